/** Currencies the provider charges in; the region EURO is charged in EUR. */
export const currencies = ['VND', 'AUD', 'USD', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in whole minor units: dong for VND, cents for the others. */
export interface Money {
  amount: number;
  currency: Currency;
}

/** How many digits stand behind the decimal comma. */
export const decimalsOf: Record<Currency, 0 | 2> = { VND: 0, AUD: 2, USD: 2, EUR: 2 };

/** Labels as the provider writes them (spec section 9): `short` after amounts, `long` in headings and forms. */
export const currencyLabels = {
  short: { VND: 'đ', AUD: 'aud', USD: 'USD', EUR: 'EUR' },
  long: { VND: 'VNĐ', AUD: 'AUD', USD: 'USD', EUR: 'EUR' },
} as const satisfies Record<string, Record<Currency, string>>;
export type CurrencyLabelStyle = keyof typeof currencyLabels;
