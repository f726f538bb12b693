import { Heading } from '../../components/Heading/Heading.tsx';
import type { Currency, Money } from '../../format/money.ts';
import type { Loadable } from '../Loadable.ts';
import type { PendingTopUpsProps } from '../PendingTopUps/PendingTopUps.tsx';
import type { TopUpMethod } from '../wallet.ts';
import type { LinkedCard, TopUpGroup, TopUpGroupOption, TopUpStatus } from './topUp.ts';

/** Every amount is a number of the currency's minor units. */
export interface TopUpScreenProps {
  status: TopUpStatus;
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
  pendingTopUps: PendingTopUpsProps;
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
export const TopUpScreen = ({ status }: TopUpScreenProps) => <Heading level={1}>{status.name}</Heading>;
