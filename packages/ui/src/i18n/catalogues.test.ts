import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogGroups } from './catalogGroups.ts';
import { languageTags, localeNames } from './locales.ts';

const locales = join(import.meta.dirname, 'locales');
const repository = resolve(import.meta.dirname, '../../../..');

/** Names and technical words that are the same in Vietnamese. */
const sameEverywhere = [
  'Alepay',
  'DNS',
  'Email',
  'Hosting',
  'ID',
  'MariaDB',
  'PAAS',
  'PDF',
  'SSD',
  'SVM',
  'VN Pay',
  'VietQR',
  'Visa, Mastercard, JCB, Amex',
  'WordPress',
];

/** Words the specification gives for menu entries whose pages are not there yet. */
const awaitingTheirPage = ['menu.services', 'menu.wordpress', 'menu.hosting', 'menu.dns', 'menu.paas'];

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const baseKey = (key: string) => key.replace(pluralSuffix, '');

const flatten = (value: unknown, path: string[] = []): [string, string][] =>
  typeof value === 'string'
    ? [[path.join('.'), value]]
    : Object.entries(value as object).flatMap(([key, inner]) => flatten(inner, [...path, key]));

const read = (locale: string, namespace: string) =>
  new Map(flatten(JSON.parse(readFileSync(join(locales, locale, namespace), 'utf8'))));

const namespaces = readdirSync(join(locales, 'en')).filter((name) => name.endsWith('.json'));

const variables = (catalogue: Map<string, string>, base: string) =>
  [...catalogue]
    .filter(([key]) => baseKey(key) === base)
    .flatMap(([, text]) => [...text.matchAll(/\{\{-?\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name))
    .filter((name, place, all) => all.indexOf(name) === place)
    .sort();

test('every language has the same catalogues, each in exactly one group that carries it', async () => {
  const groups = Object.entries(catalogGroups);
  expect(groups.flatMap(([, names]) => names.map((name) => `${name}.json`)).sort()).toEqual(namespaces.sort());
  for (const locale of localeNames) {
    const files = [...namespaces, ...groups.map(([group]) => `${group}.ts`)].sort();
    expect(readdirSync(join(locales, locale)).sort(), locale).toEqual(files);
    for (const [group, names] of groups) {
      expect(Object.keys(await import(join(locales, locale, `${group}.ts`))).sort(), locale).toEqual([...names].sort());
    }
  }
});

describe.each(namespaces)('%s', (namespace) => {
  const english = read('en', namespace);
  const bases = [...new Set([...english.keys()].map(baseKey))].sort();

  test.each(localeNames)('says everything in %s, with every plural that language has, and nothing else', (locale) => {
    const catalogue = read(locale, namespace);
    const { pluralCategories } = new Intl.PluralRules(languageTags[locale]).resolvedOptions();
    const expected = bases.flatMap((base) =>
      [...english.keys()].some((key) => key !== base && baseKey(key) === base)
        ? pluralCategories.map((category) => `${base}_${category}`)
        : [base],
    );
    expect([...catalogue.keys()].sort()).toEqual(expected.sort());
    expect([...catalogue].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test.each(localeNames)('fills the same gaps in %s as in English', (locale) => {
    const catalogue = read(locale, namespace);
    for (const base of bases) expect(variables(catalogue, base), base).toEqual(variables(english, base));
  });

  test('is translated into Vietnamese', () => {
    const left = [...read('vi', namespace)].filter(
      ([key, text]) => text === english.get(key) && /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')),
    );
    expect(left.filter(([, text]) => !sameEverywhere.includes(text))).toEqual([]);
  });
});

describe('the source', () => {
  const files = ['packages/ui/src', 'apps/portal/src']
    .flatMap((folder) =>
      readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(repository, folder, path),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|fixtures|d)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

  const usersOf = (namespace: string) => {
    const mention = namespace === 'common' ? /useTranslation\(\)|\bcommon\b/ : new RegExp(`\\b${namespace}\\b`);
    return files.filter(({ text }) => mention.test(text));
  };

  /** As a literal, as a template (`a.${b}`), or inside a group asked for whole with `returnObjects`. */
  const isUsed = (key: string, text: string): boolean => {
    if (["'", '`', ':'].some((before) => ["'", '`'].some((after) => text.includes(before + key + after)))) return true;
    const templates = [...text.matchAll(/`(?:\w+:)?([\w.]*)\$\{[^}`]+\}([\w.]*)`/g)];
    if (
      templates.some(([, before = '', after = '']) => before + after && key.startsWith(before) && key.endsWith(after))
    )
      return true;
    const group = key.replace(/\.?[^.]*$/, '');
    return group !== '' && text.includes('returnObjects') && isUsed(group, text);
  };

  test.each(namespaces)('uses every text of %s', (file) => {
    const namespace = file.replace('.json', '');
    const users = usersOf(namespace);
    const unused = [...new Set([...read('en', file).keys()].map(baseKey))].filter(
      (key) => !awaitingTheirPage.includes(key) && !users.some(({ text }) => isUsed(key, text)),
    );
    expect(unused).toEqual([]);
  });

  test('asks for no text that no catalogue has', () => {
    const known = new Set(
      namespaces.flatMap((file) =>
        [...read('en', file).keys()].flatMap((key) => {
          const groups = key.split('.').map((_, depth, parts) => parts.slice(0, depth + 1).join('.'));
          return [...groups, baseKey(key)].flatMap((name) => [name, `${file.replace('.json', '')}:${name}`]);
        }),
      ),
    );
    const unknown = files.flatMap(({ path, text }) =>
      /useTranslation|getFixedT/.test(text)
        ? [...text.matchAll(/(?<![\w.])t\(\s*'([^']+)'/g)]
            .filter(([, key = '']) => !known.has(key))
            .map(([, key]) => `${path}: ${key}`)
        : [],
    );
    expect(unknown).toEqual([]);
  });
});
