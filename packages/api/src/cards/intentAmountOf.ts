import type { Confirmed, Money } from '@may/domain';
import { parseAmount } from '../money/parseAmount.ts';
import { parseCurrency } from '../money/parseCurrency.ts';
import { confirm } from '../wire/confirm.ts';

/** The amount of a card provider's intent (minor units); null without an amount and a known currency of its own. */
export const intentAmountOf = (intent: { amount?: unknown; currency?: unknown }): Confirmed<Money> | null => {
  const currency = intent.currency ? parseCurrency(intent.currency, 'VND') : null;
  const amount = currency && typeof intent.amount === 'number' && parseAmount(intent.amount, currency, 'minor');
  return amount ? confirm(amount) : null;
};
