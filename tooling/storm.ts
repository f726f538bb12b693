/**
 * `npm run storm`: 500 random storms in the browser (e2e/storm.e2e.ts) on the last build for the sandbox, half on each provider. STORM_COUNT
 * sets the number. Every request stays on this machine, and the run stops by itself.
 */
import { spawnSync } from 'node:child_process';

const count = process.env.STORM_COUNT ?? '500';
const seed = process.env.TEST_SEED ?? String(Date.now() % 1_000_000);
console.log(`${count} storms of seed ${seed}: TEST_SEED=${seed} npm run storm plays the same ones again.`);
const { status } = spawnSync('playwright', ['test', '-c', 'e2e', 'storm.e2e.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, TEST_LANE: 'deep', TEST_SEED: seed, STORM_COUNT: count },
});
process.exit(status ?? 1);
