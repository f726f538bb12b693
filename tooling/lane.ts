/** The two lanes of the tests: `quick` is `npm test`, `deep` is `npm run test:deep`. */
export type Lane = 'quick' | 'deep';

/** The lane of this process, from `TEST_LANE`; `quick` unless it is `deep`. */
export const lane: Lane = process.env.TEST_LANE === 'deep' ? 'deep' : 'quick';

/** The seed of every random test in the quick lane: `npm test` gives the same answer every time. */
const fixedSeed = 20_261_122;

/** The seed of every random test in this process, from `TEST_SEED`; each run of the deep lane sets a new one. */
export const seed: number = Number(process.env.TEST_SEED ?? fixedSeed);
if (!Number.isSafeInteger(seed)) throw new Error(`TEST_SEED is ${process.env.TEST_SEED}: give a whole number.`);

/** The share of its random runs that a property makes: a fifth in the quick lane, all in the deep lane. */
export const randomShare: number = lane === 'deep' ? 1 : 0.2;

/** The number of storms of each kind, from `STORM_COUNT`; null leaves it to the lane. */
export const stormCount: number | null = process.env.STORM_COUNT ? Number(process.env.STORM_COUNT) : null;

declare module 'vitest' {
  interface ProvidedContext {
    seed: number;
    randomShare: number;
    stormCount: number | null;
  }
}
