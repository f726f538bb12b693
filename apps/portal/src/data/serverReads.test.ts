import { serverFixture } from '@may/domain/fixtures';
import { dong } from '@may/domain/money.ts';
import { expect, it } from 'vitest';
import { addCosts, monthlyTotal } from './serverReads.ts';

it('gives no sum if the price of one server is unknown', () => {
  expect(addCosts([dong(1), dong(2)])).toEqual(dong(3));
  expect(addCosts([dong(1), null])).toBeNull();
  expect(addCosts([])).toEqual(dong(0));
});

it('knows no total while the plans load, and none after their read failed', () => {
  const servers = { status: 'ready', value: { items: [serverFixture()], unreadable: 0 } } as const;
  const failed = { status: 'failed', onRetry: () => undefined } as const;
  expect(monthlyTotal(servers, { status: 'loading' })).toEqual({ status: 'loading' });
  expect(monthlyTotal(servers, failed)).toBe(failed);
  expect(monthlyTotal(servers, { status: 'ready', value: { items: [], unreadable: 0 } })).toEqual({
    status: 'ready',
    value: null,
  });
});
