import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Nguyễn Thị Ánh', 'NÁ'],
  ['Đặng', 'Đ'],
  ['demo@may.cloud', 'D'],
  ['tran.van-an+shop@may.cloud', 'TS'],
  ['  Lê   Minh ', 'LM'],
])('shortens %s to %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it('gives an empty text for a name without letters', () => {
  expect(initials('@')).toBe('');
  expect(initials('')).toBe('');
});
