import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import * as keys from './keys.ts';
import { storedEntries } from './storedEntries.ts';

const sources = resolve(import.meta.dirname, '..');

/** Names that begin like a key and name nothing that is stored: channels, messages of the worker, an example host. */
const notStored = ['may.session', 'may.pageChanged', 'may.askWhetherChanged', 'may.takeOver', 'may.example'];

const isListed = (key: string): boolean =>
  storedEntries.some((entry) =>
    entry.keys.some((listed) => (listed.endsWith('*') ? key.startsWith(listed.slice(0, -1)) : key === listed)),
  );

it('lists every key that a source of the portal names', () => {
  const named = globSync('**/*.{ts,tsx}', { cwd: sources })
    .filter((file) => !/\.(?:test|fixtures|stories)\.tsx?$|^testing\//.test(file))
    .flatMap((file) => [...readFileSync(join(sources, file), 'utf8').matchAll(/['"`](may\.[\w.]+)/g)])
    .map(([, key = '']) => key);
  expect(named.length).toBeGreaterThan(10); // Some keys are named twice; their number says only that the search works.
  expect([...new Set(named)].filter((key) => !notStored.includes(key) && !isListed(key))).toEqual([]);
});

it('lists every key of the table of keys', () => {
  const table = Object.values(keys).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)));
  expect(table.filter((key) => !isListed(key))).toEqual([]);
});

it('lists each kind of entry once', () => {
  const kinds = storedEntries.map(({ kind }) => kind);
  expect(kinds).toEqual([...new Set(kinds)]);
});
