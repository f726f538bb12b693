import { expect, it } from 'vitest';
import { dashboardLimits, noticeDuration } from './limits.ts';

it('a notice stays 8000 ms; the dashboard has 6 transactions, 6 invoices, 2 received and 2 spent amounts', () => {
  expect(noticeDuration).toBe(8_000);
  expect(dashboardLimits).toMatchObject({ transactions: 6, invoices: 6, received: 2, spent: 2 });
});
