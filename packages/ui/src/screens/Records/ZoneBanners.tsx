import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/BrandContext.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { RecordsContent, RecordsHrefs } from './records.ts';

type ZoneBannersProps = Pick<RecordsContent, 'domain' | 'lastRun' | 'missing'> & {
  hrefs: Pick<RecordsHrefs, 'changes' | 'activate'>;
};

/** Warnings before the customer changes a record: an unfinished run, an inactive domain, calls that the provider lacks. */
export const ZoneBanners = ({ domain, lastRun, missing, hrefs }: ZoneBannersProps) => {
  const { t } = useTranslation('records');
  const { email } = useBrand().contact;
  const lacks = missing.edit && missing.delete ? 'both' : missing.edit ? 'edit' : missing.delete ? 'delete' : null;
  return (
    <>
      {lastRun === 'open' ? (
        <Banner
          tone="caution"
          variant="card"
          title={t('openRun.title')}
          action={<Link href={hrefs.changes}>{t('openRun.action')}</Link>}
        >
          {t('openRun.text')}
        </Banner>
      ) : null}
      {domain.active ? null : (
        <Banner
          tone="brand"
          variant="card"
          title={t('inactive.title')}
          action={<Link href={hrefs.activate}>{t('inactive.action')}</Link>}
        >
          {t('inactive.text')}
        </Banner>
      )}
      {lacks ? (
        <Banner
          tone="caution"
          variant="card"
          title={t(`missing.title.${lacks}`)}
          action={<Link href={`mailto:${email}`}>{t('missing.support')}</Link>}
        >
          {t(`missing.text.${lacks}`)}
        </Banner>
      ) : null}
    </>
  );
};
