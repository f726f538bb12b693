import { expect, it } from 'vitest';
import { provingRows } from './rows.ts';

it('a list proves that a row is absent while no more rows are unreadable than before', () => {
  expect(provingRows({ items: ['a'], unreadable: 1 }, 1)).toEqual(['a']);
  expect(() => provingRows({ items: ['a'], unreadable: 2 }, 1)).toThrow('2 rows are unreadable');
});
