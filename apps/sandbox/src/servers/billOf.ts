import { type Currency, priceOrder } from '@may/domain';
import { type CataloguePlan, pricesOf } from './catalogue.ts';
import type { Bill } from './serverBills.ts';
import type { StoredServer } from './serverTables.ts';

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
  return { description, currency, cost: priceOrder({ plan: pricesOf(plan), ...size }) };
};
