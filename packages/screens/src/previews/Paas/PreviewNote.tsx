import { useBrand } from '@may/ui/brand/BrandContext.ts';
import { linkPlace, Sentence } from '@may/ui/common/Sentence.tsx';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { useTranslation } from 'react-i18next';

/** Says that the page is a preview: with sample data, or with a form that creates no project. */
export const PreviewNote = ({ about }: { about: 'sample' | 'project' }) => {
  const { t } = useTranslation('paas');
  const { email } = useBrand().contact;
  return (
    <Banner tone="brand" title={t(`preview.${about}`)}>
      <Sentence text={t('preview.text', { link: linkPlace })}>
        <Link href={`mailto:${email}`}>{email}</Link>
      </Sentence>
    </Banner>
  );
};
