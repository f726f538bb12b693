import { describe, expect, it } from 'vitest';
import { brokenPasswordRules, gapsOf, leastDiskOf } from './order.ts';

const complete = {
  regionId: '1',
  planId: '2',
  diskMb: 10_240,
  mariadbDiskMb: 10_240,
  password: 'Matkhau!1',
  containers: 1,
};

describe('a password', () => {
  it('breaks each rule that it does not keep', () => {
    for (const [password, broken] of [
      ['12345678!', []],
      ['Matkhau!1', []],
      ['short!1', ['length']],
      ['abcdefgh', ['digit', 'nonLetter', 'symbol']],
      ['abcdefg1', ['symbol']],
      ['abcdefg!', ['digit']],
      ['abcdefg1-', ['symbol']],
      ['', ['length', 'digit', 'nonLetter', 'symbol']],
    ] as const)
      expect.soft(brokenPasswordRules(password), password).toEqual(broken);
  });
});

describe('an order', () => {
  it('that is complete has no fault', () => {
    expect(gapsOf(complete)).toEqual([]);
  });

  it('that is empty has a fault for each field, in the order of the form', () => {
    const nothing = { regionId: null, planId: null, diskMb: 0, mariadbDiskMb: 0, password: '', containers: null };
    expect(gapsOf(nothing)).toEqual(['region', 'plan', 'disk', 'mariadbDisk', 'password', 'containers']);
  });

  it('needs an SSD of 20 GB in region 5, of 10 GB elsewhere', () => {
    for (const [regionId, least] of [
      ['5', 20_480],
      ['4', 10_240],
      ['1', 10_240],
      [null, 10_240],
    ] as const)
      expect.soft(leastDiskOf(regionId), `${regionId}`).toBe(least);
  });

  it('in region 5 with a disk below 20 GB has the fault `regionDisk`, with an invalid disk only `disk`', () => {
    expect(gapsOf({ ...complete, regionId: '5' })).toEqual(['regionDisk']);
    for (const diskMb of [20_480, 195 * 1024]) expect(gapsOf({ ...complete, regionId: '5', diskMb })).toEqual([]);
    expect(gapsOf({ ...complete, mariadbDiskMb: 9 * 1024 })).toEqual(['mariadbDisk']);
    for (const diskMb of [0, 9 * 1024, 196 * 1024, Number.NaN, 10_240.5]) {
      expect(gapsOf({ ...complete, regionId: '5', diskMb })).toEqual(['disk']);
    }
  });

  it('without a whole number of containers from 1 to 50 has the fault `containers`', () => {
    expect(gapsOf({ ...complete, containers: 50 })).toEqual([]);
    for (const containers of [0, 51, 1.5, Number.NaN])
      expect.soft(gapsOf({ ...complete, containers }), `${containers}`).toEqual(['containers']);
  });
});
