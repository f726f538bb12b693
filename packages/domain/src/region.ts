import type { Currency } from './money.ts';

/** The customers' regions, spelt as on the wire (spec §3, Me). */
export const regionCodes = ['VN', 'AUD', 'USD', 'EURO'] as const;

/** A customer's region; it decides only the currency and the language (spec §6). */
export type RegionCode = (typeof regionCodes)[number];

const currencyByRegion: Record<RegionCode, Currency> = { VN: 'VND', AUD: 'AUD', USD: 'USD', EURO: 'EUR' };

export const currencyOfRegion = (region: RegionCode): Currency => currencyByRegion[region];
