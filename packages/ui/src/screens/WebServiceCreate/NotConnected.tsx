import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';

/** Says that the preview connected no host and no repository. */
export const NotConnected = ({ name }: { name: string }) => {
  const { t } = useTranslation('paas');
  return (
    <Banner variant="card" title={t('repository.unavailable', { name })}>
      {t('repository.unavailableText')}
    </Banner>
  );
};
