import { diskLimits } from '@may/domain/order/order.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { refusedBy, tellLine } from '@may/ui/errors/tellError.ts';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useTranslation } from 'react-i18next';
import type { UpgradeFailure } from './serverUpgrade.ts';

type FailureBannerProps = UpgradeFailure & {
  /** The specified words for a change that was not made, if the provider sent none. */
  of: 'disk' | 'plan';
  topUpHref: string;
};

/** The provider's words, which may lack the full stop before ours. */
const sentence = (words: string): string => (/[.!?…]\s*$/.test(words) ? words : `${words}.`);

/** The reason why the last try changed nothing. */
export const FailureBanner = ({ reason, serverMessage, topUp, of, topUpHref }: FailureBannerProps) => {
  const { t } = useTranslation(['serverUpgrade', 'common']);
  const ours =
    reason === 'refused'
      ? tellLine(t, `serverUpgrade:failed.${of}`)
      : reason === 'unread'
        ? tellLine(t, 'serverUpgrade:failed.unread')
        : tellLine(t, `serverUpgrade:gap.${reason}`, { ...diskLimits, size: '' });
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
