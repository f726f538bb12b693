import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Every file and package a module reaches at run time; type-only imports vanish before that. */
const reach = (entry: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  if (!existsSync(entry)) return seen;
  const source = readFileSync(entry, 'utf8');
  for (const [, from] of source.matchAll(/^(?:import|export)(?! type\b)(?:[^;'"]*?\bfrom)?\s*['"]([^'"]+)['"];/gms)) {
    if (from) reach(from.startsWith('.') ? resolve(dirname(entry), from) : from, seen);
  }
  for (const [, from] of source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)) {
    if (from) reach(from.startsWith('.') ? resolve(dirname(entry), from) : from, seen);
  }
  return seen;
};

const packagesOf = (entry: string): string[] =>
  [...reach(resolve(import.meta.dirname, entry))].filter((name) => !name.startsWith('/')).sort();

it('the schemas reach no network library, so the sandbox can speak the same language without a client', () => {
  expect(packagesOf('schemas.ts')).toEqual(['@may/domain', 'valibot']);
});

it('the client does not reach pusher-js, which loads when realtime is wanted', () => {
  expect(packagesOf('index.ts')).toEqual(['@may/domain', 'ky', 'valibot']);
});

it('the walk is able to find what it forbids', () => {
  expect(packagesOf('realtime/index.ts')).toEqual(['@may/domain', 'pusher-js', 'valibot']);
});
