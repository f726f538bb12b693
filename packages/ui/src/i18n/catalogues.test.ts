import { expect, it } from 'vitest';
import { mayBrand } from '../brand/mayBrand.ts';
import { readAbout } from './about.ts';
import { withoutPluralForm } from './fillGaps.ts';
import { flatten } from './flatten.ts';
import { baseLocale, type LocaleName, type LocaleRow, locales } from './locales.ts';
import { readCatalogues } from './readCatalogues.ts';
import { localeNames } from './tags.ts';

/** Names and technical words that no language translates. */
const sameEverywhere = [
  'Alepay',
  'BASIC',
  'DNS',
  'Email',
  'Hosting',
  'ID',
  'MariaDB',
  'PAAS',
  'PDF',
  'Proxy',
  'RAM',
  'SSD',
  'SVM',
  'TTL {{ttl}}',
  'TTL',
  'VCPU',
  'VN Pay',
  'VietQR',
  'Visa, Mastercard, JCB, Amex',
  'WordPress',
  '{{cpu}} CPU / {{ram}}',
  '{{cpu}} VCPU',
];

const { namespaces, read } = readCatalogues();

/** All texts of a language by `namespace.key`. */
const textsOf = (locale: string): Map<string, string> =>
  new Map(namespaces.flatMap((name) => flatten(read(locale, name), `${name}.`)));

const all = new Map(localeNames.map((locale) => [locale, textsOf(locale)]));
const textsIn = (locale: LocaleName): [key: string, text: string][] => [...(all.get(locale) ?? [])];
const english = textsOf(baseLocale);
const bases = [...new Set([...english.keys()].map(withoutPluralForm))];

const rows: Record<LocaleName, LocaleRow> = locales;
/** The languages that have all words themselves. */
const translated = localeNames.filter((name) => name !== baseLocale && !rows[name].fallback);

/** The placeholders, marks of Markdown and targets of links of each text; the forms of a plural count as one text. */
const marksOf = (texts: Iterable<[key: string, text: string]>): Record<string, string[]> => {
  const marks = [...texts].flatMap(([key, text]) =>
    [...text.matchAll(/\{\{-?\s*(\w+)[^}]*\}\}|\]\([^)]*\)|\*\*|`|\n/g)].map(([mark, name]) => [
      withoutPluralForm(key),
      name ?? mark,
    ]),
  );
  const byKey = Map.groupBy(marks, ([key = '']) => key);
  return Object.fromEntries(
    [...byKey].map(([key, found]) => [key, [...new Set(found.map(([, mark = '']) => mark))].sort()]),
  );
};

it.each(localeNames)('%s has the same keys as English, each plural in every form of that language', (locale) => {
  const { pluralCategories } = new Intl.PluralRules(locales[locale].tag).resolvedOptions();
  const expected = bases.flatMap((base) =>
    english.has(base) ? [base] : pluralCategories.map((category) => `${base}_${category}`),
  );
  expect(
    textsIn(locale)
      .map(([key]) => key)
      .sort(),
  ).toEqual(expected.sort());
  expect(textsIn(locale).filter(([, text]) => text.trim() === '')).toEqual([]);
});

it.each(localeNames)('%s has no invisible character, which a customer would copy along', (locale) => {
  expect(textsIn(locale).filter(([, text]) => /\p{Cf}/u.test(text))).toEqual([]);
});

it.each(localeNames)('%s leaves the name of the brand to {{brand}}', (locale) => {
  expect(textsIn(locale).filter(([, text]) => text.includes(mayBrand.name))).toEqual([]);
});

it.each(localeNames)('%s has the same placeholders, marks and targets of links as English', (locale) => {
  expect(marksOf(textsIn(locale))).toEqual(marksOf(english));
});

it.each(translated)(
  '%s says the count in each plural form of a text that says it in English, but for one alone',
  (locale) => {
    const rules = new Intl.PluralRules(locales[locale].tag);
    // Russian has one form for 1 and 21, French for 0 and 1: only a form that no other number has may leave the number out.
    const says = Map.groupBy(
      Array.from({ length: 200 }, (_, number) => number),
      (number) => rules.select(number),
    );
    const isOneAlone = (key: string) => key.endsWith('_one') && says.get('one')?.join() === '1';
    const silent = textsIn(locale).filter(
      ([key, text]) =>
        withoutPluralForm(key) !== key &&
        english.get(`${withoutPluralForm(key)}_other`)?.includes('{{count}}') &&
        !text.includes('{{count}}') &&
        !isOneAlone(key),
    );
    expect(silent).toEqual([]);
  },
);

it.each(translated)('%s has no English text but names and technical words', (locale) => {
  const { sameAsEnglish } = readAbout(locale);
  const left = textsIn(locale).filter(
    ([key, text]) => text === english.get(key) && /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')),
  );
  expect(left.filter(([, text]) => !sameEverywhere.includes(text) && !sameAsEnglish.includes(text))).toEqual([]);
});
