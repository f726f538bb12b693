import { expect, it } from 'vitest';
import { readAbout } from './about.ts';
import { flatten } from './flatten.ts';
import { baseLocale } from './locales.ts';
import { readCatalogues } from './readCatalogues.ts';
import { localeNames } from './tags.ts';

const { namespaces, read } = readCatalogues();

/** All texts of a language by `namespace.key`. */
const textsOf = (locale: string): [key: string, text: string][] =>
  namespaces.flatMap((name) => [...flatten(read(locale, name), `${name}.`)]);

const english = new Map(textsOf(baseLocale));

it.each(localeNames)('%s says no word that `about` forbids', (locale) => {
  const { wrong } = readAbout(locale);
  const said = textsOf(locale).flatMap(([key, text]) =>
    Object.entries(wrong).flatMap(([pattern, better]) => {
      // Placeholders and the targets of links are no words.
      const [found] = text.replaceAll(/\{\{.*?\}\}|\]\([^)]*\)/g, '').match(new RegExp(pattern, 'iu')) ?? [];
      return found ? [`${key}: “${found}” is ${better}`] : [];
    }),
  );
  expect(said).toEqual([]);
});

it.each(localeNames)('%s quotes no label that it does not have', (locale) => {
  const plain = (text: string) => text.replace(/[.…]$/, '').toLowerCase();
  const texts = textsOf(locale);
  const labels = new Set(texts.map(([, text]) => plain(text)));
  const quotes = texts.flatMap(([key, text]) =>
    [...text.matchAll(/[“„«「”]\s*([^“”„«»「」{}]{4,60}?)\s*[”“»」]/g)]
      .map(([, quoted = '']) => quoted.trim())
      .filter((quoted) => quoted.length >= 4 && !labels.has(plain(quoted)))
      .map((quoted) => `${key}: ${quoted}`),
  );
  expect(quotes).toEqual([]);
});

/** Acts that a customer must be able to tell apart. */
const differ = [
  ['domains.delete.title', 'customDomains.remove.title'],
  ['domains.delete.confirm', 'customDomains.remove.confirm'],
  ['domains.delete.done', 'customDomains.remove.done'],
  ['domains.delete.unknown.title', 'customDomains.remove.unknown.title'],
] as const;

it.each(localeNames)('in %s, to delete a domain has other words than to take one off a server', (locale) => {
  const texts = new Map([...english, ...textsOf(locale)]);
  for (const [one, other] of differ) expect(texts.get(one)).not.toBe(texts.get(other));
  for (const key of differ.flat()) expect(texts.get(key)).toBeTypeOf('string');
});
