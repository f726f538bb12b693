import { expect, it, vi } from 'vitest';
import { guardLeaving, mayLeave } from './leaveGuard.ts';

const link = { pathname: '/invoice', address: '/invoice?page=2' };

it('allows every link without a guard, and asks a guard until it is removed', () => {
  expect(mayLeave(link)).toBe(true);
  const guard = vi.fn(() => false);
  const end = guardLeaving(guard);
  expect(mayLeave(link)).toBe(false);
  expect(guard).toHaveBeenCalledWith(link);
  end();
  expect(mayLeave(link)).toBe(true);
});
