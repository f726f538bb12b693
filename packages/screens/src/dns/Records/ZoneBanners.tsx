import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { useTranslation } from 'react-i18next';
import type { RecordsContent, RecordsHrefs } from './records.ts';

type ZoneBannersProps = Pick<RecordsContent, 'domain' | 'lastRun'> & {
  hrefs: Pick<RecordsHrefs, 'changes' | 'activate'>;
};

/** Warnings before the customer changes a record: an unfinished run, an inactive domain. */
export const ZoneBanners = ({ domain, lastRun, hrefs }: ZoneBannersProps) => {
  const { t } = useTranslation('records');
  return (
    <>
      {lastRun === 'open' ? (
        <Banner tone="caution" title={t('openRun.title')} action={{ label: t('openRun.action'), href: hrefs.changes }}>
          {t('openRun.text')}
        </Banner>
      ) : null}
      {domain.active ? null : (
        <Banner tone="brand" title={t('inactive.title')} action={{ label: t('inactive.action'), href: hrefs.activate }}>
          {t('inactive.text')}
        </Banner>
      )}
    </>
  );
};
