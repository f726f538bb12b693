import { expect, it } from 'vitest';
import { tags } from './tags.ts';
import { writeList } from './useList.ts';

it('a list of more items than are shown ends with "…" and has no "and", in every language', () => {
  for (const tag of Object.values(tags)) expect(writeList(tag, ['1', '2', '3'], 2)).toMatch(/^1(, |、)2(, |、)…$/);
});

it('a list of as many items as are shown has its "and"', () => {
  expect(writeList('de', ['1', '2', '3'], 3)).toBe('1, 2 und 3');
});
