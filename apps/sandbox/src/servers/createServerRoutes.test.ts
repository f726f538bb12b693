import { describe, expect, it } from 'vitest';
import { createOrderingCustomer, goodOrder } from '../app/testing/createOrderingCustomer.ts';
import { sandboxOfTests } from '../app/testing/createTestSandbox.ts';
import { verifyPassword } from '../session/passwords.ts';
import { regions } from './catalogue.ts';
import { servers } from './serverTables.ts';

const gb = 1024;

describe.each(['literal', 'rich'] as const)('the order of a server at the %s provider', (profile) => {
  const sandbox = sandboxOfTests({ profile });
  const customer = createOrderingCustomer(sandbox, 'new@may.cloud');

  const isRich = profile === 'rich';
  const rows = () => sandbox.world.store.db.select().from(servers);

  it('refuses a wrong order with a message and stores nothing', async () => {
    for (const [name, changes, code] of [
      ['a region nobody has', { region: 7 }, 'regionNotOffered'],
      ['a plan nobody has', { size: 'x' }, 'planNotOffered'],
      ['a plan that is sold out', { size: 7 }, 'planSoldOut'],
      ['too little disk', { disk: 9 * gb }, 'diskOutOfRange'],
      ['too little disk for Sydney', { region: 5, disk: 19 * gb }, 'regionDiskTooSmall'],
      ['no MariaDB disk', { mariadb_disk_size: 0 }, 'mariadbDiskOutOfRange'],
      ['a weak password', { password: 'Matkhau1' }, 'passwordTooWeak'],
      ['51 containers', { replicate: 51 }, 'containersOutOfRange'],
    ] as const) {
      const before = (await rows()).length;
      const response = await customer.ask('POST', '/api/wp', { ...goodOrder, ...changes });
      const statusCode = code === 'planSoldOut' ? 422 : 400;
      expect
        .soft(await response.json(), name)
        .toEqual({ statusCode, message: expect.stringMatching(/ /), ...(isRich && { code }) });
      expect.soft(response.status, name).toBe(isRich ? statusCode : 200);
      expect.soft((await rows()).length, name).toBe(before);
    }
  });

  it('accepts the regions of both lists, each for its kind, and returns the ordered server', async () => {
    const listed = [...(await customer.read('/api/wp/regions')), ...(await customer.read('/api/regions/cpanel')).data];
    expect(listed).toEqual(regions.map(({ id, name }) => ({ id, name })));
    expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
    const id = await customer.order({ region: 22, size: 3, replicate: 4, user: 'admin' });
    expect(await customer.server(id)).toMatchObject({
      name: expect.stringMatching(/^web-/),
      regionName: 'Cần Thơ',
      planId: '3',
      cpu: 2,
      ramMb: 4_000,
      diskMb: 20_480,
      mariadbDiskMb: 10_240,
      containers: 4,
      createdAt: '2026-11-21T08:00:00.000Z',
    });
    expect((await customer.servers()).map((server) => server.id)).toEqual([id]);
  });

  it('stores the password only as a hash', async () => {
    const id = await customer.order();
    const row = (await rows()).find((server) => server.id === id);
    expect(JSON.stringify(row)).not.toContain(goodOrder.password);
    expect(await verifyPassword(goodOrder.password, row?.passwordHash)).toBe(true);
  });

  it('creates one server per key with the rich provider, and one per call with the literal one', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => customer.sendOrder({}, 'one')));
    const good = responses.filter(({ ok }) => ok);
    const ids = new Set(await Promise.all(good.map(async (response) => (await response.json()).result.id)));
    expect(await customer.servers()).toHaveLength(isRich ? 1 : 20);
    expect(ids.size).toBe(isRich ? 1 : 20);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(20 - good.length);
    if (!isRich) return;
    const again = await customer.sendOrder({}, 'one');
    expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true']);
    expect((await customer.sendOrder({ replicate: 2 }, 'one')).status).toBe(422);
    await sandbox.world.orders.settle();
    expect(sandbox.world.realtime.published()).toHaveLength(3);
  });

  it('lists sale prices, and the rich provider adds the sold-out plans', async () => {
    const plans = await customer.plans();
    expect(plans).toHaveLength(8);
    expect(plans.filter(({ salePrice }) => salePrice !== null).map(({ id }) => id)).toEqual(['3', '5']);
    expect(plans.filter(({ isSoldOut }) => isSoldOut).map(({ id }) => id)).toEqual(isRich ? ['7'] : []);
  });
});
