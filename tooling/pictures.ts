/**
 * `npm run pictures`: compares the stories of the working tree with those of its merge base with main, or of `-- <commit>`. It photographs the
 * stories that the change may reach, or every one with `--all`, and writes a page with each difference. Exits with 1 if a picture differs.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modesOf } from '../.storybook/modes.ts';
import { compare } from './pictures/compare.ts';
import { nameOf, photograph, type Shot } from './pictures/photograph.ts';
import { type Book, buildAt, buildNow, changedSince, folder, git, reached } from './pictures/storybook.ts';

const given = process.argv.slice(2);
const [wanted] = given.filter((word) => !word.startsWith('--'));
const main = git('branch', '--all', '--format=%(refname:short)').split('\n').includes('origin/main')
  ? 'origin/main'
  : 'main';
const commit = git('rev-parse', wanted ?? git('merge-base', 'HEAD', main));

const [before, now] = [buildAt(commit), buildNow()];
const files = given.includes('--all') ? null : reached(now, changedSince(commit));
const shotsOf = ({ stories }: Book): Shot[] =>
  [...stories.values()].flatMap(({ id, importPath, tags }) =>
    files === null || files.has(importPath)
      ? modesOf(importPath, tags.includes('play-fn')).map((mode) => ({ id, mode }))
      : [],
  );

const [old, after, drawn] = ['before', 'after', 'difference'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
for (const path of [old, after, drawn]) rmSync(path, { recursive: true, force: true });
mkdirSync(drawn, { recursive: true });
const failed = [
  ...(await photograph(before, shotsOf(before), old)).map((name) => `before: ${name}`),
  ...(await photograph(now, shotsOf(now), after)).map((name) => `after: ${name}`),
];

const titleOf = ({ id }: Shot): string => (now.stories.get(id) ?? before.stories.get(id))?.title ?? '';
const shots = new Map([...shotsOf(before), ...shotsOf(now)].map((shot) => [nameOf(shot), titleOf(shot)]));
const differences = [...shots]
  .toSorted(([, one], [, other]) => one.localeCompare(other))
  .flatMap(([name, component]) => {
    const difference = compare(name, old, after, drawn);
    return difference ? [{ ...difference, component }] : [];
  });
const template = readFileSync(join(import.meta.dirname, 'pictures/page.html'), 'utf8');
const data = JSON.stringify({ before: commit.slice(0, 8), differences });
writeFileSync(
  join(folder, 'index.html'),
  template.replace('/*DATA*/ null', () => data.replaceAll('<', '\\u003c')),
);

for (const line of failed) console.log(`not finished: ${line}`);
console.log(
  `${differences.length} of ${shots.size} pictures differ from ${commit.slice(0, 8)}: .cache/pictures/index.html`,
);
process.exitCode = differences.length > 0 || failed.length > 0 ? 1 : 0;
