import { expect, it } from 'vitest';
import { createSandbox } from '../app/createSandbox.ts';
import { testStart as now, openTestStore } from '../app/testing/openTestStore.ts';
import { addPayment, settlePayment } from '../wallet/payments.ts';
import { plans, regions } from './catalogue.ts';
import { orderServer } from './orderServer.ts';
import { findServer, listInProgress } from './servers.ts';
import type { ServerStep } from './serverTables.ts';

const [region, plan] = [regions[0], plans[1]];
const size = { diskMb: 20_480, mariadbDiskMb: 10_240, containers: 1, userName: '', passwordHash: 'x' };

const openShop = async () => {
  const store = await openTestStore();
  await store.restore();
  const order = (id: string) => {
    if (!region || !plan) throw new Error('The catalogue is empty.');
    const user = { id, regionCode: 'VN' } as const;
    return store.db.transaction((tx) => orderServer(tx, { ...size, user, region, plan }, now));
  };
  return { store, order, start: () => createSandbox({ store, clock: () => now, pace: 0 }).world };
};

it.each(['subscribing', 'invoicing', 'charging', 'provisioning'] as const)(
  'a process that stopped with an order %s is followed by one that completes it',
  async (step) => {
    const { store, order, start } = await openShop();
    const { id } = await order('usr_demo');
    const before = start();
    const stepNow = async (): Promise<ServerStep | null | undefined> => (await findServer(store.db, id))?.step;
    // One step per process, as if each process stopped right after it.
    while ((await stepNow()) !== step) {
      const was = await stepNow();
      before.ordering.pace = 0;
      await before.orders.follow(id);
      before.ordering.pace = 1_000;
      await expect.poll(stepNow, { interval: 1 }).not.toBe(was);
      await before.orders.halt();
    }
    const after = start();
    await after.orders.resume();
    await after.orders.settle();
    expect(await findServer(store.db, id)).toMatchObject({ status: 'active', step: null });
    const names = [...before.realtime.published(), ...after.realtime.published()].map(({ event }) => event);
    expect(names).toEqual(['subscription.created', 'invoice.created', 'invoice.paid']);
    await after.orders.halt();
    await store.close();
  },
);

it('a start pays an open invoice from a top-up that the last process did not use', async () => {
  const { store, order, start } = await openShop();
  const { id } = await order('usr_new');
  const before = start();
  await before.orders.resume();
  await before.orders.settle();
  expect(await findServer(store.db, id)).toMatchObject({ status: 'unpaid', step: null });
  await before.orders.halt();
  const money = { userId: 'usr_new', amount: 520_000, currency: 'VND', type: 2, method: 'VIETQR' } as const;
  const { code } = await addPayment(store.db, { ...money, description: 'x', createdAt: now });
  await settlePayment(store.db, code, 'succeeded', now);

  const after = start();
  await after.orders.resume();
  await after.orders.settle();
  expect(await findServer(store.db, id)).toMatchObject({ status: 'active' });
  expect(await listInProgress(store.db)).toEqual([]);
  await after.orders.halt();
  await store.close();
});

it('a start charges once for a month that was due while no process ran', async () => {
  const { store } = await openShop();
  const later = createSandbox({ store, clock: () => new Date('2027-03-01T08:00:00Z') }).world;
  await later.orders.resume();
  await later.orders.settle();
  const created = later.realtime.published().filter(({ event }) => event === 'invoice.created');
  expect(created).toHaveLength(5);
  await later.orders.halt();
  await store.close();
});
