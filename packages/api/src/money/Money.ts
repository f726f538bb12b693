import * as v from 'valibot';

/** The currencies a customer can be billed in. */
export const currencies = ['VND', 'AUD', 'USD', 'EUR'] as const;

/** One of the billing currencies, by its ISO 4217 code. */
export const currencySchema = v.picklist(currencies);

/** One of the billing currencies, by its ISO 4217 code. */
export type Currency = v.InferOutput<typeof currencySchema>;

/** An amount in integer minor units (dong; cents elsewhere), signed, always a safe integer. */
export const moneySchema = v.object({ amount: v.pipe(v.number(), v.safeInteger()), currency: currencySchema });

/** An amount in integer minor units (dong; cents elsewhere) and its currency. */
export type Money = v.InferOutput<typeof moneySchema>;

/** How many decimals a currency's major unit has: none for the dong, two elsewhere. */
export function decimalsOf(currency: Currency): number {
  return currency === 'VND' ? 0 : 2;
}

/** The amount as the wallet calls write it: a number in major units (500000 for 500.000 đ, 12.5 for 12,50 aud). */
export function toMajorUnits(money: Money): number {
  return money.amount / 10 ** decimalsOf(money.currency);
}
