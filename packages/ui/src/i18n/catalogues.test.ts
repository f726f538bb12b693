import { describe, expect, it } from 'vitest';
import { baseOf, type Texts } from './fillGaps.ts';
import { baseLocale, type LocaleName, type LocaleRow, localeNames, locales } from './locales.ts';
import { readCatalogues } from './readCatalogues.ts';

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

const flatten = (texts: Texts, group = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[group + key, text]] : flatten(text, `${group}${key}.`),
  );

const { namespaces, read } = readCatalogues();
const wordsOf = (locale: string, namespace: string) => new Map(flatten(read(locale, namespace)));

const rows: Record<LocaleName, LocaleRow> = locales;
/** The languages that have all words themselves. */
const translated = localeNames.filter((name) => name !== baseLocale && !rows[name].fallback);

const placeholders = (catalogue: Map<string, string>, base: string): string[] => {
  const forms = [...catalogue].filter(([key]) => baseOf(key) === base);
  const names = forms.flatMap(([, text]) => [...text.matchAll(/\{\{-?\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name));
  return [...new Set(names)].map(String).sort();
};

describe.each(namespaces)('%s', (namespace) => {
  const english = wordsOf(baseLocale, namespace);
  const bases = [...new Set([...english.keys()].map(baseOf))];

  it.each(localeNames)(
    'has the same keys in %s as in English, each plural in every form of that language',
    (locale) => {
      const catalogue = wordsOf(locale, namespace);
      const { pluralCategories } = new Intl.PluralRules(locales[locale].tag).resolvedOptions();
      const expected = bases.flatMap((base) =>
        english.has(base) ? [base] : pluralCategories.map((category) => `${base}_${category}`),
      );
      expect([...catalogue.keys()].sort()).toEqual(expected.sort());
      expect([...catalogue].filter(([, text]) => text.trim() === '')).toEqual([]);
    },
  );

  it.each(localeNames)('has no invisible character in %s, which a customer would copy along', (locale) => {
    expect([...wordsOf(locale, namespace)].filter(([, text]) => /\p{Cf}/u.test(text))).toEqual([]);
  });

  it.each(localeNames)('has the same placeholders in %s as in English', (locale) => {
    const catalogue = wordsOf(locale, namespace);
    for (const base of bases) expect(placeholders(catalogue, base), base).toEqual(placeholders(english, base));
  });

  it.each(translated)('has no English text in %s but names and technical words', (locale) => {
    const left = [...wordsOf(locale, namespace)].filter(
      ([key, text]) => text === english.get(key) && /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')),
    );
    expect(left.filter(([, text]) => !sameEverywhere.includes(text))).toEqual([]);
  });
});
