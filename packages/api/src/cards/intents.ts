import type { CardSetup } from '@may/domain/cards/card.ts';
import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Money } from '@may/domain/money.ts';
import { parseAmount } from '../money/parseAmount.ts';
import { parseCurrency } from '../money/parseCurrency.ts';
import { confirm } from '../wire/confirm.ts';

/** Stripe's statuses of a setup intent (spec §4 names three of them). */
const setups: Record<string, CardSetup['status']> = {
  succeeded: 'saved',
  processing: 'processing',
  requires_payment_method: 'rejected',
  requires_action: 'unfinished',
  requires_confirmation: 'unfinished',
  canceled: 'cancelled',
};

/** The meaning of an intent's status; `unknown` for any word that the list lacks. */
export const meaningOf = <Meaning>(words: Record<string, Meaning>, status: unknown): Meaning | 'unknown' =>
  (typeof status === 'string' && Object.hasOwn(words, status) ? words[status] : undefined) ?? 'unknown';

/** The status of a card's linking, as the card provider tells it in its setup intent. */
export const setupOf = (intent: { status?: unknown }): Confirmed<CardSetup> =>
  confirm({ status: meaningOf(setups, intent.status) });

/** The amount of a card provider's intent (minor units); null without an amount and a known currency of its own. */
export const intentAmountOf = (intent: { amount?: unknown; currency?: unknown }): Confirmed<Money> | null => {
  const currency = intent.currency ? parseCurrency(intent.currency, 'VND') : null;
  const amount = currency && typeof intent.amount === 'number' && parseAmount(intent.amount, currency, 'minor');
  return amount ? confirm(amount) : null;
};
