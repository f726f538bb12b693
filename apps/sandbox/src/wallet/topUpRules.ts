import { type CheckoutInput, parseAmount, topUpWire } from '@may/api/schemas';
import type { Money } from '@may/domain/money.ts';
import { currencyOfRegion } from '@may/domain/region.ts';
import { isWithinLimits, type LocalMethod, localMethodsOf, topUpLimits } from '@may/domain/top-up/topUp.ts';
import { amountInWords } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../session/users.ts';

const descriptions: Record<LocalMethod, string> = {
  alepay: 'Nạp tiền qua Alepay',
  vietqr: 'Nạp tiền qua VietQR',
  atm: 'Nạp tiền qua thẻ ATM nội địa',
  internationalCard: 'Nạp tiền qua thẻ quốc tế',
  vnpay: 'Nạp tiền qua VN Pay',
  creditCard: 'Top-up by credit card',
};

/** The columns of a payment that follow from its method: type and method as in the checkout call, and the description. */
export const storedTopUp = (method: LocalMethod): { type: number; method: string | null; description: string } => {
  const wire: { type: number; method?: string } = topUpWire[method];
  return { type: wire.type, method: wire.method ?? null, description: descriptions[method] };
};

const findMethod = ({ type, method }: CheckoutInput, region: User['regionCode']): LocalMethod | undefined =>
  localMethodsOf[region].find((name) => {
    const row = storedTopUp(name);
    return row.type === type && row.method === (method ?? null);
  });

/** Converts major units to money in the customer's currency. Throws 400 if the amount is out of range. */
export const parseTopUpAmount = (majorUnits: number, { regionCode }: Pick<User, 'regionCode'>): Money => {
  const currency = currencyOfRegion(regionCode);
  const money = parseAmount(majorUnits, currency);
  const { minimum, maximum } = topUpLimits[currency];
  if (!isWithinLimits(money, topUpLimits[currency])) {
    const inWords = (limit: number) => amountInWords({ amount: limit, currency });
    throw new Refusal(400, 'amountOutOfRange', { words: { minimum: inWords(minimum), maximum: inWords(maximum) } });
  }
  return money;
};

/** The values to store for a top-up. Throws 400 if the region lacks the method or the amount is out of range. */
export const parseTopUp = (input: CheckoutInput, user: Pick<User, 'regionCode'>) => {
  const name = findMethod(input, user.regionCode);
  if (!name) throw new Refusal(400, 'methodNotOffered');
  return { ...parseTopUpAmount(input.amount, user), ...storedTopUp(name) };
};
