import { useTranslation } from 'react-i18next';
import { brand } from '../../brand/brand.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';

/** Says that the page is a preview: with sample data, or with a form that creates no project. */
export const PreviewNote = ({ about }: { about: 'sample' | 'project' }) => {
  const { t } = useTranslation('paas');
  return (
    <Banner variant="card" tone="brand" title={t(`preview.${about}`)}>
      {t('preview.text')} <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>.
    </Banner>
  );
};
