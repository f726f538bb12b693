import * as v from 'valibot';
import type { Currency } from './Money.ts';

/** The regions of the specification, spelt as on the wire. */
export const regionCodes = ['VN', 'AUD', 'USD', 'EURO'] as const;

/** The customer's region; an unknown one keeps the VN default (spec §9). */
export const regionSchema = v.fallback(v.picklist(regionCodes), 'VN');

/** The customer's region as the provider names it. */
export type RegionCode = v.InferOutput<typeof regionSchema>;

const currencyByRegion = { VN: 'VND', AUD: 'AUD', USD: 'USD', EURO: 'EUR' } as const satisfies Record<
  RegionCode,
  Currency
>;

/** The currency a region's wallet is kept in. */
export function currencyOfRegion(region: RegionCode): Currency {
  return currencyByRegion[region];
}
