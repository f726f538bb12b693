import type { Currency } from '@may/domain/money.ts';

const currencyByLabel = new Map<string, Currency>([
  ['VND', 'VND'],
  ['VNĐ', 'VND'],
  ['Đ', 'VND'],
  ['AUD', 'AUD'],
  ['USD', 'USD'],
  ['EUR', 'EUR'],
  ['EURO', 'EUR'],
]);

/** The row's own currency; absent means the customer's. An unknown one is null, so that no amount is shown in a wrong currency. */
export const parseCurrency = (raw: unknown, customers: Currency): Currency | null => {
  if (raw === undefined || raw === null || raw === '') return customers;
  return typeof raw === 'string' ? (currencyByLabel.get(raw.trim().toUpperCase()) ?? null) : null;
};
