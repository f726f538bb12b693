import type { Money } from '@may/domain';
import type { CardSetup, CardStanding } from '@may/machines';

/** The fields that are read of an intent of the card provider. */
type Intent = { status?: unknown };

/** The fields that are read of a failure of Stripe.js. */
export type CardProviderError = {
  type?: string | undefined;
  code?: string | undefined;
  message?: string | undefined;
  payment_intent?: Intent | undefined;
  setup_intent?: Intent | undefined;
};

/** The statuses of a payment intent in the flow's words; a status that is none of them is nothing we know. */
const payments: Record<string, CardStanding['status']> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_capture: 'processing',
  requires_action: 'unfinished',
  requires_confirmation: 'unpaid',
  requires_payment_method: 'unpaid',
  canceled: 'ended',
};

/** The statuses of a setup intent (spec §4 names three of them). */
const setups: Record<string, CardSetup['status']> = {
  succeeded: 'saved',
  processing: 'processing',
  requires_payment_method: 'rejected',
  requires_action: 'unfinished',
  requires_confirmation: 'unfinished',
  canceled: 'cancelled',
};

const lookUp = <Status>(words: Record<string, Status>, { status }: Intent): Status | 'unknown' =>
  (typeof status === 'string' && Object.hasOwn(words, status) ? words[status] : undefined) ?? 'unknown';

/** The status of a payment intent. */
export const paymentStandingOf = (intent: Intent): CardStanding => ({ status: lookUp(payments, intent) });

/** The status of a setup intent. */
export const setupStandingOf = (intent: Intent): CardSetup => ({ status: lookUp(setups, intent) });

/** True if the intent charges exactly what was shown; what it does not tell is not equal. The card provider writes currencies in small letters. */
export const isIntentOf = ({ amount, currency }: { amount?: unknown; currency?: unknown }, shown: Money): boolean =>
  amount === shown.amount && typeof currency === 'string' && currency.toUpperCase() === shown.currency;

/** Failures after which it is not known what the card provider did; `lock_timeout`: another request was at the same intent. */
const isUnanswered = ({ type, code }: CardProviderError): boolean =>
  code === 'lock_timeout' || (type !== 'card_error' && type !== 'validation_error' && type !== 'invalid_request_error');

/**
 * What a failed confirmation means: an intent that came along is the truth, whatever the error says of it ("already succeeded" is an
 * error of Stripe's); else its refusal, in its own words (spec §8); else nothing is known.
 */
export const readPaymentFailure = (error: CardProviderError): CardStanding => {
  const standing = error.payment_intent ? paymentStandingOf(error.payment_intent).status : 'unknown';
  if (standing === 'succeeded' || standing === 'processing' || standing === 'ended') return { status: standing };
  if (isUnanswered(error)) throw { kind: 'unknown', serverMessage: null };
  throw { kind: 'declined', serverMessage: error.message ?? null };
};

/** The meaning of a failed confirmation of a card: the form is to be corrected, unless the intent that came along is over. */
export const readSetupFailure = (
  error: CardProviderError,
): CardSetup | { status: 'invalid'; message: string | null } => {
  const standing = error.setup_intent ? setupStandingOf(error.setup_intent).status : 'unknown';
  if (standing === 'saved' || standing === 'processing') return { status: standing };
  if (isUnanswered(error)) throw { kind: 'unreachable', serverMessage: error.message ?? null };
  return { status: 'invalid', message: error.message ?? null };
};
