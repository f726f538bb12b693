import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Nguyễn Thị Ánh', 'NÁ'],
  ['Đặng', 'Đ'],
  ['demo@may.cloud', 'D'],
  ['tran.van-an+shop@may.cloud', 'TS'],
  ['  Lê   Minh ', 'LM'],
])('shortens %s to %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('draws nothing rather than a sign when there is no letter', () => {
  expect(initials('@')).toBe('');
  expect(initials('')).toBe('');
});
