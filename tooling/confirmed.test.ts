import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** The makers of the proof: the parsers' own, the reading of what an answer left in storage, and the fixtures. */
const makers = [
  'apps/portal/src/browser/storage/storedConfirmed.ts',
  'packages/api/src/wire/confirm.ts',
  'packages/domain/src/fixtures.ts',
];
const parsers = /^packages\/api\/src\/.*(schemas|Of|intents)\.ts$/;
/** The files that keep parts of an answer. */
const stores = ['apps/portal/src/data/notices/keptNotice.ts', 'apps/portal/src/money/attempts/attemptStore.ts'];
const samples = /\.(test|stories|fixtures)\.tsx?$|\/(testing|storms)\/|\/figureTemplates\.tsx$/;

const files = globSync('{apps,packages}/*/{src,server,worker,build}/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  path,
  code: readFileSync(resolve(root, path), 'utf8'),
}));
const writing = (code: RegExp) => files.filter((file) => code.test(file.code)).map(({ path }) => path);

it('what the provider has said is claimed by its parsers, its stores and the fixtures alone', () => {
  expect(writing(/\bas (unknown as |readonly )*Confirmed\b/).toSorted()).toEqual(makers);
  expect(writing(/wire\/confirm\.ts'|'\.\/confirm\.ts'/).filter((path) => !parsers.test(path))).toEqual([]);
  const keepers = writing(/storage\/storedConfirmed\.ts'/);
  expect(keepers.toSorted()).toEqual(stores);
  expect(writing(/\bconfirmedFixture\b/).filter((path) => !samples.test(path))).toEqual([makers[2]]);
});
