/**
 * `npm run test:mutants -- packages/domain` changes the code of a room in small ways, and runs the unit tests of its package or app on each change.
 * A change that no test notices survives. The report in `.cache/mutation` has the score of each file and its survivors. A second run asks only what
 * has changed. More options go to Stryker: `-- packages/domain --mutate packages/domain/src/money.ts`.
 */
import { spawnSync } from 'node:child_process';

const [room = 'packages/domain', ...options] = process.argv.slice(2);
const { status } = spawnSync('stryker', ['run', ...options], {
  stdio: 'inherit',
  env: { ...process.env, MUTANTS_ROOM: room },
});
process.exitCode = status ?? 1;
