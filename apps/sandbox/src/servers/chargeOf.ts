import { type Currency, decimalsOf, type Money, type MonthlyCost, type PriceLine } from '@may/domain';

/** Dong per unit of each currency. Fixed, so that the price shown today is also charged next month. */
export const dongPer: Readonly<Record<Currency, number>> = { VND: 1, AUD: 16_500, USD: 25_000, EUR: 27_500 };

const convert = ({ amount }: Money, currency: Currency): Money => ({
  amount: Math.round((amount / dongPer[currency]) * 10 ** decimalsOf(currency)),
  currency,
});

/** Converts each line of a monthly cost to the wallet's currency; the amount is the sum of the converted lines. */
export const chargeOf = ({ lines }: MonthlyCost, currency: Currency): { lines: PriceLine[]; amount: number } => {
  const converted = lines.map((line) => ({
    ...line,
    each: convert(line.each, currency),
    amount: convert(line.amount, currency),
  }));
  return { lines: converted, amount: converted.reduce((sum, { amount }) => sum + amount.amount, 0) };
};
