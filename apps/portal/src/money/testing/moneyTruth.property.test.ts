import fc from 'fast-check';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { createMoneyStorm } from './moneyStorm.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The provider of a storm, and its moves: the action, the tab and the variant. */
const storms = fc.tuple(
  fc.boolean(),
  fc.noBias(fc.array(fc.nat(2 ** 16 - 1), { minLength: 12, maxLength: 40, size: 'max' })),
);

/** Storms that once broke a promise; each failed before its fix. The first three play at the provider with keys. */
const broken: [boolean, number[]][] = [
  // The log's credit went to an older attempt of the amount, and the paid one, whose answer was lost, stayed unknown.
  [true, [36769, 8089, 53116, 0, 8321, 0, 0, 0, 0, 10870, 0, 0, 0, 0, 126, 0, 0]],
  // The older attempt showed as paid before the paid one had its answer.
  [true, [45537, 53141, 40288, 28057, 20961, 60052, 0, 0, 0, 0, 18750, 0, 0, 35723, 0, 0, 0]],
  // The older attempt showed as paid after both answers were lost.
  [true, [10721, 26617, 0, 0, 11924, 0, 37909, 9152, 8854, 0, 0, 0, 0, 32574]],
  // An attempt whose code the provider did not report as paid took the credit of one whose answer was lost.
  [false, [897, 11, 2969, 19329, 28, 1, 3969, 15, 20, 11550, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  // An attempt took the credit of one that knew its code, whose payment was reported later: two showed as paid.
  [false, [35969, 20377, 9616, 44545, 4481, 16, 17, 1, 24449, 27, 22, 1, 1, 1, 1, 1, 30977, 1, 1, 1, 1, 1, 21]],
  // A card in doubt took the second credit of an attempt that was sent twice and paid twice.
  [false, [13313, 30988, 28, 1, 20382, 6273, 24, 22, 59649, 27905, 17, 30, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
  // A card was charged again 15 minutes after its confirmation was lost.
  [false, [30273, 23631, 0, 52527, 0, 60655, 0, 0, 25497, 38688, 0, 0, 0]],
  // An attempt took the credit of one at the bank, which returned with its code later: two showed as paid.
  [false, [10881, 56729, 28, 1, 11649, 16284, 1, 1, 17, 22, 30, 27, 1, 1, 1936, 55169, 1, 1]],
  // A clock jump during a second tab's search hid the payment that the first tab had just made: two charges.
  [false, [0, 0, 17152, 0, 45888, 0, 37227, 7659, 7769, 0, 52511, 0]],
  // A card's owner approved a payment in the bank's app; the next press of pay lost its answer and said that nothing was charged.
  [true, [29505, 64523, 24159, 0, 0, 0, 0, 1236, 0, 0, 19744, 50901, 0, 0, 0]],
];

const runs = 10_000 * inject('randomShare');

it(`charges one purchase once in each of ${runs} storms, and shows each charge on every page and in the tray`, {
  // It takes 30 s on an idle machine; the limit allows for a busy one.
  timeout: 300_000,
}, async () => {
  const tally = { charges: 0, told: 0, asked: 0 };
  await fc.assert(
    fc.asyncProperty(storms, async ([isRich, moves]) => {
      const storm = createMoneyStorm(isRich);
      for (const [name, value] of Object.entries(storm.browser.globals)) vi.stubGlobal(name, value);
      await storm.run(moves);
      tally.charges += storm.provider.rows.length;
      tally.told += storm.judge.tally.told;
      tally.asked += storm.browser.asked.length;
    }),
    { numRuns: runs, examples: broken.map((storm) => [storm]) },
  );
  // Inequalities, because the seed decides how many storms pay: about 64 charges and 60 pages with a success in 100 storms.
  expect(tally.charges).toBeGreaterThan(runs * 0.4);
  expect(tally.told).toBeGreaterThan(runs * 0.4);
  // The fixed storms ask four times with a key; the seed's storms may add more.
  expect(tally.asked).toBeGreaterThanOrEqual(4);
});
