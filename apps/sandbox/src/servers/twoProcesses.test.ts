import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox } from '../app/createSandbox.ts';
import { testTokenOf } from '../app/testing/openTestStore.ts';
import { canStartPostgres, startPostgres, type TestServer } from '../app/testing/startPostgres.ts';
import { seedStore } from '../seed/seedStore.ts';
import { acceptToken } from '../session/tokens.ts';
import { openStore, type Store } from '../store/openStore.ts';
import { listInvoices } from '../wallet/invoices.ts';
import { listMovements, sumLedger } from '../wallet/payments.ts';
import { plans, regions } from './catalogue.ts';
import { orderServer } from './orderServer.ts';
import { findServer, listServers } from './servers.ts';

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

it.runIf(canStartPostgres())('two processes change one customer’s servers at once, each change once', async () => {
  const [store] = stores;
  if (!store) throw new Error('Nothing to work with.');
  const sandboxes = stores.map((own) => createSandbox({ store: own, clock: () => now }));
  await acceptToken(store.db, testTokenOf('usr_aud'), 'usr_aud', now);
  await acceptToken(store.db, testTokenOf('usr_demo'), 'usr_demo', now);
  const put = (userId: string, path: string, key: string, body: object) =>
    sandboxes.map(async ({ fetch }) => {
      const headers = {
        Authorization: `Bearer ${testTokenOf(userId)}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      };
      const url = `http://localhost:4173/api/wp/${path}`;
      return (await fetch(new Request(url, { method: 'PUT', headers, body: JSON.stringify(body) }))).status;
    });
  const chargesOf = async () =>
    (await listInvoices(store.db, 'usr_aud')).filter(({ description }) => description.includes('upgrade')).length;
  const server = { id: 'srv_demoDaoSang', name: 'wp-dao-sang' };
  const disks = (disk: number) => ({ ...server, replicate: 1, disk: disk * 1024, mariadb_disk_size: 10_240 });
  // Different changes of one server under different keys: each waits for the other.
  const statuses = await Promise.all([
    ...put('usr_aud', server.id, 'plan', { ...server, size: 2 }),
    ...put('usr_aud', `${server.id}/disk`, 'disk', disks(40)),
  ]);
  expect([statuses, await chargesOf()]).toEqual([[200, 200, 200, 200], 2]);
  expect(await findServer(store.db, server.id)).toMatchObject({ planId: 2, diskMb: 40_960 });

  for (const { world } of sandboxes) world.dns.leadToServers = true;
  const take = ([id, name]: readonly [string, string]) =>
    put('usr_demo', `${id}/domain`, id, { id, name, domains: [`${name}.may.cloud`, 'example.vn'] });
  const both = [
    ['srv_demoNuiVang', 'wp-nui-vang'],
    ['srv_demoSongTim', 'wp-song-tim'],
  ] as const;
  const taken = await Promise.all(both.flatMap(take));
  const owners = (await listServers(store.db, 'usr_demo')).filter(({ customDomains }) =>
    customDomains.includes('example.vn'),
  );
  expect(owners).toHaveLength(1);
  expect(taken.sort()).toEqual([200, 200, 422, 422]);
});
