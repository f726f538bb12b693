import config from '../vitest.config.ts';
import { randomShare } from './lane.ts';

const unit = config.test?.projects?.[0];
if (typeof unit !== 'object' || !('test' in unit))
  throw new Error('vitest.config.ts has no unit tests at the first place.');
const [place, owner] = (process.env.MUTANTS_ROOM ?? '').split('/');

/**
 * The unit tests of the package or the app whose room `tooling/mutants.ts` names, without its storms, and with a tenth of the quick lane's
 * random cases. Those take seconds for each change, and prove no single line. A busy machine must not pass for a test that noticed a change.
 */
export default {
  ...unit,
  test: {
    ...unit.test,
    include: [`${place}/${owner}/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/storms/**'],
    provide: { ...unit.test?.provide, randomShare: randomShare / 10 },
    testTimeout: 120_000,
  },
};
