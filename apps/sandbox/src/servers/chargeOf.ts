import { type Currency, decimalsOf, type Money } from '@may/domain/money.ts';
import { type MonthlyCost, type PriceLine, priceOrder } from '@may/domain/servers/pricing.ts';
import { type CataloguePlan, pricesOf } from './catalogue.ts';
import type { Bill } from './serverBills.ts';
import type { StoredServer } from './serverTables.ts';

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

type Billed = Pick<StoredServer, 'name' | 'diskMb' | 'mariadbDiskMb' | 'containers'>;

/** The bill of a server for the month of `now`, described in the language of the wallet's region. */
export const billOf = (
  { name, ...size }: Billed,
  plan: Pick<CataloguePlan, 'price' | 'salePrice'>,
  currency: Currency,
  now: Date,
): Bill => {
  const month = `${String(now.getUTCMonth() + 1).padStart(2, '0')}/${now.getUTCFullYear()}`;
  const description = currency === 'VND' ? `Máy chủ ${name}, tháng ${month}` : `Server ${name}, monthly plan ${month}`;
  return { description, currency, ...chargeOf(priceOrder({ plan: pricesOf(plan), ...size }), currency) };
};
