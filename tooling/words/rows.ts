import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withoutPluralForm } from '../../packages/ui/src/i18n/fillGaps.ts';
import { flatten } from '../../packages/ui/src/i18n/flatten.ts';
import { localesFolder, readCatalogues } from '../../packages/ui/src/i18n/readCatalogues.ts';
import { tags } from '../../packages/ui/src/i18n/tags.ts';

/** A text as its reader sees it; `hash` changes with each of the three texts. `screens` are the folders of stories that show it. */
export type Row = { key: string; vi: string; en: string; own: string; hash: string; screens: string[]; counts: string };

/** Namespaces whose mistakes cost the most, in the order they are read. The others follow. */
const first =
  'topUp paymentResult pendingTopUps linkCard orderServer orderProgress serverUpgrade zoneChanges domains records customDomains lockScreen login account'.split(
    ' ',
  );

const root = join(import.meta.dirname, '../..');
const { namespaces, read } = readCatalogues();

const textsOf = (language: string): Map<string, string> =>
  new Map(
    [...first, ...namespaces.filter((name) => !first.includes(name))].flatMap((name) =>
      flatten(read(language, name), `${name}.`),
    ),
  );

/** The folders of screens by the namespace that they name. */
const screensBy = (): Map<string, string[]> => {
  const uses = globSync('packages/{screens,ui}/src/**/*.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'(\w+)[:']/g)].map(([, name = '']) => ({
      name,
      screen: dirname(file).split('/').at(-1) ?? '',
    })),
  );
  return new Map(
    namespaces.map((name) => [name, [...new Set(uses.filter((use) => use.name === name).map(({ screen }) => screen))]]),
  );
};

/** The numbers out of 1, 2, 5 and 21 that a plural form is said of, by the rules of the language. */
const countsOf = (key: string, tag: string): string =>
  withoutPluralForm(key) === key
    ? ''
    : [1, 2, 5, 21].filter((count) => key.endsWith(`_${new Intl.PluralRules(tag).select(count)}`)).join(', ');

export const hashOf = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64url').slice(0, 8);

/** All texts of a language in the order they are read, each beside the Vietnamese and the English. */
export const rowsOf = (language: string): Row[] => {
  const [vi, en, screens] = [textsOf('vi'), textsOf('en'), screensBy()];
  const tag = tags[language as keyof typeof tags];
  // A language may have plural forms that the other two lack.
  const like = (texts: Map<string, string>, key: string) =>
    texts.get(key) ?? texts.get(`${withoutPluralForm(key)}_other`) ?? '';
  return [...textsOf(language)].map(([key, own]) => {
    const [inVi, inEn] = [like(vi, key), like(en, key)];
    const shown = screens.get(key.split('.')[0] ?? '') ?? [];
    return { key, vi: inVi, en: inEn, own, hash: hashOf(inVi, inEn, own), screens: shown, counts: countsOf(key, tag) };
  });
};

/** The hashes of the texts that a native reader has ticked. */
export const readOf = (language: string): string[] => {
  const file = join(localesFolder, '../read', `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};
