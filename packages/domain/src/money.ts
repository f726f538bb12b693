/** The billing currencies by their ISO 4217 codes. */
export const currencies = ['VND', 'AUD', 'USD', 'EUR'] as const;

export type Currency = (typeof currencies)[number];

/** An amount in integer minor units (dong; cents elsewhere), signed, always a safe integer, with its currency. */
export type Money = { amount: number; currency: Currency };

/** An amount of dong, the currency of all prices. */
export const dong = (amount: number) => ({ amount, currency: 'VND' }) as const;

/** The decimals of a currency's major unit: none for the dong, two elsewhere. */
export const decimalsOf = (currency: Currency): 0 | 2 => (currency === 'VND' ? 0 : 2);

/** The amount as the wallet calls expect it: a number in major units (500000 for 500.000 đ, 12.5 for 12,50 aud). */
export const toMajorUnits = ({ amount, currency }: Money): number => amount / 10 ** decimalsOf(currency);

/** True if two amounts are the same money; an unreadable one (null) equals none. */
export const isSameMoney = (one: Money | null, other: Money | null): boolean =>
  one !== null && other !== null && one.amount === other.amount && one.currency === other.currency;
