/**
 * `npm test` (the quick lane) and `npm run test:deep` (the deep lane): every layer, cheapest first; stops at the first step that fails. On a
 * developer's machine a layer whose files have not changed since it passed is skipped; `-- --all` runs it all the same.
 */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { lanes } from './test/layers.ts';
import { measureSpeed } from './test/measureSpeed.ts';
import { type Result, runLayer } from './test/runLayer.ts';
import { createStamps } from './test/stamps.ts';

const lane = process.argv.includes('deep') ? 'deep' : 'quick';
process.env.TEST_LANE = lane;
if (lane === 'deep') {
  process.env.TEST_SEED ??= String(randomInt(2 ** 31));
  console.log(
    `Random tests of seed ${process.env.TEST_SEED}. Again: TEST_SEED=${process.env.TEST_SEED} npm run test:deep`,
  );
}
// The deep lane has a new seed, so an unchanged layer may still fail.
const runsAll = lane === 'deep' || Boolean(process.env.CI) || process.argv.includes('--all');
const stamps = createStamps(join(import.meta.dirname, '..'), lanes.quick.flat());
const slowness = measureSpeed();
const since = Date.now();
const results: Result[] = [];
const skipped: string[] = [];

const report = (): void => {
  const total = (Date.now() - since) / 1000;
  console.log(
    `\nThe ${lane} lane. Budgets are for two quiet cores; this machine's reference loop takes ${slowness.toFixed(2)} of its time.`,
  );
  for (const { layer, passed, seconds, tests } of results) {
    const budget = layer.budget * slowness;
    const words = [
      layer.name.padEnd(12),
      `${seconds.toFixed(0)} s`.padStart(6),
      `of ${budget.toFixed(0)} s`.padStart(9),
    ];
    if (tests !== null) words.push(`${tests} tests`.padStart(11));
    if (!passed) words.push('FAILED');
    if (seconds > budget) words.push(`OVER ITS BUDGET by ${(seconds - budget).toFixed(0)} s`);
    console.log(words.join('  '));
  }
  if (skipped.length > 0)
    console.log(`Unchanged since they passed: ${skipped.join(', ')}. Run them: npm test -- --all`);
  console.log(`all           ${total.toFixed(0)} s`);
};

for (const step of lanes[lane]) {
  const due = step.filter((layer) => runsAll || !stamps.isUnchanged(layer));
  skipped.push(...step.filter((layer) => !due.includes(layer)).map(({ name }) => name));
  const ended = await Promise.all(
    due.map(async (layer) => {
      stamps.forget(layer);
      const result = await runLayer(layer, due.length === 1);
      if (result.passed && lane === 'quick') stamps.keep(layer);
      return result;
    }),
  );
  results.push(...ended);
  const failed = ended.filter(({ passed }) => !passed).map(({ layer }) => layer.name);
  if (failed.length === 0) continue;
  report();
  console.error(`\nFailed: ${failed.join(', ')}. What comes after did not run.`);
  process.exit(1);
}
report();
const count = results.reduce((sum, { tests }) => sum + (tests ?? 0), 0);
console.log(results.length > 0 ? `\n${count} passed, 0 failed` : '\nNothing has changed since everything passed.');
