import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Texts } from './fillGaps.ts';
import { type LocaleRow, locales } from './locales.ts';
import { readCatalogues } from './readCatalogues.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
const polish: LocaleRow = { tag: 'pl', label: 'Polski', flag: 'PL', fallback: 'en' };

const write = (locale: string, namespace: string, texts: Texts) => {
  mkdirSync(join(folder, locale), { recursive: true });
  writeFileSync(join(folder, locale, `${namespace}.json`), JSON.stringify(texts));
};

beforeAll(() => {
  write('en', 'log', {
    title: 'Log',
    filter: { all: 'All', none: 'None' },
    found_one: '{{count}} row',
    found_other: '{{count}} rows',
    page_one: '{{count}} page',
    page_other: '{{count}} pages',
  });
  write('en', 'menu', { home: 'Home' });
  const rows = { found_one: '{{count}} wiersz', found_few: '{{count}} wiersze', found_many: '{{count}} wierszy' };
  write('pl', 'log', { filter: { all: 'Wszystkie' }, ...rows, found_other: '{{count}} wiersza' });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('adding a language is a row and the texts it has: the rest is its fallback’s, in every plural it tells apart', () => {
  const { namespaces, read } = readCatalogues(folder, { ...locales, pl: polish });
  expect(namespaces).toEqual(['log', 'menu']);
  expect(read('pl', 'log')).toEqual({
    title: 'Log',
    filter: { all: 'Wszystkie', none: 'None' },
    found_one: '{{count}} wiersz',
    found_few: '{{count}} wiersze',
    found_many: '{{count}} wierszy',
    found_other: '{{count}} wiersza',
    page_one: '{{count}} page',
    page_few: '{{count}} pages',
    page_many: '{{count}} pages',
    page_other: '{{count}} pages',
  });
  expect(read('pl', 'menu')).toEqual({ home: 'Home' });
});

it('a language without a fallback has what it says itself, and one without a row is refused', () => {
  const { read } = readCatalogues(folder, locales);
  expect(read('vi', 'menu')).toEqual({});
  expect(() => read('pl', 'menu')).toThrow('needs a row');
});
