import { expiryOf } from '@may/domain';
import * as v from 'valibot';
import type { StripeErrorName } from './stripe/stripeErrors.ts';
import { testCardOf } from './testCards.ts';

const digits = (least: number, most: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\d{${least},${most}}$`)));

/** The JSON that the card form sends. */
export const cardDetailsSchema = v.object({
  number: digits(12, 19),
  exp_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  exp_year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)),
  cvc: digits(3, 4),
});

export type CardDetails = v.InferOutput<typeof cardDetailsSchema>;

const passesLuhn = (number: string): boolean => {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};

/** The refusal that the card's details cause, before its bank is asked; null for a valid test card. */
export const refusalOfDetails = ({ number, exp_month, exp_year }: CardDetails, now: Date): StripeErrorName | null => {
  if (!passesLuhn(number)) return 'incorrectNumber';
  if (expiryOf({ expMonth: exp_month, expYear: exp_year }, now.getTime()) === 'expired') return 'expiredCard';
  return testCardOf(number) === undefined ? 'liveCard' : null;
};
