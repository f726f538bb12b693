import { expiryOf } from '@may/domain/cards/card.ts';
import * as v from 'valibot';
import type { StripeErrorName } from './stripe/stripeErrors.ts';

/** The result of linking a test card or of a payment by it. `challenge` asks the card's owner first. */
type Behaviour = 'accept' | 'challenge' | 'declined' | 'insufficientFunds';

type TestCard = { number: string; brand: string; link: Exclude<Behaviour, 'insufficientFunds'>; pay: Behaviour };

/** The card providers' test numbers. Every other number counts as a real card and is refused. */
export const testCards = {
  visa: { number: '4242424242424242', brand: 'visa', link: 'accept', pay: 'accept' },
  otherVisa: { number: '4111111111111111', brand: 'visa', link: 'accept', pay: 'accept' },
  mastercard: { number: '5555555555554444', brand: 'mastercard', link: 'accept', pay: 'accept' },
  amex: { number: '378282246310005', brand: 'amex', link: 'accept', pay: 'accept' },
  declined: { number: '4000000000000002', brand: 'visa', link: 'declined', pay: 'declined' },
  challenged: { number: '4000002500003155', brand: 'visa', link: 'challenge', pay: 'challenge' },
  noFunds: { number: '4000000000009995', brand: 'visa', link: 'accept', pay: 'insufficientFunds' },
  failsLater: { number: '4000000000000341', brand: 'visa', link: 'accept', pay: 'declined' },
} as const satisfies Record<string, TestCard>;

export type TestCardName = keyof typeof testCards;

export const testCardNames = Object.keys(testCards) as [TestCardName, ...TestCardName[]];

const digits = v.pipe(v.string(), v.regex(/^\d{0,19}$/));
const whole = v.pipe(v.number(), v.integer());

/** The JSON that the card form sends, as it was typed. */
export const cardDetailsSchema = v.object({ number: digits, exp_month: whole, exp_year: whole, cvc: digits });

export type CardDetails = v.InferOutput<typeof cardDetailsSchema>;

/** The test card that was typed, or the refusal that its details cause before its bank is asked. */
export const readCard = (
  { number, exp_month, exp_year, cvc }: CardDetails,
  now: Date,
): { testCard: TestCardName; error?: undefined } | { testCard?: undefined; error: StripeErrorName } => {
  if (exp_month < 1 || exp_month > 12) return { error: 'incomplete' };
  if (expiryOf({ expMonth: exp_month, expYear: exp_year }, now.getTime()) === 'expired')
    return { error: 'expiredCard' };
  if (cvc.length < 3) return { error: 'incomplete' };
  const testCard = testCardNames.find((name) => testCards[name].number === number);
  return testCard ? { testCard } : { error: 'liveCard' };
};
