/**
 * `npm run pictures`: compares the stories of the working tree with those of its merge base with main, or of `-- <commit>`. It photographs the
 * stories that the change may reach, or every one with `--all`, and writes a page with each difference. Exits with 1 if a picture differs.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './pictures/compare.ts';
import { photograph, shotsOf } from './pictures/photograph.ts';
import { buildAt, buildNow, changedSince, folder, git, reached } from './pictures/storybook.ts';

const given = process.argv.slice(2);
const [wanted] = given.filter((word) => !word.startsWith('--'));
const main = git('branch', '--remotes', '--list', 'origin/main') ? 'origin/main' : 'main';
const commit = git('rev-parse', wanted ?? git('merge-base', 'HEAD', main));

const [before, now] = [buildAt(commit), buildNow()];
const files = given.includes('--all') ? null : reached(now, changedSince(commit));
const [olds, news] = [shotsOf(before, files), shotsOf(now, files)];
// The pictures of a commit are taken once.
const sides = { before: `before-${commit}`, after: 'after', difference: 'difference' };
for (const side of [sides.after, sides.difference]) rmSync(join(folder, side), { recursive: true, force: true });
mkdirSync(join(folder, sides.difference), { recursive: true });
const failed = [
  ...(await photograph(before, olds, join(folder, sides.before))).map((story) => `before: ${story}`),
  ...(await photograph(now, news, join(folder, sides.after))).map((story) => `after: ${story}`),
];

const titles = new Map([...olds, ...news].map(({ name, title }) => [name, title]));
const differences = [...titles]
  .toSorted(([, one], [, other]) => one.localeCompare(other))
  .flatMap(([name, component]) => {
    const difference = compare(
      name,
      [sides.before, sides.after, sides.difference].map((side) => join(folder, side)),
    );
    return difference ? [{ ...difference, component }] : [];
  });
const template = readFileSync(join(import.meta.dirname, 'pictures/page.html'), 'utf8');
const data = JSON.stringify({ commit, sides, differences }).replaceAll('<', '\\u003c');
writeFileSync(
  join(folder, 'index.html'),
  template.replace('null;', () => `${data};`),
);

for (const story of failed) console.log(`not finished: ${story}`);
if (titles.size === 0) console.log('The change reaches no story: nothing was photographed.');
console.log(
  `${differences.length} of ${titles.size} pictures differ from ${commit.slice(0, 8)}: .cache/pictures/index.html`,
);
process.exitCode = differences.length > 0 || failed.length > 0 ? 1 : 0;
