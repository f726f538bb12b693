import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notices } from '../notices/notices.ts';
import { version } from './version.ts';

/** Says once that there is a newer version, and leaves it to the customer when to load it: a payment may be on screen. */
export const useVersionNotice = (): void => {
  const { t } = useTranslation('notifications');
  const tell = useEffectEvent(() => {
    notices.notify({
      title: t('newVersion.title'),
      text: t('newVersion.text'),
      tone: 'brand',
      stays: true,
      action: { label: t('newVersion.reload'), onAct: version.reload },
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
