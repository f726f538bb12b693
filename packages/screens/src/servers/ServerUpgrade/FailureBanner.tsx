import { diskLimits } from '@may/domain/order/order.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { refusedBy, sentence, tellLine } from '@may/ui/errors/tellError.ts';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useTranslation } from 'react-i18next';
import { useSizes } from '../useSizes.ts';
import type { UpgradeFailure } from './serverUpgrade.ts';

type FailureBannerProps = UpgradeFailure & {
  /** The specified words for a change that was not made, if the provider sent none. */
  of: 'disk' | 'plan';
  /** The present size of the disk in MB. */
  sizeMb: number | null;
  topUpHref: string;
};

/** The reason why the last try changed nothing. */
export const FailureBanner = ({ reason, serverMessage, topUp, of, sizeMb, topUpHref }: FailureBannerProps) => {
  const { t } = useTranslation(['serverUpgrade', 'common']);
  const sizes = useSizes();
  const ours =
    reason === 'refused'
      ? tellLine(t, `serverUpgrade:failed.${of}`)
      : reason === 'unread'
        ? tellLine(t, 'serverUpgrade:failed.unread')
        : tellLine(t, `serverUpgrade:gap.${reason}`, { ...diskLimits, size: sizes.disk(sizeMb) });
  const { title, text } = refusedBy(t, ours, serverMessage);
  return (
    <Banner
      tone="critical"
      title={title}
      action={
        topUp && { label: t('review.topUp', { amount: formatMoney(topUp).text }), href: topUpHref, icon: icons.plus }
      }
    >
      {sentence(text)} {t(reason === 'refused' ? 'failed.kept' : 'failed.notSent')}
    </Banner>
  );
};
