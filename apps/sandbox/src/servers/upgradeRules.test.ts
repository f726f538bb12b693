import { describe, expect, it } from 'vitest';
import { plans } from './catalogue.ts';
import { parseDomains } from './customDomainRules.ts';
import type { StoredServer } from './serverTables.ts';
import { parseDisks, parsePlanChange, refuseOtherServer, refuseUnready } from './upgradeRules.ts';

const gb = 1024;
const server: StoredServer = {
  id: 'srv_1',
  userId: 'usr_1',
  kind: 'wordpress',
  name: 'wp-1',
  regionId: 1,
  planId: 2,
  cpu: 2,
  ramMb: 2_000,
  diskMb: 20 * gb,
  mariadbDiskMb: 10 * gb,
  containers: 1,
  userName: 'admin',
  passwordHash: 'x',
  domain: 'wp-1.may.cloud',
  customDomains: [],
  status: 'active',
  step: null,
  createdAt: new Date('2026-11-21T08:00:00Z'),
};
const asked = { id: 'srv_1', name: 'wp-1', replicate: 1, disk: 20 * gb, mariadb_disk_size: 10 * gb };
const refusal = (status: number, code: string) => expect.objectContaining({ status, code });

describe('a change of disks', () => {
  it.each([
    ['9 GB of SSD', { disk: 9 * gb }, 400, 'diskBelowMinimum'],
    ['no MariaDB disk', { mariadb_disk_size: 0 }, 400, 'diskBelowMinimum'],
    ['a negative disk', { mariadb_disk_size: -gb }, 400, 'diskBelowMinimum'],
    ['196 GB of SSD', { disk: 196 * gb }, 400, 'diskOutOfRange'],
    ['200,000 MB of MariaDB, which is no whole GB', { mariadb_disk_size: 200_000 }, 400, 'mariadbDiskOutOfRange'],
    ['a part of a GB', { disk: 40_000 }, 400, 'diskNotWhole'],
    ['less SSD', { disk: 19 * gb, mariadb_disk_size: 20 * gb }, 422, 'diskShrinks'],
    ['the same sizes', {}, 422, 'disksUnchanged'],
    ['2 containers', { disk: 40 * gb, replicate: 2 }, 422, 'containersFixed'],
  ])('to %s is refused', (_, changes, status, code) => {
    expect(() => parseDisks({ ...asked, ...changes }, server)).toThrow(refusal(status, code));
  });

  it.each([
    ['the largest SSD', { disk: 195 * gb }, {}],
    ['both disks larger', { disk: 21 * gb, mariadb_disk_size: 11 * gb }, {}],
    [
      'a larger SSD beside a disk with a part of a GB',
      { disk: 21 * gb, mariadb_disk_size: 15_000 },
      { mariadbDiskMb: 15_000 },
    ],
    ['a first MariaDB disk', {}, { mariadbDiskMb: 0 }],
    ['a larger SSD without a MariaDB disk', { disk: 21 * gb, mariadb_disk_size: 0 }, { mariadbDiskMb: 0 }],
  ])('to %s is accepted', (_, changes, present) => {
    const { disk: diskMb, mariadb_disk_size: mariadbDiskMb } = { ...asked, ...changes };
    expect(parseDisks({ ...asked, ...changes }, { ...server, ...present })).toEqual({ diskMb, mariadbDiskMb });
  });

  it('of a server without a MariaDB disk to 9 GB is refused', () => {
    const before = { ...server, mariadbDiskMb: 0 };
    const nine = { ...asked, mariadb_disk_size: 9 * gb };
    expect(() => parseDisks(nine, before)).toThrow(refusal(400, 'diskBelowMinimum'));
  });
});

describe('a change of plan', () => {
  it.each([
    ['no plan', '99', 400, 'planNotOffered'],
    ['the present plan', '2', 422, 'planInUse'],
    ['a plan that is sold out', 7, 422, 'planSoldOut'],
  ])('to %s is refused', (_, size, status, code) => {
    expect(() => parsePlanChange({ id: 'srv_1', name: 'wp-1', size }, server, plans)).toThrow(refusal(status, code));
  });
});

describe('a list of domains', () => {
  const primary = 'wp-1.may.cloud';

  it.each([
    ['without the primary domain', ['a.vn'], 422, 'primaryDomainMissing'],
    ['with one label', [primary, 'localhost'], 400, 'domainInvalid'],
    ['with a wildcard', [primary, '*.a.vn'], 400, 'domainInvalid'],
    ['with an address', [primary, '203.0.113.7'], 400, 'domainInvalid'],
    ['with a label of 64 characters', [primary, `${'x'.repeat(64)}.vn`], 400, 'domainInvalid'],
    ['of 21 names', [primary, ...Array.from({ length: 20 }, (_, index) => `a${index}.vn`)], 400, 'tooManyDomains'],
  ])('%s is refused', (_, domains, status, code) => {
    expect(() => parseDomains(domains, server)).toThrow(refusal(status, code));
  });

  it('is read in small letters and Punycode, without the primary and without doubles', () => {
    const typed = [' A.vn. ', primary.toUpperCase(), 'a.VN', 'cà-phê.vn'];
    expect(parseDomains(typed, server)).toEqual(['a.vn', 'xn--c-ph-0na7d.vn']);
  });
});

it('a change is refused under another id, under another name, and while the server is not active', () => {
  expect(() => refuseOtherServer({ id: 1, name: 'wp-1' }, server)).toThrow(refusal(400, 'invalidInput'));
  expect(() => refuseOtherServer({ id: 'srv_1', name: 'wp-2' }, server)).toThrow(refusal(400, 'invalidInput'));
  for (const status of ['provisioning', 'unpaid'] as const)
    expect(() => refuseUnready({ status })).toThrow(refusal(422, 'serverNotReady'));
});
