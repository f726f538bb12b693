/**
 * `npm run storm`: 500 random storms in the browser (e2e/storm.e2e.ts) on the last build for the sandbox, half on each provider.
 * STORM_COUNT says how many, STORM_SEED which; everything answers on this machine only, and it stops by itself.
 */
import { spawnSync } from 'node:child_process';

const count = process.env.STORM_COUNT ?? '500';
const seed = process.env.STORM_SEED ?? String(Date.now() % 1_000_000);
console.log(`${count} storms of seed ${seed}: STORM_SEED=${seed} STORM_COUNT=${count} npm run storm plays them again.`);
const { status } = spawnSync(
  'playwright',
  ['test', '-c', 'e2e', '--project=rich', '--project=literal', 'storm.e2e.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, STORM_COUNT: count, STORM_SEED: seed } },
);
process.exit(status ?? 1);
