import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type AboutWords, readAbout } from './about.ts';
import { withoutPluralForm } from './fillGaps.ts';
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

const about = readAbout(baseLocale);

/**
 * Finds the product terms that a text says, in one pass. A form counts only where no longer one stands: "nameserver" is no "server".
 * Placeholders and the addresses of links are no words.
 */
const readTerms = ({ glossary, otherWords = [] }: AboutWords, { whole }: { whole: boolean }) => {
  const terms = Object.entries(glossary).flatMap(([term, forms]) => forms.map((form) => ({ form, term })));
  const words = [...terms, ...otherWords.map((form) => ({ form, term: '' }))]
    .map(({ form, term }) => ({ form: form.toLowerCase(), term }))
    .sort((one, other) => other.form.length - one.form.length);
  const any = words.map(({ form }) => `(${form})`).join('|');
  const pattern = new RegExp(whole ? `\\b(?:${any})s?\\b` : any, 'g');
  return (text: string): Set<string> => {
    const said = text.replaceAll(/\{\{.*?\}\}|\]\([^)]*\)/g, '').toLowerCase();
    const found = [...said.matchAll(pattern)].map(([, ...forms]) => words[forms.findIndex(Boolean)]?.term ?? '');
    return new Set(found);
  };
};

it('a text says its longest terms alone', () => {
  const glossary = { server: ['server'], nameserver: ['nameserver'], plan: ['plan'] };
  const termsIn = readTerms({ glossary, notTheTerm: {}, sameAsEnglish: [], otherWords: ['planet'] }, { whole: false });
  expect([...termsIn('Nameservers of a planet, {{server}}, [help](server)')]).toEqual(['nameserver', '']);
  expect([...termsIn('The plan of a mail server')]).toEqual(['plan', 'server']);
});

/** The product terms of each English text. */
const termsInEnglish = readTerms(about, { whole: true });
const englishTerms = [...english].map(([key, text]): [key: string, terms: Set<string>] => [key, termsInEnglish(text)]);

it('a product term has one translation in each language, in each text whose English has the term', () => {
  for (const locale of translated) {
    const own = readAbout(locale);
    expect.soft(Object.keys(own.glossary).sort(), locale).toEqual(Object.keys(about.glossary).sort());
    const termsIn = readTerms(own, { whole: false });
    const expected = Map.groupBy(englishTerms, ([key]) => withoutPluralForm(key));
    const otherwise = [...(all.get(locale) ?? [])].flatMap(([key, text]) => {
      const base = withoutPluralForm(key);
      const said = termsIn(text);
      const missing = new Set((expected.get(base) ?? []).flatMap(([, terms]) => [...terms]));
      return [...missing]
        .filter((term) => !said.has(term))
        .filter((term) => !about.notTheTerm[term]?.includes(base) && !own.notTheTerm[term]?.includes(base))
        .map((term) => `${term} (${own.glossary[term]?.[0]}) in ${key}: ${text}`);
    });
    expect.soft(otherwise, locale).toEqual([]);
  }
});

it('no two product terms share a form in any language', () => {
  for (const locale of translated) {
    const forms = Object.values(readAbout(locale).glossary).flatMap((words) => words.map((word) => word.toLowerCase()));
    const shared = forms.filter((form, place) => forms.indexOf(form) !== place);
    expect.soft(shared, locale).toEqual([]);
  }
});

/** The columns that a text takes: Japanese and Chinese characters take two. */
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);

const root = join(import.meta.dirname, '../../../..');

/** The properties that name a button, a tab, an entry of a menu, the head of a column, or a row of a form or of a summary. */
const narrowProperties =
  'action|again|back|cancel|check|checkAgain|confirm|header|keep|label|leave|name|order|reload|repeat|resume|retry|review|startOver|submit';

/** The keys that some code hands to `t`: one, or two as in `t(open ? 'hide' : 'show')`; a text that is compared is no key. */
const keysIn = (code: string): string[] =>
  [...code.matchAll(/\bt\(((?:[^(),{}'`]|'[^'\n]*'|`[^`]*`)*)/g)].flatMap(([, argument = '']) =>
    [...argument.matchAll(/=== '[^'\n]*'|'([^'\n]*)'|`([^`]*)`/g)].flatMap(
      ([, plain, composed]) => plain ?? composed ?? [],
    ),
  );

/** The words of buttons, tabs, menus, columns and labels in the sources: for each, the keys that it may have by the namespaces of its file. */
const narrowWords = globSync(['packages/{ui,screens}/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: ['**/*.test.*', '**/*.stories.*'],
}).flatMap((file) => {
  const code = readFileSync(join(root, file), 'utf8');
  const given = [...code.matchAll(/(?:useTranslation\(|TFunction<)([^)>]*)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
  const children = code.matchAll(/\{((?:[^{}]|\{[^{}]*\})*)\}\s*<\/(?:\w*Button|Tab|MenuItem)>/g);
  const upToComma = String.raw`((?:[^,;{}'\`]|'[^'\n]*'|\`[^\`]*\`)*)`;
  const properties = code.matchAll(new RegExp(`(?<![-\\w])(?:${narrowProperties})(?::|=\\{)${upToComma}`, 'g'));
  return [...children, ...properties]
    .flatMap(([, value = '']) => keysIn(value))
    .map((key) =>
      /^\w+:/.test(key) ? [key.replace(':', '.')] : [...new Set([...given, 'common'])].map((name) => `${name}.${key}`),
    );
});

/** `title.${kind}` stands for each key of that shape. */
const patternOf = (key: string): RegExp =>
  new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '\\w+')}(?:_\\w+)?$`);

/** The English keys of each of those words. */
const found = [...new Set([...narrowWords, [`shell.menu.\${entry}`]].map((keys) => keys.join('|')))].map((keys) => {
  const patterns = keys.split('|').map(patternOf);
  return { keys, english: [...english.keys()].filter((key) => patterns.some((pattern) => pattern.test(key))) };
});

/** Those without a full stop: a sentence may be as long as it must. */
const narrow = [...new Set(found.flatMap(({ english: keys }) => keys))].filter(
  (key) => widthOf(english.get(key) ?? '') <= 30 && !/[.?:!…]$/.test(english.get(key) ?? ''),
);

it('finds the words of buttons, menus, columns and labels in the sources, each with an English text', () => {
  expect(found.filter(({ english: keys }) => keys.length === 0)).toEqual([]);
  // A finder that misses a way of writing them finds far fewer.
  expect(narrow.length).toBeGreaterThan(300);
  const known = [
    'shell.menu.transactions',
    'common.retry',
    'servers.new.hosting',
    'domains.add.submit',
    'records.columns.type',
  ];
  expect(known.filter((key) => !narrow.includes(key))).toEqual([]);
});

/** The words over the limit for which the language has no shorter one that is right. */
const nothingShorter: Readonly<Record<string, readonly string[]>> = {
  el: ['common.password', 'servers.cost.known.base', 'servers.cost.part.base'],
  fr: ['domains.add.submit', 'records.filter.label'],
};

it('no word of a button, menu, column or label is longer in any language than 160 percent of English', () => {
  for (const locale of translated) {
    // English below 10 characters counts as 10: a word that short has no room to grow by a share.
    const limit = (text: string) => Math.ceil(1.6 * Math.max(10, widthOf(text)));
    const longer = narrow.filter((key) => widthOf(all.get(locale)?.get(key) ?? '') > limit(english.get(key) ?? ''));
    const words = longer.sort().map((key) => [key, english.get(key), all.get(locale)?.get(key)]);
    expect
      .soft(words, locale)
      .toEqual((nothingShorter[locale] ?? []).map((key) => [key, english.get(key), all.get(locale)?.get(key)]));
  }
});

/** Two acts whose names a customer must be able to tell apart. */
const differ = [
  ['domains.delete.title', 'customDomains.remove.title'],
  ['domains.delete.confirm', 'customDomains.remove.confirm'],
  ['domains.delete.done', 'customDomains.remove.done'],
  ['domains.delete.unknown.title', 'customDomains.remove.unknown.title'],
] as const;

it('in each language, to delete a domain has other words than to take one off a server', () => {
  for (const locale of translated) {
    const texts = all.get(locale) ?? english;
    for (const [one, other] of differ) expect.soft(texts.get(one), locale).not.toBe(texts.get(other));
    for (const key of differ.flat()) expect.soft(texts.get(key), locale).toBeTypeOf('string');
  }
});
