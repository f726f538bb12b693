import { intentAmountOf, meaningOf, setupOf } from '@may/api';
import type { CardSetup } from '@may/domain/cards/card.ts';
import type { Confirmed } from '@may/domain/confirmed.ts';
import { isSameMoney, type Money } from '@may/domain/money.ts';
import type { CardStanding } from '@may/machines/cards/cardConfirmation.types.ts';

/** The fields of a card provider's intent that the portal reads. */
type Intent = { status?: unknown; amount?: unknown; currency?: unknown; payment_method?: unknown };

/** The fields of a Stripe.js failure that the portal reads. */
export type CardProviderError = {
  type?: string | undefined;
  code?: string | undefined;
  message?: string | undefined;
  payment_intent?: Intent | undefined;
  setup_intent?: Intent | undefined;
};

/** Stripe's statuses of a payment intent as statuses of the flow; any other one is `unknown`. */
const payments: Record<string, CardStanding['status']> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_capture: 'processing',
  requires_action: 'unfinished',
  requires_confirmation: 'unpaid',
  requires_payment_method: 'unpaid',
  canceled: 'ended',
};

/** Stripe's id of the card that the intent charges; null if it tells none. */
const cardIdOf = ({ payment_method: told }: Intent): string | null =>
  typeof told === 'string' && told.startsWith('pm_') ? told : null;

export const paymentStandingOf = (intent: Intent): CardStanding => {
  const status = meaningOf(payments, intent.status);
  const paid = status === 'succeeded' && intentAmountOf(intent);
  const cardId = status === 'succeeded' ? cardIdOf(intent) : null;
  return { status, ...(paid && { paid }), ...(cardId && { cardId }) };
};

/** True if the intent would charge another card. It is false if the provider's card has no id of Stripe's: then nothing can be compared. */
export const isOfOtherCard = (intent: Intent, cardId: string): boolean => {
  const told = cardIdOf(intent);
  return told !== null && cardId.startsWith('pm_') && told !== cardId;
};

/** The id of the intent inside Stripe's client secret; null if the text has another shape. */
export const intentIdOf = (secret: string): string | null => secret.match(/^pi_[A-Za-z0-9]+(?=_secret_)/)?.[0] ?? null;

/** True if the intent charges exactly the shown amount; a missing field counts as different. */
export const isIntentOf = (intent: Intent, shown: Money): boolean => isSameMoney(intentAmountOf(intent), shown);

/** True if the failure does not tell the outcome. `lock_timeout` means that another request used the same intent. */
const isUnanswered = ({ type, code }: CardProviderError): boolean =>
  code === 'lock_timeout' || (type !== 'card_error' && type !== 'validation_error' && type !== 'invalid_request_error');

/**
 * Reads a failed confirmation. The intent inside the error counts before the error, because Stripe reports "already succeeded" as an error.
 * Otherwise rejects as `declined` with Stripe's message (spec §8), or as `unknown`.
 */
export const readPaymentFailure = (error: CardProviderError): CardStanding => {
  const standing = error.payment_intent && paymentStandingOf(error.payment_intent);
  if (standing && /succeeded|processing|ended/.test(standing.status)) return standing;
  if (isUnanswered(error)) throw { kind: 'unknown', serverMessage: null };
  if (standing?.status === 'unfinished') return standing;
  throw { kind: 'declined', serverMessage: error.message ?? null };
};

/** Reads a failed confirmation of a new card: the customer corrects the form, unless the intent inside the error is over. */
export const readSetupFailure = (
  error: CardProviderError,
): Confirmed<CardSetup> | { status: 'invalid'; message: string | null } => {
  const setup = error.setup_intent && setupOf(error.setup_intent);
  if (setup?.status === 'saved' || setup?.status === 'processing') return setup;
  if (isUnanswered(error)) throw { kind: 'unreachable', serverMessage: error.message ?? null };
  return { status: 'invalid', message: error.message ?? null };
};
