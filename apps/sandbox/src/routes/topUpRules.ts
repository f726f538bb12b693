import { type CheckoutInput, parseAmount } from '@may/api/schemas';
import { currencyOfRegion, isWithinLimits, type TopUpMethod, topUpLimits, topUpMethodsOf } from '@may/domain';
import { Refusal } from '../http/refusal.ts';
import { topUpRow } from '../store/topUpRow.ts';
import type { User } from '../store/users.ts';
import { amountInWords } from '../web/amountInWords.ts';

const findMethod = ({ type, method }: CheckoutInput, region: User['regionCode']): TopUpMethod | undefined =>
  topUpMethodsOf[region].find((name) => {
    const row = topUpRow(name);
    return row.type === type && row.method === (method ?? null);
  });

/** What a top-up will be stored as; throws 400 where the region offers no such method or the amount is out of range. */
export const planTopUp = (input: CheckoutInput, { regionCode }: Pick<User, 'regionCode'>) => {
  const name = findMethod(input, regionCode);
  if (!name) throw new Refusal(400, 'methodNotOffered');
  const currency = currencyOfRegion(regionCode);
  const amount = parseAmount(input.amount, currency)?.amount ?? null;
  const { minimum, maximum } = topUpLimits[currency];
  if (!isWithinLimits(amount, topUpLimits[currency])) {
    const inWords = (limit: number) => amountInWords({ amount: limit, currency });
    throw new Refusal(400, 'amountOutOfRange', { words: { minimum: inWords(minimum), maximum: inWords(maximum) } });
  }
  return { amount, currency, ...topUpRow(name) };
};
