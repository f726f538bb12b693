import { expect, it } from 'vitest';
import { hashOf, rowsOf } from './rows.ts';

it('a native reader gets each text beside the Vietnamese and the English, money first, plural forms with their numbers', () => {
  const rows = rowsOf('pl');
  expect(rows[0]?.key).toMatch(/^topUp\./);
  expect(rows.filter(({ vi, en, own }) => !vi || !en || !own)).toEqual([]);
  expect(rows.find(({ key }) => key === 'pendingTopUps.count_few')?.counts).toBe('2');
  expect(rows.find(({ key }) => key === 'pendingTopUps.count_many')?.counts).toBe('5, 21');
});

it('a tick is gone once one of the three texts has changed', () => {
  const before = hashOf('a', 'b', 'c');
  expect([hashOf('x', 'b', 'c'), hashOf('a', 'x', 'c'), hashOf('a', 'b', 'x')]).not.toContain(before);
  expect(hashOf('a', 'b', 'c')).toBe(before);
});
