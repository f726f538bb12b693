import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox } from '../app/createSandbox.ts';
import { canStartPostgres, startPostgres, type TestServer } from '../app/testing/startPostgres.ts';
import { seedStore } from '../seed/seedStore.ts';
import { openStore, type Store } from '../store/openStore.ts';
import { listInvoices } from '../wallet/invoices.ts';
import { listMovements, sumLedger } from '../wallet/payments.ts';
import { plans, regions } from './catalogue.ts';
import { orderServer } from './orderServer.ts';
import { listServers } from './servers.ts';

const now = new Date('2026-11-21T08:00:00Z');
const size = { diskMb: 20_480, mariadbDiskMb: 10_240, containers: 1, userName: '', passwordHash: 'x' };

let server: TestServer | undefined;
let stores: Store[] = [];
beforeAll(async () => {
  if (!canStartPostgres()) return;
  server = await startPostgres();
  stores = [await openStore(server), await openStore(server)];
  for (const store of stores) await seedStore(store, now);
});
afterAll(async () => {
  for (const store of stores) await store.close();
  await server?.stop();
});

it.runIf(canStartPostgres())('two processes on one database take each step and make each charge once', async () => {
  const [store] = stores;
  const [region, plan] = [regions[0], plans[0]];
  if (!store || !region || !plan) throw new Error('Nothing to work with.');
  const user = { id: 'usr_demo', regionCode: 'VN' } as const;
  const before = await sumLedger(store.db, user.id);
  const orders = Array.from({ length: 5 }, () =>
    store.db.transaction((tx) => orderServer(tx, { ...size, user, region, plan }, now)),
  );
  await Promise.all(orders);
  const worlds = stores.map((own) => createSandbox({ store: own, clock: () => now }).world);
  const all = (work: (world: (typeof worlds)[number]) => Promise<void>) => Promise.all(worlds.map(work));
  await all(({ orders: course }) => course.resume());
  await all(({ orders: course }) => course.settle());

  const published = () => worlds.flatMap(({ realtime }) => realtime.published().map(({ event }) => event));
  expect(published().sort()).toEqual(
    ['invoice.created', 'invoice.paid', 'subscription.created'].flatMap((name) => Array(5).fill(name)),
  );
  expect((await listServers(store.db, user.id)).map(({ status }) => status)).toEqual(Array(9).fill('active'));
  // Each is paid once, from the wallet or, when its balance is too low, after a top-up by card.
  const paid = (await listInvoices(store.db, user.id)).filter(({ serverId }) => serverId !== null);
  expect(paid.map(({ status, amountDue }) => [status, amountDue])).toEqual(Array(5).fill(['paid', 360_000]));
  const movements = await listMovements(store.db, user.id);
  const charged = movements.filter(({ invoiceId }) => paid.some(({ id }) => id === invoiceId));
  expect(charged).toHaveLength(5);
  const byCard = movements.filter(({ createdAt, amount }) => createdAt.getTime() === now.getTime() && amount > 0);
  expect(await sumLedger(store.db, user.id)).toBe(before - 5 * 360_000 + byCard.length * 360_000);

  const later = new Date('2026-12-22T08:00:00Z');
  await all(({ orders: course }) => course.advanceTo(later));
  expect((await listInvoices(store.db, user.id)).filter(({ serverId }) => serverId !== null)).toHaveLength(14);
  expect(published().filter((event) => event === 'subscription.updated')).toHaveLength(10);
  await all(({ orders: course }) => course.halt());
});
