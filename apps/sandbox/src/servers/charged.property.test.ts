import { planSchema } from '@may/api/schemas';
import { containerLimits, diskLimits, mbPerGb } from '@may/domain/order/order.ts';
import { priceOrder } from '@may/domain/servers/pricing.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, inject, it } from 'vitest';
import { sandboxOfTests } from '../app/testing/createTestSandbox.ts';
import { demoCustomers } from '../seed/demoCustomers.ts';
import { listInvoices } from '../wallet/invoices.ts';
import { addPayment, listMovements, settleWithin } from '../wallet/payments.ts';
import { plans, regions } from './catalogue.ts';
import { chargeOf, dongPer } from './chargeOf.ts';
import { orderServer } from './orderServer.ts';
import { planOnWire } from './serversOnWire.ts';

const sandbox = sandboxOfTests();

const disk = fc.integer({ min: diskLimits.minimum * mbPerGb, max: diskLimits.maximum * mbPerGb });
const orders = fc.record({
  region: fc.constantFrom(...regions),
  plan: fc.constantFrom(...plans),
  diskMb: disk,
  mariadbDiskMb: disk,
  containers: fc.integer({ min: containerLimits.minimum, max: containerLimits.maximum }),
});

it('charges random orders the price that was shown, on the invoice line by line and in the ledger', {
  timeout: 60_000,
}, async () => {
  const count = 200 * inject('randomShare');
  const { store, clock, orders: course } = sandbox.world;
  const user = demoCustomers[2];
  if (!user) throw new Error('There are three demo customers.');
  const money = { userId: user.id, amount: 100_000_000_000, currency: 'VND' } as const;
  const words = { type: 2, method: 'VIETQR', description: 'x', createdAt: clock() };
  await store.db.transaction(async (tx) => {
    await settleWithin(tx, (await addPayment(tx, { ...money, ...words })).code, 'succeeded', clock());
  });

  const shown = new Map<string, ReturnType<typeof priceOrder>>();
  for (const order of fc.sample(orders, count)) {
    const person = { user, userName: '', passwordHash: 'x' };
    const { id } = await store.db.transaction((tx) => orderServer(tx, { ...order, ...person }, clock()));
    // Computed as in the portal, from the plan in the provider's answer.
    const plan = v.parse(planSchema, planOnWire(order.plan, 'literal'));
    shown.set(id, priceOrder({ ...order, plan }));
    await course.follow(id);
  }
  await course.settle();

  const invoices = (await listInvoices(store.db, user.id)).filter(({ serverId }) => serverId !== null);
  const movements = await listMovements(store.db, user.id);
  expect(invoices).toHaveLength(count);
  for (const { id, serverId, status, lines, amountDue } of invoices) {
    const cost = shown.get(serverId ?? '');
    expect([status, lines, amountDue]).toEqual(['paid', cost?.lines, cost?.total.amount]);
    const charges = movements.filter(({ invoiceId }) => invoiceId === id);
    expect(charges.map(({ amount, currency }) => [amount, currency])).toEqual([[-(cost?.total.amount ?? 0), 'VND']]);
  }
});

it('charges a wallet of another currency at a fixed rate, with each line rounded to the cent', () => {
  fc.assert(
    fc.property(orders, fc.constantFrom('AUD', 'USD', 'EUR'), ({ plan, ...size }, currency) => {
      const cost = priceOrder({ ...size, plan: v.parse(planSchema, planOnWire(plan, 'rich')) });
      const { lines, amount } = chargeOf(cost, currency);
      expect(lines.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(amount);
      // Up to four lines are each rounded by up to half a cent.
      expect(Math.abs(amount - (cost.total.amount / dongPer[currency]) * 100)).toBeLessThanOrEqual(2);
      expect(lines.map(({ part, quantity }) => [part, quantity])).toEqual(
        cost.lines.map(({ part, quantity }) => [part, quantity]),
      );
    }),
    { numRuns: 1_000 * inject('randomShare') },
  );
});
