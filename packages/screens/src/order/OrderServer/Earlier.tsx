import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { formatDateTime } from '@may/ui/format/formatDate.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { useTranslation } from 'react-i18next';
import type { OrderReview } from './orderServer.ts';

/** The result of an earlier order, and the consequence of ordering again (docs/decisions/0014). */
export const Earlier = ({ at, isSame, serverHref }: Omit<OrderReview['earlier'][number], 'key'>) => {
  const { t } = useTranslation('orderServer');
  const locale = useLocale();
  const about = `earlier.${serverHref === null ? 'unknown' : 'made'}${isSame ? 'Same' : 'Other'}` as const;
  return (
    <Banner
      tone="caution"
      title={t(`${about}.title`)}
      action={serverHref === null ? null : { label: t('earlier.show'), href: serverHref }}
    >
      {t(`${about}.text`, { time: formatDateTime(new Date(at).toISOString(), locale) })}
    </Banner>
  );
};
