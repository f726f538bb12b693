import { mbPerGb } from '@may/domain/order/order.ts';
import { priceOrder } from '@may/domain/servers/pricing.ts';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { createOrderingCustomer } from '../app/testing/createOrderingCustomer.ts';
import { sandboxOfTests } from '../app/testing/createTestSandbox.ts';
import { listMovements } from '../wallet/payments.ts';
import { plans, pricesOf } from './catalogue.ts';
import { findServer, findSubscription } from './servers.ts';
import type { StoredServer } from './serverTables.ts';

const sandbox = sandboxOfTests();

const hour = 60 * 60 * 1000;
const copies = fc.integer({ min: 1, max: 3 });
const more = fc.integer({ min: -1, max: 4 });
const steps = fc.oneof(
  fc.record({ kind: fc.constant('disks' as const), ssd: more, mariadb: more, copies }),
  fc.record({ kind: fc.constant('plan' as const), plan: fc.constantFrom(...plans), copies }),
  fc.record({ kind: fc.constant('time' as const), hours: fc.integer({ min: 100, max: 700 }) }),
);

const monthlyOf = ({ planId, ...size }: StoredServer): number => {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Error('Every server has a plan of the catalogue.');
  return priceOrder({ plan: pricesOf(plan), ...size }).total.amount;
};

it('charges random upgrades between random renewals their difference for the rest of the month, once per key', {
  timeout: 60_000,
}, async () => {
  const { world } = sandbox;
  const { db } = world.store;
  const customer = createOrderingCustomer(sandbox, 'new@may.cloud');
  await db.transaction((tx) => customer.credit(tx, 100_000_000_000));
  const id = await customer.order();
  await world.orders.settle();

  const readAll = async () => {
    const [server, subscription] = [await findServer(db, id), await findSubscription(db, id)];
    if (!server || !subscription) throw new Error('The server was ordered.');
    return { server, subscription, movements: await listMovements(db, customer.user.id) };
  };
  let monthBegan = world.clock();
  let charges = 0;
  for (const [index, step] of fc.sample(steps, 150 * inject('randomShare')).entries()) {
    const before = await readAll();
    if (step.kind === 'time') {
      await world.orders.advanceTo(new Date(world.clock().getTime() + step.hours * hour));
      const { server, subscription, movements } = await readAll();
      const isRenewed = subscription.nextChargeAt > before.subscription.nextChargeAt;
      if (isRenewed) monthBegan = before.subscription.nextChargeAt;
      const paid = movements.slice(0, movements.length - before.movements.length).map(({ amount }) => amount);
      expect(paid).toEqual(isRenewed ? [-monthlyOf(server)] : []);
      continue;
    }
    const { name, diskMb, mariadbDiskMb, containers } = before.server;
    const [path, body] =
      step.kind === 'plan'
        ? [`/api/wp/${id}`, { id, name, size: step.plan.id }]
        : [
            `/api/wp/${id}/disk`,
            {
              id,
              name,
              replicate: containers,
              disk: diskMb + step.ssd * mbPerGb,
              mariadb_disk_size: mariadbDiskMb + step.mariadb * mbPerGb,
            },
          ];
    const statuses: number[] = [];
    for (let copy = 0; copy < step.copies; copy += 1) {
      statuses.push((await customer.ask('PUT', path, body, `step-${index}`)).status);
    }
    const after = await readAll();
    const raise = monthlyOf(after.server) - monthlyOf(before.server);
    const { nextChargeAt } = before.subscription;
    const share = (nextChargeAt.getTime() - world.clock().getTime()) / (nextChargeAt.getTime() - monthBegan.getTime());
    const owed = Math.round(Math.max(0, raise) * share);
    const paid = after.movements.slice(0, after.movements.length - before.movements.length);
    expect(paid.map(({ amount }) => amount)).toEqual(owed > 0 ? [-owed] : []);
    expect(new Set(statuses).size).toBe(1);
    if (statuses[0] !== 200) expect(after.server).toEqual(before.server);
    charges += paid.length;
  }
  // The seed decides how many; a provider that refuses every upgrade would pass, too.
  expect(charges).toBeGreaterThan(0);
});
