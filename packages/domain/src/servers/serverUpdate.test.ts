import { expect, it } from 'vitest';
import { serverFixture } from '../fixtures.ts';
import {
  domainsUpdateOf,
  isSameUpdate,
  isUpdateShown,
  type ServerUpdate,
  updateOf,
  upgradeIn,
} from './serverUpdate.ts';
import { isSameReview, type ServerUpgrade } from './upgrade.ts';

/** 20 GB of SSD, 10 GB of MariaDB, plan 2, one domain. */
const server = serverFixture({ name: 'Shop', rawName: 'shop', containers: 3 });
const ssd = { part: 'disk', totalMb: 30_720 } as const;
const mariadb = { part: 'mariadb', totalMb: 30_720 } as const;
const plan = { part: 'plan', planId: '3' } as const;
const disks = { kind: 'disks', name: 'shop', containers: 3, diskMb: 20_480, mariadbDiskMb: 10_240 } as const;
const domains = { kind: 'domains', name: 'shop', domains: ['wp-bien-xanh.may.cloud', 'b.vn'] } as const;
const updates: readonly (readonly [ServerUpgrade | null, ServerUpdate])[] = [
  [ssd, { ...disks, part: 'disk', diskMb: 30_720 }],
  [mariadb, { ...disks, part: 'mariadb', mariadbDiskMb: 30_720 }],
  [plan, { kind: 'plan', name: 'shop', planId: '3' }],
  [null, domains],
];

it('an update is the whole value that the server has afterwards, and names the upgrade that it is', () => {
  for (const [upgrade, update] of updates) {
    if (upgrade) expect.soft(updateOf(upgrade, server), update.kind).toEqual(update);
    expect.soft(upgradeIn(update), update.kind).toEqual(upgrade);
  }
  expect(domainsUpdateOf('add', 'b.vn', server)).toEqual(domains);
  expect(domainsUpdateOf('remove', 'b.vn', { ...server, domains: domains.domains })).toMatchObject({
    domains: ['wp-bien-xanh.may.cloud'],
  });
});

it('there is no update if a part of it would have to be guessed', () => {
  const unknown = ['rawName', 'containers', 'diskMb', 'mariadbDiskMb'] as const;
  expect(unknown.map((field) => updateOf(ssd, { ...server, [field]: null }))).toEqual([null, null, null, null]);
  expect(updateOf(plan, { ...server, rawName: null })).toBeNull();
  expect(domainsUpdateOf('add', 'b.vn', { ...server, rawName: null })).toBeNull();
  expect(domainsUpdateOf('add', 'b.vn', { ...server, domains: null })).toBeNull();
});

it('an update equals no other update, the name of its server makes no difference, and a server with its value shows it', () => {
  const all = updates.map(([, update]) => update);
  const others: ServerUpdate[] = [
    { ...domains, domains: ['c.vn'] },
    { kind: 'plan', name: 'shop', planId: '4' },
    { ...disks, part: 'disk', diskMb: 30_720, mariadbDiskMb: 20_480 },
    { ...disks, part: 'disk' },
  ];
  for (const one of all) {
    const same = [...all, ...others].filter((other) => isSameUpdate(one, { ...other, name: 'blog' }));
    expect.soft(same, one.kind).toEqual([one]);
    expect.soft(isUpdateShown(server, one), one.kind).toBe(false);
    expect.soft(isUpdateShown({ ...server, ...one }, one), one.kind).toBe(true);
  }
  expect(isUpdateShown({ ...server, domains: null }, { ...domains, domains: [] })).toBe(true);
});

it('a review is the same while the sizes and the price are', () => {
  const at = (overrides: Partial<typeof server>) => ({ server: { ...server, ...overrides }, plans: [] });
  expect(isSameReview(ssd, at({}), at({ domain: null }))).toBe(true);
  expect(isSameReview(ssd, at({}), at({ mariadbDiskMb: 20_480 }))).toBe(false);
});
