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

it('draws nothing rather than a sign when there is no letter', () => {
  expect(initials('@')).toBe('');
  expect(initials('')).toBe('');
});
