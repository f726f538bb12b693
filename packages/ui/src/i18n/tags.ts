import type { RegionCode } from '@may/domain';
import { homes, tags } from './facts.ts';
import { baseLocale, type LocaleName } from './locales.ts';

export { dateShapes, tags } from './facts.ts';

export const localeNames = Object.keys(tags) as LocaleName[];

export const isLocaleName = (value: unknown): value is LocaleName => localeNames.some((name) => name === value);

/** The language of a customer's region (spec section 9); English for a region without a language of its own. */
export const localeOfRegion = (region: RegionCode): LocaleName =>
  localeNames.find((name) => homes[name] === region) ?? baseLocale;
