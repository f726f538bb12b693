import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localesFolder } from './readCatalogues.ts';

/** The facts about a language's words that tests read; no browser receives them. */
export type AboutWords = {
  /** The forms of each product term, by the term's English id: stems of one word, written as patterns. In English they are the forms that a text may have. */
  glossary: Readonly<Record<string, readonly string[]>>;
  /** The keys (`namespace.key`) whose text says a term in another sense or leaves it out; English names them for every language. */
  notTheTerm: Readonly<Record<string, readonly string[]>>;
  /** Words that hold a form of a term by chance and do not say it, as the Polish "kontakt" holds "kont", a form of account. */
  otherWords?: readonly string[];
  /** The texts that are rightly the same as in English. */
  sameAsEnglish: readonly string[];
};

/** Reads what a language says about its words, from `<language>/about.json` or from `about` in `<language>.json`. */
export const readAbout = (locale: string): AboutWords => {
  const own = join(localesFolder, locale, 'about.json');
  if (existsSync(own)) return JSON.parse(readFileSync(own, 'utf8'));
  return JSON.parse(readFileSync(join(localesFolder, `${locale}.json`), 'utf8')).about;
};
