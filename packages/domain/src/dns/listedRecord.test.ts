import { expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { changedFields, hasValuesOf, readRecord } from './listedRecord.ts';

const mail = zoneRecordFixture({ name: '@', type: 'MX', values: ['10 a.x', '20 b.x'], priority: null, proxied: false });

it('a record is the same in another spelling, another if a value has another priority, and unknown without a field', () => {
  for (const [listed, wanted, reading] of [
    [{ ...mail, values: ['20 b.x', '10 a.x'] }, mail, 'same'],
    [{ ...mail, values: ['10 b.x', '20 a.x'] }, mail, 'different'],
    [{ ...mail, values: ['10 a.x', '20 c.x'] }, mail, 'different'],
    [{ ...mail, values: ['a.x'], priority: 10 }, { ...mail, values: ['10 a.x'] }, 'same'],
    [{ ...mail, values: ['a.x', 'b.x'] }, { ...mail, values: ['10 a.x', 'b.x'] }, 'unknown'],
    [{ ...mail, ttl: null }, mail, 'unknown'],
    [mail, { ...mail, ttl: null, proxied: null }, 'same'],
    [{ ...mail, ttl: null, proxied: true }, mail, 'different'],
  ] as const)
    expect.soft(readRecord(listed, wanted), JSON.stringify([listed, wanted])).toBe(reading);
});

it('values and their priority change as one', () => {
  const [before, content] = [{ ...mail, values: ['a.x'], priority: 10 }, ['values', 'priority']];
  expect(changedFields(before, { ...before, priority: 20 })).toEqual(content);
  expect(changedFields(before, { ...before, values: ['c.x'] })).toEqual(content);
  expect(changedFields(before, { ...before, ttl: 60, proxied: true })).toEqual(['ttl', 'proxied']);
  expect(changedFields(before, { ...before, values: ['10 a.x'], priority: null })).toEqual([]);
});

it('a record has the values of another one only under its name and type, and only all of them', () => {
  expect(hasValuesOf(mail, { ...mail, values: ['20 b.x'] })).toBe(true);
  for (const other of [{ name: 'www' }, { type: 'TXT' }, { values: ['10 a.x', '30 c.x'] }])
    expect.soft(hasValuesOf(mail, { ...mail, ...other }), JSON.stringify(other)).toBe(false);
});
