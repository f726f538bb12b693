import { expect, it } from 'vitest';
import { askPassword } from './askPassword.ts';

it.each([
  ['of PASSWORD', { PASSWORD: 'a' }, '', 'a'],
  ['typed without PASSWORD', {}, 'b', 'b'],
])('takes the password %s', async (_, env, typed, password) => {
  expect(await askPassword(env, async () => typed)).toBe(password);
});

it('refuses an empty password, typed or given', async () => {
  for (const env of [{}, { PASSWORD: '' }]) {
    await expect(askPassword(env, async () => '')).rejects.toThrow('The password is empty: nothing was sent.');
  }
});
