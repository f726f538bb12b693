import config from '../vitest.config.ts';

const unit = config.test?.projects?.[0];
if (typeof unit !== 'object' || !('test' in unit))
  throw new Error('vitest.config.ts has no unit tests at the first place.');

/** The unit tests of one room, which `tooling/mutants.ts` names. A busy machine must not pass for a test that noticed a change. */
export default {
  ...unit,
  test: { ...unit.test, include: [`${process.env.MUTANTS_ROOM}/**/*.test.{ts,tsx}`], testTimeout: 120_000 },
};
