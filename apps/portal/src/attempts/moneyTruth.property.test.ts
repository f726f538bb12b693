import fc from 'fast-check';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { createMoneyStorm } from './testing/moneyStorm.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A storm: the provider it is played on, and its moves: what is done, in which tab, and how. */
const storms = fc.tuple(
  fc.boolean(),
  fc.noBias(fc.array(fc.nat(2 ** 16 - 1), { minLength: 12, maxLength: 40, size: 'max' })),
);

it('ends every one of 10,000 storms with one charge for what was meant once, and with the truth on each screen', {
  timeout: 120_000,
}, async () => {
  const tally = { charges: 0, repeated: 0, told: 0 };
  await fc.assert(
    fc.asyncProperty(storms, async ([isRich, moves]) => {
      const storm = createMoneyStorm(isRich);
      for (const [name, value] of Object.entries(storm.browser.globals)) vi.stubGlobal(name, value);
      await storm.run(moves);
      tally.charges += storm.provider.rows.length;
      tally.repeated += storm.provider.rows.length > 1 ? 1 : 0;
      tally.told += storm.judge.tally.told;
    }),
    { numRuns: 10_000 * inject('randomShare') },
  );
  expect(tally.charges).toBeGreaterThan(4_000);
});
