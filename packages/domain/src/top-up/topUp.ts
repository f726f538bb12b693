import type { Currency, Money } from '../money.ts';
import type { RegionCode } from '../region.ts';

/** `local` leaves for the provider's checkout page, `card` charges a linked card (spec §4, Top-up flow). */
export const topUpGroups = ['local', 'card'] as const;

export type TopUpGroup = (typeof topUpGroups)[number];

/** The local payment methods by name; packages/api maps them to the wire (spec §9). */
export const localMethods = ['alepay', 'vietqr', 'atm', 'internationalCard', 'vnpay', 'creditCard'] as const;

export type LocalMethod = (typeof localMethods)[number];

const elsewhere: readonly LocalMethod[] = ['creditCard'];

/** The local methods a region offers, in the specified order (spec §9). */
export const localMethodsOf: Record<RegionCode, readonly LocalMethod[]> = {
  VN: ['alepay', 'vietqr', 'atm', 'internationalCard', 'vnpay'],
  AUD: elsewhere,
  USD: elsewhere,
  EURO: elsewhere,
};

/** The local method that is chosen at first: VietQR, which needs no card, else the only one. It charges nothing before the customer's press at the bank. */
export const firstMethodOf = (region: RegionCode): LocalMethod =>
  localMethodsOf[region].includes('vietqr') ? 'vietqr' : 'creditCard';

const smallPresets = [500, 1000, 2000, 3000, 4000, 5000, 6000];

/** Amounts offered, in minor units (spec §9); those for USD and EUR are ours, because the specification names none. */
export const topUpPresets: Record<Currency, readonly number[]> = {
  VND: [100_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000],
  AUD: smallPresets,
  USD: smallPresets,
  EUR: smallPresets,
};

/** The smallest and the largest amount of one top-up, both allowed, in minor units of the currency. */
export type TopUpLimits = { currency: Currency; minimum: number; maximum: number };

/** The limits of a custom amount; the specification leaves them open (docs/decisions/0002). */
export const topUpLimits: Record<Currency, TopUpLimits> = {
  VND: { currency: 'VND', minimum: 10_000, maximum: 200_000_000 },
  AUD: { currency: 'AUD', minimum: 100, maximum: 2_000_000 },
  USD: { currency: 'USD', minimum: 100, maximum: 2_000_000 },
  EUR: { currency: 'EUR', minimum: 100, maximum: 2_000_000 },
};

/** True for whole minor units above 0, which let the means be chosen (spec section 2, /payment), also outside the limits. */
export const isAboveZero = (money: Money | null): money is Money =>
  money !== null && Number.isSafeInteger(money.amount) && money.amount > 0;

/** True if the money can be topped up: whole minor units of the limits' currency, and within them. */
export const isWithinLimits = (money: Money | null, { currency, minimum, maximum }: TopUpLimits): money is Money =>
  money !== null &&
  money.currency === currency &&
  Number.isSafeInteger(money.amount) &&
  money.amount >= minimum &&
  money.amount <= maximum;

/** Every way to pay a top-up: a local method, a linked card, or the second card form (spec §7). */
export const topUpMethods = [...localMethods, 'card', 'square'] as const;

export type TopUpMethod = (typeof topUpMethods)[number];

/** A top-up that the customer has asked for, other than by a linked card. */
export type TopUpIntent = { amount: Money; method: Exclude<TopUpMethod, 'card'> };
