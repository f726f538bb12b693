import type { Confirmed } from '@may/domain/confirmed.ts';
import { isSameMoney, type Money } from '@may/domain/money.ts';
import type { Namespace } from '@may/ui/i18n/createI18n.ts';
import type { TFunction } from 'i18next';

type Sums = { paid: Confirmed<Money> | null; amount: Money | null };

/** The amount that was asked for, if another one has arrived. */
export const askedBeside = ({ paid, amount }: Sums): Money | null =>
  paid && amount && !isSameMoney(paid, amount) ? amount : null;

/** The amount that has arrived, and the one that was asked for beside it. Empty if the provider tells no amount. */
export const tellArrival = (t: TFunction<Namespace[]>, sums: Sums, say: (sum: Money) => string): string => {
  const asked = askedBeside(sums);
  return [
    ...(sums.paid ? [t('topUp:succeeded.text', { amount: say(sums.paid) })] : []),
    ...(asked ? [t('topUp:succeeded.asked', { amount: say(asked) })] : []),
  ].join(' ');
};
