import type { Currency, LinkedCard, Money, TopUpGroup, TopUpMethod } from '@may/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { Loadable } from '../Loadable.ts';
import { AmountSection } from './AmountSection.tsx';
import { MeansSection } from './MeansSection.tsx';
import { Outcome } from './Outcome.tsx';
import { outcomeOf } from './outcomeOf.ts';
import { Summary } from './Summary.tsx';
import * as styles from './TopUp.css.ts';
import type { TopUpGroupOption, TopUpStatus } from './topUp.ts';
import { WalletBalance } from './WalletBalance.tsx';

/** Every amount is a number of the currency's minor units. */
export interface TopUpScreenProps {
  status: TopUpStatus;
  /** Nothing can be sent, and nothing is kept to be sent later. */
  offline?: boolean;
  balance: Loadable<Money | null>;
  currency: Currency;
  amount: number | null;
  presets: readonly number[];
  minimum: number;
  maximum: number;
  groups: readonly TopUpGroupOption[];
  group: TopUpGroup | null;
  method: TopUpMethod | null;
  cards: readonly LinkedCard[];
  cardId: string | null;
  /** The tray of unresolved top-ups, where there are any. */
  pendingTopUps: ReactNode;
  hrefs: { home: string; transactions: string; linkCard: string };
  onAmountChange: (amount: number | null) => void;
  onGroupSelect: (group: TopUpGroup) => void;
  onMethodSelect: (method: TopUpMethod) => void;
  onCardSelect: (cardId: string) => void;
  onPay: () => void;
  onRetry: () => void;
  onCancel: () => void;
  /** Go to the bank's page now. */
  onLeave: () => void;
  onCheck: () => void;
  /** Continue a pending payment on the bank's page. */
  onResume: () => void;
  onStartOver: () => void;
}

/** Top up the wallet: amount, group, method or card, pay (spec section 2, /payment; flows.md, topUp). */
export const TopUpScreen = (props: TopUpScreenProps) => {
  const { status, balance, amount, pendingTopUps, hrefs } = props;
  const { t } = useTranslation('topUp');
  const outcome = outcomeOf(status);
  if (outcome) return <Outcome {...props} outcome={outcome} />;
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Breadcrumbs items={[{ label: t('home'), href: hrefs.home }, { label: t('title') }]} />
        <div className={styles.head}>
          <Heading level={1} size="large">
            {t('title')}
          </Heading>
          <WalletBalance balance={balance} />
        </div>
      </Stack>
      {pendingTopUps}
      <div className={styles.columns}>
        {/* Once the payment is being created nothing may change under it. */}
        <div inert={status.name === 'creatingPayment'}>
          <Stack space="large">
            <AmountSection {...props} />
            {amount !== null && amount > 0 && status.name !== 'choosingAmount' ? <MeansSection {...props} /> : null}
          </Stack>
        </div>
        <div className={styles.summary}>
          <Summary {...props} />
        </div>
      </div>
    </Stack>
  );
};
