/**
 * `npm run test:stories:orders`: a night's check that no story counts on another one or on a warm cache. It runs all story files in five random orders,
 * then each file alone without any cache. `-- 2/4` takes the second of four shares; a path takes the files below it, alone.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { globSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const [given = '1/1'] = process.argv.slice(2);
const [, part, parts] = /^(\d+)\/(\d+)$/.exec(given) ?? [];
const caches = ['.cache', '.vite', '.vite-temp', '.vitest-cache'];
const failed: string[] = [];

const run = (name: string, args: readonly string[]): void => {
  const { status, stdout } = spawnSync('vitest', ['run', '--project', 'stories', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name}`);
  if (status === 0) return;
  failed.push(name);
  console.log(stdout);
};

if (part === undefined || part === '1') {
  const orders = part === undefined ? 0 : 5;
  for (let order = 0; order < orders; order += 1) {
    const seed = String(randomInt(2 ** 31));
    run(`all stories in the order of seed ${seed}`, ['--sequence.shuffle.files', `--sequence.seed=${seed}`]);
  }
}
const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root })
  .toSorted()
  .filter((file, place) => (part === undefined ? file.startsWith(given) : place % Number(parts) === Number(part) - 1));
for (const file of files) {
  for (const cache of caches) rmSync(join(root, 'node_modules', cache), { recursive: true, force: true });
  run(file, [file]);
}
console.log(`\n${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
