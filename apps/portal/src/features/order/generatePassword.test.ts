import { brokenPasswordRules } from '@may/domain/order/order.ts';
import { expect, it } from 'vitest';
import { generatePassword } from './generatePassword.ts';

it('makes different passwords of twenty signs that keep the rule', () => {
  const made = Array.from({ length: 500 }, generatePassword);
  expect(new Set(made).size).toBe(500);
  for (const password of made) {
    expect(password).toHaveLength(20);
    expect(brokenPasswordRules(password)).toEqual([]);
  }
});
