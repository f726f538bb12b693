import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localesFolder } from '../readCatalogues.ts';

/** The facts about a language's words that tests read; no browser receives them. */
export type AboutWords = {
  /** The words that no text says, as patterns, each with the right word: other names of one thing, the wrong register, spaces before signs. */
  wrong: Readonly<Record<string, string>>;
  /** The texts that are rightly the same as in English. */
  sameAsEnglish: readonly string[];
};

/** Reads what a language says about its words, from `<language>/about.json` or from `about` in `<language>.json`. */
export const readAbout = (locale: string): AboutWords => {
  const own = join(localesFolder, locale, 'about.json');
  const about: Partial<AboutWords> = existsSync(own)
    ? JSON.parse(readFileSync(own, 'utf8'))
    : JSON.parse(readFileSync(join(localesFolder, `${locale}.json`), 'utf8')).about;
  return { wrong: {}, sameAsEnglish: [], ...about };
};
