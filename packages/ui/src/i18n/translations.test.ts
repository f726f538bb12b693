import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAbout } from './about.ts';
import { baseOf } from './fillGaps.ts';
import { flatten } from './flatten.ts';
import { baseLocale, type LocaleName, type LocaleRow, locales } from './locales.ts';
import { readCatalogues } from './readCatalogues.ts';
import { localeNames } from './tags.ts';

const { namespaces, read } = readCatalogues();
const rows: Record<LocaleName, LocaleRow> = locales;
/** The languages that have all words themselves. */
const translated = localeNames.filter((name) => name !== baseLocale && !rows[name].fallback);

/** All texts of a language by `namespace.key`. */
const textsOf = (locale: string): Map<string, string> =>
  new Map(namespaces.flatMap((name) => flatten(read(locale, name), `${name}.`)));

const english = textsOf(baseLocale);
const all = new Map(translated.map((locale) => [locale, textsOf(locale)]));

const { glossary, notTheTerm } = readAbout(baseLocale);

/** The English texts with a product term, without placeholders and the addresses of links. */
const withTerm = Object.entries(glossary).map(([term, forms]) => {
  const pattern = new RegExp(`\\b(?:${forms.join('|')})s?\\b`, 'i');
  const says = ([key, text]: [string, string]) =>
    pattern.test(text.replaceAll(/\{\{.*?\}\}|\]\([^)]*\)/g, '')) && !notTheTerm[term]?.includes(baseOf(key));
  return { term, keys: [...english].filter(says).map(([key]) => baseOf(key)) };
});

it.each(translated)('a product term has one translation in %s, in each text whose English has the term', (locale) => {
  const about = readAbout(locale);
  expect(Object.keys(about.glossary).sort()).toEqual(Object.keys(glossary).sort());
  const byBase = Map.groupBy(all.get(locale) ?? [], ([key]) => baseOf(key));
  const otherwise = withTerm.flatMap(({ term, keys }) => {
    const stems = about.glossary[term]?.map((stem) => stem.toLowerCase()) ?? [];
    return [...new Set(keys)]
      .filter((key) => !about.notTheTerm[term]?.includes(key))
      .flatMap((key) => byBase.get(key) ?? [])
      .filter(([, text]) => !stems.some((stem) => text.toLowerCase().includes(stem)))
      .map(([key, text]) => `${term} (${stems[0]}) in ${key}: ${text}`);
  });
  expect(otherwise).toEqual([]);
});

it.each(translated)('no two product terms share a word in %s', (locale) => {
  const words = Object.entries(readAbout(locale).glossary).map(([term, [word = '']]) => [word.toLowerCase(), term]);
  const shared = [...Map.groupBy(words, ([word]) => word).values()].filter((terms) => terms.length > 1);
  expect(shared).toEqual([]);
});

/** The columns that a text takes: Japanese and Chinese characters take two. */
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);

const root = join(import.meta.dirname, '../../../..');

/** The keys of the menu, and of each button and tab whose only child is a text: `<Button …>{t('send')}</Button>`. */
const narrowKeys = (): string[] => {
  const files = globSync(['packages/ui/src/**/*.tsx', 'apps/portal/src/**/*.tsx'], { cwd: root });
  const found = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    const [, own = 'common'] = /useTranslation\(\[?'(\w+)'/.exec(code) ?? [];
    const pressed = /\{t\((['`])([^'`]+)\1[^{}]*\)\}\s*<\/(?:\w*Button|Tab|MenuItem)>/g;
    return [...code.matchAll(pressed)].map(([, , key = '']) =>
      key.includes(':') ? key.replace(':', '.') : `${own}.${key}`,
    );
  });
  // `title.${kind}` stands for each key of that shape.
  const patterns = [...new Set([...found, `shell.menu.\${entry}`])].map(
    (key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '\\w+')}(?:_\\w+)?$`),
  );
  return [...english.keys()].filter((key) => patterns.some((pattern) => pattern.test(key)));
};

const narrow = narrowKeys();

it('finds the buttons of the sources', () => {
  expect(narrow).toEqual(expect.arrayContaining(['shell.menu.transactions', 'common.retry', 'servers.new.hosting']));
});

it.each(translated)('no button and no entry of the menu is longer in %s than 160 percent of English', (locale) => {
  // English below 10 characters counts as 10: a word that short has no room to grow by a share.
  const limit = (text: string) => Math.ceil(1.6 * Math.max(10, widthOf(text)));
  const longer = narrow.flatMap((key) => {
    const [said = '', text = ''] = [english.get(key), all.get(locale)?.get(key)];
    return widthOf(text) > limit(said) ? [`${key}: ${said} (${widthOf(said)}) → ${text} (${widthOf(text)})`] : [];
  });
  expect(longer).toEqual([]);
});
