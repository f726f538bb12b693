import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillGaps, type Texts } from './fillGaps.ts';
import { type LocaleRow, locales } from './locales.ts';

/** The catalogues of a table of languages, as their files give them. */
export type Catalogues = {
  /** Those English has: it has them all. */
  namespaces: readonly string[];
  /** What a language says in a namespace, its gaps filled from its fallback. */
  read: (locale: string, namespace: string) => Texts;
  /** The files that is read from, those included that may come to be. */
  filesOf: (locale: string, namespace: string) => string[];
};

/** Opens the catalogues in a folder, `<language>/<namespace>.json`; a language with a fallback may leave out keys, files, or all. */
export const readCatalogues = (
  folder: string = join(import.meta.dirname, 'locales'),
  table: Readonly<Record<string, LocaleRow>> = locales,
): Catalogues => {
  const rowOf = (locale: string): LocaleRow => {
    const row = table[locale];
    if (!row) throw new Error(`There is no language "${locale}": the table in locales.ts needs a row for it.`);
    return row;
  };
  const fileOf = (locale: string, namespace: string): string => join(folder, locale, `${namespace}.json`);
  const filesOf: Catalogues['filesOf'] = (locale, namespace) => {
    const { fallback } = rowOf(locale);
    return [fileOf(locale, namespace), ...(fallback ? filesOf(fallback, namespace) : [])];
  };
  const read: Catalogues['read'] = (locale, namespace) => {
    const { tag, fallback } = rowOf(locale);
    const file = fileOf(locale, namespace);
    const own: Texts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    return fallback ? fillGaps(own, read(fallback, namespace), tag) : own;
  };
  return {
    namespaces: readdirSync(join(folder, 'en')).map((file) => file.replace('.json', '')),
    read,
    filesOf,
  };
};
