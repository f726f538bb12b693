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
  it.each([
    ['12345678!', []],
    ['Matkhau!1', []],
    ['short!1', ['length']],
    ['abcdefgh', ['digit', 'nonLetter', 'symbol']],
    ['abcdefg1', ['symbol']],
    ['abcdefg!', ['digit']],
    ['abcdefg1-', ['symbol']],
    ['', ['length', 'digit', 'nonLetter', 'symbol']],
  ])('%j breaks %j of the rule, as specified', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
  });
});

describe('an order', () => {
  it('lacks nothing with an empty user name, and says each thing it lacks in the order of the form', () => {
    expect(gapsOf(complete)).toEqual([]);
    const nothing = { regionId: null, planId: null, diskMb: null, mariadbDiskMb: null, password: '', containers: null };
    expect(gapsOf(nothing)).toEqual(['region', 'plan', 'disk', 'mariadbDisk', 'password', 'containers']);
  });

  it.each([
    ['5', 20_480],
    ['4', 10_240],
    ['1', 10_240],
    [null, 10_240],
  ])('needs an SSD of its region: %s at least %d MB', (regionId, least) => {
    expect(leastDiskOf(regionId)).toBe(least);
  });

  it('is too small for region 5 below 20 GB and says so apart from a disk that is none', () => {
    expect(gapsOf({ ...complete, regionId: '5' })).toEqual(['regionDisk']);
    expect(gapsOf({ ...complete, regionId: '5', diskMb: 20_480 })).toEqual([]);
    for (const diskMb of [0, 9 * 1024, 196 * 1024, Number.NaN, 10_240.5]) {
      expect(gapsOf({ ...complete, regionId: '5', diskMb })).toEqual(['disk']);
    }
  });

  it.each([0, 51, 1.5, Number.NaN])('has no %d containers', (containers) => {
    expect(gapsOf({ ...complete, containers })).toEqual(['containers']);
  });
});
