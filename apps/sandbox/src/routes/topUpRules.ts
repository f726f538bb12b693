import {
  type CheckoutInput,
  type Currency,
  currencyOfRegion,
  parseAmount,
  type TopUpMethodName,
  topUpMethods,
} from '@may/api/schemas';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../store/users.ts';
import { amountInWords } from '../web/amountInWords.ts';

/** In minor units. */
const topUpLimits: Record<Currency, { minimum: number; maximum: number }> = {
  VND: { minimum: 10_000, maximum: 200_000_000 },
  AUD: { minimum: 100, maximum: 2_000_000 },
  USD: { minimum: 100, maximum: 2_000_000 },
  EUR: { minimum: 100, maximum: 2_000_000 },
};

const descriptions: Record<TopUpMethodName, string> = {
  alepay: 'Nạp tiền qua Alepay',
  vietqr: 'Nạp tiền qua VietQR',
  atm: 'Nạp tiền qua thẻ ATM nội địa',
  internationalCard: 'Nạp tiền qua thẻ quốc tế',
  vnpay: 'Nạp tiền qua VN Pay',
  creditCard: 'Top-up by credit card',
};

const methodNames = Object.keys(topUpMethods) as TopUpMethodName[];

const wireOf = (name: TopUpMethodName): { type: number; method?: string } => topUpMethods[name];

const findMethodName = ({ type, method }: CheckoutInput, region: User['regionCode']): TopUpMethodName | undefined =>
  methodNames.find((name) => {
    const wire = wireOf(name);
    return wire.type === type && wire.method === method && (name === 'creditCard') === (region !== 'VN');
  });

/** What a top-up will be stored as; throws 400 where the region offers no such method or the amount is out of range. */
export const planTopUp = (input: CheckoutInput, { regionCode }: Pick<User, 'regionCode'>) => {
  const name = findMethodName(input, regionCode);
  if (!name) throw new Refusal(400, 'methodNotOffered');
  const currency = currencyOfRegion(regionCode);
  const amount = parseAmount(input.amount, currency)?.amount;
  const { minimum, maximum } = topUpLimits[currency];
  if (amount === undefined || amount < minimum || amount > maximum) {
    const inWords = (limit: number) => amountInWords({ amount: limit, currency });
    throw new Refusal(400, 'amountOutOfRange', { words: { minimum: inWords(minimum), maximum: inWords(maximum) } });
  }
  return { amount, currency, type: input.type, method: input.method ?? null, description: descriptions[name] };
};
