import * as v from 'valibot';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../store/users.ts';
import { findMethod } from '../wire/methods.ts';
import { type Currency, currencyOfRegion, toMajor, toMinor } from '../wire/money.ts';

/** The smallest and largest top-up in minor units. */
export const topUpLimits: Record<Currency, { minimum: number; maximum: number }> = {
  VND: { minimum: 10_000, maximum: 200_000_000 },
  AUD: { minimum: 100, maximum: 2_000_000 },
  USD: { minimum: 100, maximum: 2_000_000 },
  EUR: { minimum: 100, maximum: 2_000_000 },
};

/** The body of a checkout; unknown fields are refused so that a mistyped one is not silently ignored. */
export const checkoutSchema = v.strictObject({
  amount: v.pipe(v.number(), v.finite()),
  type: v.picklist([1, 2]),
  method: v.optional(v.picklist(['VIETQR', 'ATMCARD', 'CREDITCARD', 'QRPAY', 'BANKTRANSFER'])),
});

/** What a top-up will be stored as; throws 400 where the region offers no such method or the amount is out of range. */
export const planTopUp = (
  { amount, type, method }: v.InferOutput<typeof checkoutSchema>,
  { regionCode }: Pick<User, 'regionCode'>,
) => {
  const row = findMethod(type, method, regionCode);
  if (!row) throw new Refusal(400, 'methodNotOffered');
  const currency = currencyOfRegion(regionCode);
  const minor = toMinor(amount, currency);
  const { minimum, maximum } = topUpLimits[currency];
  if (minor === undefined || minor < minimum || minor > maximum) {
    const inWords = (limit: number) => `${toMajor(limit, currency).toLocaleString('vi-VN')} ${currency}`;
    throw new Refusal(400, 'amountOutOfRange', { words: { minimum: inWords(minimum), maximum: inWords(maximum) } });
  }
  const description = regionCode === 'VN' ? `Nạp tiền qua ${row.label.vi}` : `Top-up by ${row.label.en}`;
  return { amount: minor, currency, type, method: method ?? null, description };
};
