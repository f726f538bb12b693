/** ISO 4217 code of the currencies a wallet can hold. */
export type Currency = 'VND' | 'AUD' | 'USD' | 'EUR';
/** The provider's region codes. */
export type RegionCode = 'VN' | 'AUD' | 'USD' | 'EURO';

const currencies = { VN: 'VND', AUD: 'AUD', USD: 'USD', EURO: 'EUR' } as const;
const decimals = { VND: 0, AUD: 2, USD: 2, EUR: 2 } as const;

/** The currency of a region's wallet. */
export const currencyOfRegion = (region: RegionCode): Currency => currencies[region];

/** Minor units (integer) as the wire's major units: 1250 AUD is 12.5. */
export const toMajor = (minor: number, currency: Currency): number => minor / 10 ** decimals[currency];

/** The wire's major units as minor units; undefined where the currency has no such fraction or the number is not safe. */
export const toMinor = (major: number, currency: Currency): number | undefined => {
  const scaled = major * 10 ** decimals[currency];
  const minor = Math.round(scaled);
  return Number.isSafeInteger(minor) && Math.abs(scaled - minor) < 1e-6 ? minor : undefined;
};
