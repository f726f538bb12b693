import { expect, it } from 'vitest';
import { mayBrand } from '../brand/mayBrand.ts';
import { withoutPluralForm } from './fillGaps.ts';
import { flatten } from './flatten.ts';
import { baseLocale, type LocaleName, type LocaleRow, locales } from './locales.ts';
import { readCatalogues } from './readCatalogues.ts';
import { localeNames } from './tags.ts';
import { readAbout } from './testing/about.ts';

/** Names and technical words that no language translates. */
const sameEverywhere = [
  ...'Alepay|BASIC|DNS|Email|Hosting|ID|MariaDB|PAAS|PDF|Proxy|RAM|SSD|SVM|TTL|VCPU|VN Pay|VietQR|WordPress'.split('|'),
  ...'TTL {{ttl}}|Visa, Mastercard, JCB, Amex|{{cpu}} CPU / {{ram}}|{{cpu}} VCPU'.split('|'),
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

it('each language has the same keys as English, each plural in every form of that language', () => {
  for (const locale of localeNames) {
    const { pluralCategories } = new Intl.PluralRules(locales[locale].tag).resolvedOptions();
    const expected = bases.flatMap((base) =>
      english.has(base) ? [base] : pluralCategories.map((category) => `${base}_${category}`),
    );
    const keys = textsIn(locale)
      .map(([key]) => key)
      .sort();
    expect.soft(keys, locale).toEqual(expected.sort());
    const empty = textsIn(locale).filter(([, text]) => text.trim() === '');
    expect.soft(empty, locale).toEqual([]);
  }
});

it('no text has an invisible character, which a customer would copy along', () => {
  for (const locale of localeNames) {
    const signed = textsIn(locale).filter(([, text]) => /\p{Cf}/u.test(text));
    expect.soft(signed, locale).toEqual([]);
  }
});

it('every text leaves the name of the brand to {{brand}}', () => {
  for (const locale of localeNames) {
    const branded = textsIn(locale).filter(([, text]) => text.includes(mayBrand.name));
    expect.soft(branded, locale).toEqual([]);
  }
});

it('each text has the same placeholders, marks and targets of links as English', () => {
  for (const locale of localeNames) expect.soft(marksOf(textsIn(locale)), locale).toEqual(marksOf(english));
});

it('a text that says the count in English says it in each plural form, but for one alone', () => {
  for (const locale of translated) {
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
    expect.soft(silent, locale).toEqual([]);
  }
});

it('no translated text is English but for names and technical words', () => {
  for (const locale of translated) {
    const { sameAsEnglish } = readAbout(locale);
    const left = textsIn(locale).filter(
      ([key, text]) => text === english.get(key) && /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')),
    );
    const same = left.filter(([, text]) => !sameEverywhere.includes(text) && !sameAsEnglish.includes(text));
    expect.soft(same, locale).toEqual([]);
  }
});
