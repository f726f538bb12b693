import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { planFixture, serverFixture } from '../fixtures.ts';
import { dong } from '../money.ts';
import { costOfServer, priceOrder } from './pricing.ts';

it('plan, disks and two containers cost the plan three times and each GB once', () => {
  const { lines, total } = priceOrder({
    plan: { price: dong(200_000), salePrice: null },
    diskMb: 20_480,
    mariadbDiskMb: 10_240,
    containers: 2,
  });
  expect(lines.map(({ part, quantity, amount }) => [part, quantity, amount.amount])).toEqual([
    ['base', 1, 200_000],
    ['ssd', 20, 80_000],
    ['mariadb', 10, 40_000],
    ['containers', 2, 400_000],
  ]);
  expect(total).toEqual(dong(720_000));
});

it('a plan on sale costs its sale price', () => {
  const plan = { price: dong(200_000), salePrice: dong(150_000) };
  const { lines } = priceOrder({ plan, diskMb: 10_240, mariadbDiskMb: 10_240, containers: 1 });
  expect(lines.map(({ each }) => each.amount)).toEqual([150_000, 4_000, 4_000, 150_000]);
});

it('any order adds up to whole dong, line by line', () => {
  const price = fc.nat(50_000_000);
  fc.assert(
    fc.property(
      fc.record({
        price,
        sale: fc.option(price),
        disk: fc.integer({ min: 10, max: 195 }),
        mariadb: fc.integer({ min: 10, max: 195 }),
        containers: fc.integer({ min: 1, max: 50 }),
      }),
      ({ price: full, sale, disk, mariadb, containers }) => {
        const plan = { price: dong(full), salePrice: sale === null ? null : dong(sale) };
        const { lines, total } = priceOrder({
          plan,
          diskMb: disk * 1024,
          mariadbDiskMb: mariadb * 1024,
          containers,
        });
        const charged = sale ?? full;
        expect(total.amount).toBe(charged + (disk + mariadb) * 4_000 + charged * containers);
        expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(total.amount);
        for (const { quantity, each, amount } of lines) expect(quantity * each.amount).toBe(amount.amount);
      },
    ),
    { numRuns: 10_000 * inject('randomShare') },
  );
});

it('prices a server as its order was priced, and gives null if its plan or one of its disks is unknown', () => {
  const plans = [planFixture()];
  expect(costOfServer(serverFixture(), plans)?.total.amount).toBe(200_000 + 80_000 + 40_000 + 200_000);
  expect(costOfServer(serverFixture({ mariadbDiskMb: 0 }), plans)?.total.amount).toBe(200_000 + 80_000 + 200_000);
  expect(costOfServer(serverFixture({ planId: '9' }), plans)).toBeNull();
  expect(costOfServer(serverFixture({ diskMb: null }), plans)).toBeNull();
  expect(costOfServer(serverFixture({ mariadbDiskMb: null }), plans)).toBeNull();
});
