import { type Currency, decimalsOf, type Money, type MonthlyCost, type PriceLine } from '@may/domain';

/** Dong for one of each currency: the sandbox's own, fixed so that a price shown today is the one charged next month. */
export const dongPer: Readonly<Record<Currency, number>> = { VND: 1, AUD: 16_500, USD: 25_000, EUR: 27_500 };

const convert = ({ amount }: Money, currency: Currency): Money => ({
  amount: Math.round((amount / dongPer[currency]) * 10 ** decimalsOf(currency)),
  currency,
});

/** A monthly cost as a wallet is charged it: in dong as it was shown, else each line converted, and their sum. */
export const chargeOf = ({ lines }: MonthlyCost, currency: Currency): { lines: PriceLine[]; amount: number } => {
  const converted = lines.map((line) => ({
    ...line,
    each: convert(line.each, currency),
    amount: convert(line.amount, currency),
  }));
  return { lines: converted, amount: converted.reduce((sum, { amount }) => sum + amount.amount, 0) };
};
