import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notices } from '../notices/notices.ts';
import { version } from './version.ts';

/** Tells the customer once of a newer version; the customer decides when to load it, because a payment may be on screen. */
export const useVersionNotice = (): void => {
  const { t } = useTranslation(['notifications', 'common']);
  const tell = useEffectEvent(() => {
    notices.notify({
      title: t('common:newVersion.title'),
      text: t('newVersionText'),
      tone: 'brand',
      stays: true,
      action: { label: t('common:newVersion.reload'), onAct: version.reload },
    });
  });
  useEffect(() => {
    if (version.isOld()) {
      tell();
      return;
    }
    return version.subscribe(() => tell());
  }, []);
};
