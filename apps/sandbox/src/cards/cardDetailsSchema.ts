import { expiryOf } from '@may/domain';
import * as v from 'valibot';
import type { StripeErrorName } from './stripe/stripeErrors.ts';
import { testCardOf } from './testCards.ts';

const digits = v.pipe(v.string(), v.regex(/^\d{0,19}$/));
const whole = v.pipe(v.number(), v.integer());

/** The JSON that the card form sends, as it was typed. */
export const cardDetailsSchema = v.object({ number: digits, exp_month: whole, exp_year: whole, cvc: digits });

export type CardDetails = v.InferOutput<typeof cardDetailsSchema>;

/** The refusal that the card's details cause, before its bank is asked; null for a valid test card. */
export const refusalOfDetails = (
  { number, exp_month, exp_year, cvc }: CardDetails,
  now: Date,
): StripeErrorName | null => {
  if (exp_month < 1 || exp_month > 12) return 'incomplete';
  if (expiryOf({ expMonth: exp_month, expYear: exp_year }, now.getTime()) === 'expired') return 'expiredCard';
  if (cvc.length < 3) return 'incomplete';
  return testCardOf(number) === undefined ? 'liveCard' : null;
};
