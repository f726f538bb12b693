import type { RegionCode } from '@may/domain';
import { type LocaleName, type LocaleRow, locales } from './locales.ts';

// Every page needs these facts. A build keeps them alone of the table (languages.ts): names and drafts come with the menu.
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

/** The region whose customers speak a language, of the languages that have one. */
export const homes: Readonly<Partial<Record<LocaleName, RegionCode>>> = pick(({ region }) => region);
