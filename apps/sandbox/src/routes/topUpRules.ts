import { type CheckoutInput, parseAmount, topUpWire } from '@may/api/schemas';
import { currencyOfRegion, isWithinLimits, type TopUpMethod, topUpLimits, topUpMethodsOf } from '@may/domain';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../store/users.ts';
import { amountInWords } from '../web/amountInWords.ts';

const descriptions: Record<TopUpMethod, string> = {
  alepay: 'Nạp tiền qua Alepay',
  vietqr: 'Nạp tiền qua VietQR',
  atm: 'Nạp tiền qua thẻ ATM nội địa',
  internationalCard: 'Nạp tiền qua thẻ quốc tế',
  vnpay: 'Nạp tiền qua VN Pay',
  creditCard: 'Top-up by credit card',
};

const wireOf = (name: TopUpMethod): { type: number; method?: string } => topUpWire[name];

const findMethodName = ({ type, method }: CheckoutInput, region: User['regionCode']): TopUpMethod | undefined =>
  topUpMethodsOf[region].find((name) => wireOf(name).type === type && wireOf(name).method === method);

/** What a top-up will be stored as; throws 400 where the region offers no such method or the amount is out of range. */
export const planTopUp = (input: CheckoutInput, { regionCode }: Pick<User, 'regionCode'>) => {
  const name = findMethodName(input, regionCode);
  if (!name) throw new Refusal(400, 'methodNotOffered');
  const currency = currencyOfRegion(regionCode);
  const amount = parseAmount(input.amount, currency)?.amount ?? null;
  const { minimum, maximum } = topUpLimits[currency];
  if (!isWithinLimits(amount, topUpLimits[currency])) {
    const inWords = (limit: number) => amountInWords({ amount: limit, currency });
    throw new Refusal(400, 'amountOutOfRange', { words: { minimum: inWords(minimum), maximum: inWords(maximum) } });
  }
  return { amount, currency, type: input.type, method: input.method ?? null, description: descriptions[name] };
};
