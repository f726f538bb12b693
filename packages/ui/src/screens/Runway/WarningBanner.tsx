import type { Warning } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import { useRunwayWords } from './useRunwayWords.ts';

export type WarningBannerProps = {
  /** Null once the wallet was cured while it was shown: the banner then says so until the next page. */
  warning: Warning | null;
  /** Epoch milliseconds. */
  now: number;
  hrefs: { topUp: string; cards: string };
  onDismiss: () => void;
};

/** The most urgent warning above a page, with the step that cures it. */
export const WarningBanner = ({ warning, now, hrefs, onDismiss }: WarningBannerProps) => {
  const { t } = useTranslation('runway');
  const { sayWarning } = useRunwayWords(now);
  if (warning === null) {
    return (
      <Banner tone="positive" onDismiss={onDismiss}>
        {t('cured')}
      </Banner>
    );
  }
  const { title, text } = sayWarning(warning);
  const topUp = warning.topic === 'wallet' ? warning.topUp : null;
  return (
    <Banner
      tone="caution"
      title={title}
      onDismiss={onDismiss}
      action={
        warning.topic === 'card' ? (
          <Link href={hrefs.cards} standalone tone="neutral" strong>
            {t('cards')}
          </Link>
        ) : topUp ? (
          <Link href={hrefs.topUp} standalone tone="neutral" strong>
            {t('topUp', { amount: formatMoney(topUp).text })}
          </Link>
        ) : null
      }
    >
      {text}
    </Banner>
  );
};
