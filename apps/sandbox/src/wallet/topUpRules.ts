import { type CheckoutInput, parseAmount } from '@may/api/schemas';
import {
  currencyOfRegion,
  isWithinLimits,
  type LocalMethod,
  localMethodsOf,
  type Money,
  topUpLimits,
} from '@may/domain';
import { amountInWords } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../session/users.ts';
import { storedTopUp } from './storedTopUp.ts';

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
