import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Every file and package that a module loads at run time; type-only imports are left out. */
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
  [...reach(resolve(import.meta.dirname, entry))]
    .filter((name) => !name.startsWith('/') && !name.startsWith('@may/domain/'))
    .sort();

it('the schemas load no network library, because the sandbox uses them without a client', () => {
  expect(packagesOf('schemas.ts')).toEqual(['valibot']);
});

it('the client does not load pusher-js, which comes with realtime', () => {
  expect(packagesOf('index.ts')).toEqual(['ky', 'valibot']);
});

it('realtime loads pusher-js, so the walk finds what the other tests forbid', () => {
  expect(packagesOf('realtime/index.ts')).toEqual(['pusher-js', 'valibot']);
});
