import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { planFixture, serverFixture } from '../fixtures.ts';
import { dong } from '../money.ts';
import { costOfServer } from './pricing.ts';
import { isUpgraded, priceUpgrade, type ServerUpgrade, upgradeGap } from './upgrade.ts';

const plans = [
  planFixture(),
  planFixture({ id: '1', price: dong(120_000) }),
  planFixture({ id: '3', price: dong(450_000), salePrice: dong(360_000) }),
  planFixture({ id: '4', isSoldOut: true }),
];
/** 20 GB of SSD, 10 GB of MariaDB, plan 2. */
const server = serverFixture();
const disk = (totalMb: number): ServerUpgrade => ({ part: 'disk', totalMb });
const mariadb = (totalMb: number): ServerUpgrade => ({ part: 'mariadb', totalMb });
const plan = (planId: string): ServerUpgrade => ({ part: 'plan', planId });

it('names the reason why an upgrade cannot be bought, and none if it can', () => {
  for (const [title, upgrade, of, gap] of [
    ['an empty choice', null, server, 'none'],
    ['a size that is no number', disk(Number.NaN), server, 'none'],
    ['9 GB', disk(9 * 1024), server, 'tooSmall'],
    ['196 GB', disk(196 * 1024), server, 'tooLarge'],
    ['a part of a GB', disk(20_481), server, 'notWhole'],
    ['the present size', disk(20_480), server, 'notGrowing'],
    ['a smaller size', disk(10_240), server, 'notGrowing'],
    ['one GB more', disk(21_504), server, null],
    ['195 GB', disk(195 * 1024), server, null],
    ['10 GB of MariaDB on a server with 10 GB', mariadb(10_240), server, 'notGrowing'],
    ['10 GB of MariaDB on a server without', mariadb(10_240), serverFixture({ mariadbDiskMb: 0 }), null],
    ['9 GB of MariaDB on a server without', mariadb(9 * 1024), serverFixture({ mariadbDiskMb: 0 }), 'tooSmall'],
    ['a disk of a server whose disk is unknown', disk(30_720), serverFixture({ diskMb: null }), 'unknownNow'],
    // The request for one disk carries the other one too.
    ['MariaDB of a server whose SSD is unknown', mariadb(30_720), serverFixture({ diskMb: null }), 'unknownNow'],
    ['a disk of a server whose MariaDB is unknown', disk(30_720), serverFixture({ mariadbDiskMb: null }), 'unknownNow'],
    ['a disk of a server without a name', disk(30_720), serverFixture({ rawName: null }), 'unknownNow'],
    ['a plan of a server without a name', plan('1'), serverFixture({ rawName: null }), 'unknownNow'],
    ['a disk of a server with unknown containers', disk(30_720), serverFixture({ containers: null }), 'unknownNow'],
    ['a plan of a server with unknown containers', plan('1'), serverFixture({ containers: null }), 'unknownNow'],
    ['a plan of a server whose plan is unknown', plan('1'), serverFixture({ planId: null }), 'unknownNow'],
    ['a disk of an unpaid server', disk(30_720), serverFixture({ status: 'unpaid' }), 'notReady'],
    ['the present plan', plan('2'), server, 'samePlan'],
    ['a smaller plan', plan('1'), server, null],
    ['a plan that is sold out', plan('4'), server, 'soldOut'],
    ['a plan that is not listed', plan('9'), server, 'noPlan'],
  ] as const)
    expect.soft(upgradeGap(upgrade, of, plans), title).toBe(gap);
});

it('10 GB more cost 40.000 đ more a month, also on a plan that is not listed any more', () => {
  const { before, after, difference } = priceUpgrade(server, plans, disk(30_720));
  expect([before?.total, after?.total, difference]).toEqual([dong(520_000), dong(560_000), dong(40_000)]);
  const retired = priceUpgrade(serverFixture({ planId: '9' }), plans, mariadb(20_480));
  expect(retired).toEqual({ before: null, after: null, difference: dong(40_000) });
});

it('another plan costs its sale price once and once for each container; a smaller plan costs less', () => {
  const twice = serverFixture({ containers: 2 });
  expect(priceUpgrade(twice, plans, plan('3')).difference).toEqual(dong(3 * 160_000));
  expect(priceUpgrade(twice, plans, plan('1')).difference).toEqual(dong(3 * -80_000));
  expect(priceUpgrade(serverFixture({ planId: '9' }), plans, plan('1'))).toMatchObject({
    before: null,
    difference: null,
  });
});

it('an upgrade is there if the server has the plan, or the disk or a larger one', () => {
  expect(isUpgraded(server, disk(20_480))).toBe(true);
  expect(isUpgraded(server, disk(10_240))).toBe(true);
  expect(isUpgraded(server, disk(21_504))).toBe(false);
  expect(isUpgraded(serverFixture({ diskMb: null }), disk(10_240))).toBe(false);
  expect(isUpgraded(serverFixture({ mariadbDiskMb: 0 }), mariadb(10_240))).toBe(false);
  expect(isUpgraded(server, plan('2'))).toBe(true);
  expect(isUpgraded(serverFixture({ planId: null }), plan('2'))).toBe(false);
});

it('any allowed disk costs more, and the costs differ by the difference', () => {
  const size = fc.integer({ min: 1, max: 195 });
  fc.assert(
    fc.property(size, fc.option(size), size, fc.boolean(), (ssd, maria, total, isSsd) => {
      const now = serverFixture({ diskMb: ssd * 1024, mariadbDiskMb: (maria ?? 0) * 1024 });
      const upgrade = isSsd ? disk(total * 1024) : mariadb(total * 1024);
      if (upgradeGap(upgrade, now, plans) !== null) return;
      const { difference, after } = priceUpgrade(now, plans, upgrade);
      expect(difference?.amount).toBe((total - (isSsd ? ssd : (maria ?? 0))) * 4_000);
      expect(difference?.amount).toBeGreaterThan(0);
      expect(after?.total.amount).toBe((costOfServer(now, plans)?.total.amount ?? 0) + (difference?.amount ?? 0));
    }),
    { numRuns: 1_000 * inject('randomShare') },
  );
});
