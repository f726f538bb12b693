import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fillGaps, type Texts } from './fillGaps.ts';
import { baseLocale, type LocaleRow, locales } from './locales.ts';

export type LocaleTable = Readonly<Record<string, LocaleRow>>;

/** The catalogues of a table of languages, read from their files. */
export type Catalogues = {
  /** The names of the catalogues, in order; the base language has a file for each. */
  namespaces: readonly string[];
  /** The words of a language in a namespace, its gaps filled from its fallback. */
  read: (locale: string, namespace: string) => Texts;
  /** The language whose file has these words: the language itself, or its fallback if it has no file for them. */
  homeOf: (locale: string, namespace: string) => string;
  /** The files that `read` reads. A browser's module cannot watch a file that does not exist. */
  filesOf: (locale: string, namespace: string) => string[];
};

/** The entry, or the file in a folder, that tells about a language's words and is no catalogue. */
const about = 'about';

export const localesFolder = join(import.meta.dirname, 'locales');

/**
 * Opens the catalogues in a folder. A language has `<language>/<namespace>.json`, or all namespaces in one `<language>.json`.
 * With a fallback it may leave out keys, namespaces, or everything. `about`, an entry of the one file or a file of the folder, is no catalogue.
 */
export const readCatalogues = (folder: string = localesFolder, table: LocaleTable = locales): Catalogues => {
  const namespaces = readdirSync(join(folder, baseLocale))
    .map((file) => file.replace('.json', ''))
    .filter((name) => name !== about)
    .sort();
  // Each file is parsed once, and again after it has changed: a one-file language is asked for as many times as there are catalogues.
  const parsed = new Map<string, { changed: number; words: Record<string, Texts> }>();
  const readJson = (file: string): Record<string, Texts> => {
    const changed = statSync(file).mtimeMs;
    const known = parsed.get(file);
    if (known?.changed === changed) return known.words;
    const words = JSON.parse(readFileSync(file, 'utf8'));
    parsed.set(file, { changed, words });
    return words;
  };
  const rowOf = (locale: string): LocaleRow => {
    const row = table[locale];
    if (!row) throw new Error(`There is no language "${locale}": the table in locales.ts needs a row for it.`);
    return row;
  };
  const oneFileOf = (locale: string): string => join(folder, `${locale}.json`);
  const ownFileOf = (locale: string, namespace: string): string | undefined =>
    [join(folder, locale, `${namespace}.json`), oneFileOf(locale)].find(existsSync);
  const ownOf = (locale: string, namespace: string): Texts => {
    const file = ownFileOf(locale, namespace);
    if (!file) return {};
    const words = readJson(file);
    if (file !== oneFileOf(locale)) return words;
    const unknown = Object.keys(words).filter((name) => name !== about && !namespaces.includes(name));
    if (unknown.length > 0) throw new Error(`${file} has words for ${unknown}: "${baseLocale}" has no such catalogue.`);
    return words[namespace] ?? {};
  };
  const homeOf: Catalogues['homeOf'] = (locale, namespace) => {
    const { fallback } = rowOf(locale);
    return fallback && !ownFileOf(locale, namespace) ? homeOf(fallback, namespace) : locale;
  };
  const filesOf: Catalogues['filesOf'] = (locale, namespace) => {
    const { fallback } = rowOf(locale);
    const own = ownFileOf(locale, namespace);
    return [...(own ? [own] : []), ...(fallback ? filesOf(fallback, namespace) : [])];
  };
  const read: Catalogues['read'] = (locale, namespace) => {
    const { tag, fallback } = rowOf(locale);
    const own = ownOf(locale, namespace);
    return fallback ? fillGaps(own, read(fallback, namespace), tag) : own;
  };
  return { namespaces, read, homeOf, filesOf };
};
