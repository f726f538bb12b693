import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { localesFolder } from '../../../packages/ui/src/i18n/readCatalogues.ts';
import { slimWords } from './slimWords.ts';

const i18next = readFileSync(fileURLToPath(import.meta.resolve('i18next')).replace(/cjs/, 'esm'), 'utf8');

const init = {
  lng: 'en',
  fallbackLng: false,
  resources: {
    en: {
      shop: {
        menu: { open: 'Open {{ name }} at {{brand}}' },
        found_one: '{{count}} server',
        found_other: '{{count}} servers',
        columns: { id: 'ID', amount: 'Amount in {{currency}}' },
      },
    },
  },
  ns: ['shop'],
  defaultNS: 'shop',
  interpolation: { escapeValue: false, defaultVariables: { brand: 'Sky' } },
} as const;

const calls: readonly (readonly [string, Record<string, unknown>?])[] = [
  ['shop:menu.open', { name: '$t(found) <b>' }],
  ['found', { count: 1 }],
  ['found', { count: 12 }],
  ['columns', { returnObjects: true, currency: 'đ' }],
  ['shop:gone'],
];

it('i18next without what the portal does not use says the same texts, and the build ends', async () => {
  const { transform, buildEnd } = slimWords();
  const slim = transform.handler(i18next);
  expect(() => buildEnd()).not.toThrow();
  const folder = mkdtempSync(join(tmpdir(), 'slim-words-'));
  const file = join(folder, 'i18next.mjs');
  writeFileSync(file, slim);
  const library = await import(/* @vite-ignore */ file).finally(() => rmSync(folder, { recursive: true }));
  const [small, whole] = [library.createInstance(), createInstance()];
  await Promise.all([small.init(init), whole.init(init)]);
  type Say = (key: string, values?: object) => unknown;
  const say = (t: Say) => calls.map(([key, values]) => t(key, values));
  expect(say(small.t)).toEqual(say(whole.t as unknown as Say));
  expect(say(small.t)[0]).toBe('Open $t(found) <b> at Sky');
});

it('no text holds another one or a format, which the build leaves out', () => {
  const files = globSync('**/*.json', { cwd: localesFolder });
  expect(files).toContain('de.json');
  expect(files.map((file) => readFileSync(join(localesFolder, file), 'utf8')).join('')).not.toMatch(/\$t\(|\{\{[^}]*,/);
});

it('another i18next: the build ends with an error that names the file to mend, unless it has failed already', () => {
  const { transform, buildEnd } = slimWords();
  transform.handler('class Words {}');
  expect(() => buildEnd()).toThrow('build/slimWords.ts');
  expect(() => buildEnd(new Error('first'))).not.toThrow();
});
