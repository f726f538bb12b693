import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import type { UpgradeFailure } from './serverUpgrade.ts';

type FailureBannerProps = UpgradeFailure & {
  /** The specified words for a change that was not made, if the provider sent none. */
  of: 'disk' | 'plan';
};

/** The reason why the last try changed nothing. */
export const FailureBanner = ({ kind, serverMessage, of }: FailureBannerProps) => {
  const { t } = useTranslation(['serverUpgrade', 'common']);
  return (
    <Banner tone="critical" variant="card" title={t('common:error')}>
      {serverMessage ?? t(kind === 'refused' ? `failed.${of}` : 'failed.unread')} {t('failed.kept')}
    </Banner>
  );
};
