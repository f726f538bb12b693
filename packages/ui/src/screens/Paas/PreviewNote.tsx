import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/BrandContext.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { linkPlace, Sentence } from '../../private/Sentence.tsx';

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
