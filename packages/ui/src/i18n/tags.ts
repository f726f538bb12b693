import type { RegionCode } from '@may/domain/kit';
import { baseLocale, type LocaleName, type LocaleRow, locales } from './locales.ts';

const rows = Object.entries<LocaleRow>(locales);

const pick = <Fact>(factOf: (row: LocaleRow) => Fact | undefined) =>
  Object.fromEntries(
    rows.flatMap(([name, row]) => {
      const fact = factOf(row);
      return fact === undefined ? [] : [[name, fact]];
    }),
  );

/** The BCP-47 tag of each language. */
export const tags = pick(({ tag }) => tag) as Readonly<Record<LocaleName, string>>;

/** The fixed shapes of dates, of the languages that have one. */
export const dateShapes: Readonly<Partial<Record<LocaleName, LocaleRow['dates']>>> = pick(({ dates }) => dates);

/** The languages whose words no native speaker has read. */
export const drafts = Object.keys(pick(({ draft }) => draft)) as LocaleName[];

/** The region whose customers speak a language, of the languages that have one. */
const homes: Readonly<Partial<Record<LocaleName, RegionCode>>> = pick(({ region }) => region);

export const localeNames = Object.keys(tags) as LocaleName[];

export const isLocaleName = (value: unknown): value is LocaleName => localeNames.some((name) => name === value);

/** The language of a customer's region (spec section 9); English for a region without a language of its own. */
export const localeOfRegion = (region: RegionCode): LocaleName =>
  localeNames.find((name) => homes[name] === region) ?? baseLocale;
