import { diskLimits } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import type { UpgradeFailure } from './serverUpgrade.ts';

type FailureBannerProps = UpgradeFailure & {
  /** The specified words for a change that was not made, if the provider sent none. */
  of: 'disk' | 'plan';
};

/** The reason why the last try changed nothing. */
export const FailureBanner = ({ reason, serverMessage, of }: FailureBannerProps) => {
  const { t } = useTranslation(['serverUpgrade', 'common']);
  const ours =
    reason === 'refused'
      ? t(`failed.${of}`)
      : reason === 'unread' || reason === 'changed'
        ? t(`failed.${reason}`)
        : t(`gap.${reason}`, { ...diskLimits, size: '' });
  return (
    <Banner tone="critical" variant="card" title={t('common:error')}>
      {serverMessage ?? ours} {t('failed.kept')}
    </Banner>
  );
};
