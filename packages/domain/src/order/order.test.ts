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
  ])('%j breaks the rules %j', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
  });
});

describe('an order', () => {
  it('that is complete has no fault', () => {
    expect(gapsOf(complete)).toEqual([]);
  });

  it('that is empty has a fault for each field, in the order of the form', () => {
    const nothing = { regionId: null, planId: null, diskMb: null, mariadbDiskMb: null, password: '', containers: null };
    expect(gapsOf(nothing)).toEqual(['region', 'plan', 'disk', 'mariadbDisk', 'password', 'containers']);
  });

  it.each([
    ['5', 20_480],
    ['4', 10_240],
    ['1', 10_240],
    [null, 10_240],
  ])('in region %s needs an SSD of %d MB', (regionId, least) => {
    expect(leastDiskOf(regionId)).toBe(least);
  });

  it('in region 5 with a disk below 20 GB has the fault `regionDisk`, with an invalid disk only `disk`', () => {
    expect(gapsOf({ ...complete, regionId: '5' })).toEqual(['regionDisk']);
    expect(gapsOf({ ...complete, regionId: '5', diskMb: 20_480 })).toEqual([]);
    for (const diskMb of [0, 9 * 1024, 196 * 1024, Number.NaN, 10_240.5]) {
      expect(gapsOf({ ...complete, regionId: '5', diskMb })).toEqual(['disk']);
    }
  });

  it.each([0, 51, 1.5, Number.NaN])('with %d containers has the fault `containers`', (containers) => {
    expect(gapsOf({ ...complete, containers })).toEqual(['containers']);
  });
});
