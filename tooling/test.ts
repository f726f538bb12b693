/** `npm test`: every layer one after the other, cheapest first; says how long each took and stops at the first that fails. */
import { spawnSync } from 'node:child_process';

const layers: [name: string, command: string, args: string[]][] = [
  ['types', 'tsc', []],
  ['lint', 'biome', ['check', '.']],
  ['zones', 'depcruise', ['packages', 'apps']],
  ['unused code', 'knip', []],
  ['unit tests', 'vitest', ['run', '--project', 'unit']],
  ['stories', 'vitest', ['run', '--project', 'stories']],
  ['build', 'node', ['apps/portal/build.ts']],
  ['size', 'node', ['tooling/size.ts']],
  ['end to end', 'playwright', ['test', '-c', 'e2e']],
];

const started = Date.now();
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

for (const [name, command, args] of layers) {
  const since = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PORTAL_MODE: 'sandbox' } });
  if (status !== 0) {
    console.error(`\n${name} failed after ${seconds(since)}: the rest did not run.`);
    process.exit(status ?? 1);
  }
  console.log(`${name}: ${seconds(since)}`);
}
console.log(`\nEverything passed in ${seconds(started)}.`);
