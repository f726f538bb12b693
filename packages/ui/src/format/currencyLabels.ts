import type { Currency } from '@may/domain/kit';

/** The provider's labels (spec section 9): `short` after amounts, `long` in headings and forms. */
export const currencyLabels = {
  short: { VND: 'đ', AUD: 'aud', USD: 'USD', EUR: 'EUR' },
  long: { VND: 'VNĐ', AUD: 'AUD', USD: 'USD', EUR: 'EUR' },
} as const satisfies Record<string, Record<Currency, string>>;
