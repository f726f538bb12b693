import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Texts } from './fillGaps.ts';
import { type LocaleRow, locales } from './locales.ts';
import { readCatalogues } from './readCatalogues.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
const elbonian: LocaleRow = { tag: 'pl', label: 'Elbonian', flag: 'PL', fallback: 'en' };

const write = (file: string, words: Texts) => writeFileSync(join(folder, file), JSON.stringify(words));

beforeAll(() => {
  mkdirSync(join(folder, 'en'));
  write('en/log.json', {
    title: 'Log',
    filter: { all: 'All', none: 'None' },
    found_one: '{{count}} row',
    found_other: '{{count}} rows',
    page_one: '{{count}} page',
    page_other: '{{count}} pages',
  });
  write('en/menu.json', { home: 'Home' });
  const rows = { found_one: '{{count}} wiersz', found_few: '{{count}} wiersze', found_many: '{{count}} wierszy' };
  write('en/about.json', { tagline: 'Light' });
  write('elb.json', {
    about: { tagline: 'Lekko' },
    log: { filter: { all: 'Wszystkie' }, ...rows, found_other: '{{count}} wiersza' },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('reads a language from one file without what that says about itself, and fills its gaps in every plural form of the language', () => {
  const { namespaces, read } = readCatalogues(folder, { ...locales, elb: elbonian });
  expect(namespaces).toEqual(['log', 'menu']);
  expect(read('elb', 'log')).toEqual({
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
  expect(read('elb', 'menu')).toEqual({ home: 'Home' });
});

it('gives a language without a fallback its own words alone, and refuses a language without a row', () => {
  const { read } = readCatalogues(folder, locales);
  expect(read('vi', 'menu')).toEqual({});
  expect(() => read('elb', 'menu')).toThrow('needs a row');
});

it('refuses a file with words for a catalogue that English does not have', () => {
  write('elb.json', { menus: { home: 'Start' } });
  const { read } = readCatalogues(folder, { ...locales, elb: elbonian });
  expect(() => read('elb', 'menu')).toThrow('has words for menus');
});
