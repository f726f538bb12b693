import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Private } from '@may/ui/components/Private/Private.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { formatDate } from '@may/ui/format/formatDate.ts';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { useTranslation } from 'react-i18next';
import { ChangedValue } from './ChangedValue.tsx';
import { CostChange } from './CostChange.tsx';
import { ReviewWarnings } from './ReviewWarnings.tsx';
import * as styles from './ServerUpgrade.css.ts';
import type { UpgradeChange, UpgradeReview } from './serverUpgrade.ts';
import { useChangeWords } from './useChangeWords.ts';

type ReviewBodyProps = { review: UpgradeReview; topUpHref: string };

/** The focus goes to the beginning of the review, because its first link or button may be far below on a phone. */
const startHere = (node: HTMLElement | null): void => {
  node?.focus({ preventScroll: true });
  node?.scrollIntoView({ block: 'start' });
};

/** An upgrade before it costs money: the old and the new values, the price and the consequences. */
export const ReviewBody = ({ review, topUpHref }: ReviewBodyProps) => (
  <div ref={startHere} tabIndex={-1} className={styles.review}>
    <Stack>
      <ReviewWarnings {...review} />
      <Change change={review.change} />
      <CostChange {...review.cost} />
      <Consequences {...review} />
      <WalletNote review={review} topUpHref={topUpHref} />
    </Stack>
  </div>
);

const Change = ({ change }: { change: UpgradeChange }) => {
  const { summary, sizesOfPlans } = useChangeWords();
  const facts = [
    summary(change),
    ...(change.part === 'plan' && change.after ? sizesOfPlans({ ...change, after: change.after }) : []),
  ];
  return (
    <DescriptionList items={facts.map(({ label, ...values }) => ({ label, value: <ChangedValue {...values} /> }))} />
  );
};

const Consequences = ({ change, cost, nextCharge, wallet }: UpgradeReview) => {
  const { t } = useTranslation('serverUpgrade');
  const locale = useLocale();
  const { after, difference } = cost;
  const words = { total: after && formatMoney(after.total).text, date: nextCharge && formatDate(nextCharge, locale) };
  const lines = [
    change.part === 'plan'
      ? { icon: icons.retry, text: t('review.restart') }
      : { icon: icons.lock, text: t('review.neverSmaller') },
    ...(after
      ? [{ icon: icons.clock, text: t(nextCharge ? 'review.nextCharge' : 'review.nextChargeUnknown', words) }]
      : []),
    ...(difference === null || difference.amount > 0 ? [{ icon: icons.wallet, text: t('review.atOnce') }] : []),
    ...(wallet && after && wallet.currency !== after.total.currency
      ? [{ icon: icons.wallet, text: t('review.otherCurrency', { currency: wallet.currency }) }]
      : []),
  ];
  return (
    <ul className={styles.consequences} aria-label={t('review.consequences')}>
      {lines.map(({ icon, text }) => (
        <li key={text} className={styles.consequence}>
          <span className={styles.mark}>
            <Icon icon={icon} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
};

const WalletNote = ({ review, topUpHref }: ReviewBodyProps) => {
  const { t } = useTranslation('serverUpgrade');
  const { wallet, topUp, cost } = review;
  if (!wallet || !topUp || !cost.difference) return null;
  return (
    <Banner
      tone="caution"
      action={{ label: t('review.topUp', { amount: formatMoney(topUp).text }), href: topUpHref, icon: icons.plus }}
    >
      <Private>
        {t('review.short', { wallet: formatMoney(wallet).text, difference: formatMoney(cost.difference).text })}
      </Private>
    </Banner>
  );
};
