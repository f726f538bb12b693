import { describe, expect, it } from 'vitest';
import { apiAnswering, permit } from '../playedApi.fixtures.ts';
import {
  createdServerFixture,
  literalLogAddressFixture,
  literalPlanFixture,
  literalServerFixture,
  logAddressFixture,
  planFixture,
  regionFixture,
  serverFixture,
} from './servers.fixtures.ts';

const order = {
  regionId: '5',
  planId: 'plan-a',
  diskMb: 20_480,
  mariadbDiskMb: 10_240,
  user: '',
  password: 'Matkhau!1',
  containers: 3,
};

describe('an order', () => {
  it('sends exactly the specified fields: numeric ids as numbers, disks in MB, containers as replicate', async () => {
    const { servers, asked } = apiAnswering(createdServerFixture());
    expect(await servers.createServer({ ...order, attemptKey: null }, permit)).toEqual({ id: 'srv_1' });
    expect([asked[0]?.method, asked[0]?.url]).toEqual(['POST', 'https://api.test/api/wp']);
    expect(asked[0]?.headers.has('idempotency-key')).toBe(false);
    expect(await asked[0]?.json()).toEqual({
      size: 'plan-a',
      region: 5,
      disk: 20_480,
      mariadb_disk_size: 10_240,
      user: '',
      password: 'Matkhau!1',
      replicate: 3,
    });
  });

  it('is sent under its attempt’s key if the provider knows keys', async () => {
    const { servers, asked } = apiAnswering(createdServerFixture());
    await servers.createServer({ ...order, attemptKey: 'key-1' }, permit);
    expect(asked[0]?.headers.get('idempotency-key')).toBe('key-1');
  });
});

describe('a change of a server', () => {
  const server = { id: '7', name: 'wp-bien-xanh', attemptKey: null } as const;

  it('of its plan, disks or domains sends exactly the specified fields, numeric ids as numbers', async () => {
    const { servers, asked } = apiAnswering(undefined);
    expect(await servers.updatePlan({ ...server, planId: '4' }, permit)).toBeUndefined();
    await servers.updateDisks({ ...server, containers: 3, diskMb: 40_960, mariadbDiskMb: 10_240 }, permit);
    await servers.updateDomains({ ...server, domains: ['a.vn', '123'] }, permit);
    const requests = asked.map(async (request) => [`${request.method} ${request.url}`, await request.json()]);
    expect(await Promise.all(requests)).toEqual([
      ['PUT https://api.test/api/wp/7', { id: 7, name: server.name, size: 4 }],
      [
        'PUT https://api.test/api/wp/7/disk',
        { id: 7, name: server.name, replicate: 3, disk: 40_960, mariadb_disk_size: 10_240 },
      ],
      ['PUT https://api.test/api/wp/7/domain', { id: 7, name: server.name, domains: ['a.vn', '123'] }],
    ]);
    expect(asked.some(({ headers }) => headers.has('idempotency-key'))).toBe(false);
  });

  it('is sent under its attempt’s key, with ids that are no numbers as they are and no way to another path', async () => {
    const { servers, asked } = apiAnswering(undefined);
    await servers.updatePlan({ ...server, id: '../x', planId: 'plan-a', attemptKey: 'key-1' }, permit);
    expect(asked[0]?.url).toBe('https://api.test/api/wp/..%2Fx');
    expect(asked[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(await asked[0]?.json()).toMatchObject({ id: '../x', size: 'plan-a' });
  });

  it('is refused in the provider’s words if the message of a 200 is not "success"', async () => {
    const { servers } = apiAnswering(undefined, { message: 'Domain is not verified !' });
    const update = servers.updateDomains({ ...server, domains: [] }, permit);
    await expect(update).rejects.toMatchObject({ status: 200, serverMessage: 'Domain is not verified !' });
  });
});

describe('regions and plans', () => {
  it('regions are read from both lists', async () => {
    const own = apiAnswering([regionFixture(), { id: 2 }]);
    expect(await own.servers.listRegions()).toEqual({ items: [{ id: '1', name: 'Hà Nội' }], unreadable: 1 });
    const hosting = apiAnswering({ data: [regionFixture()] });
    expect(await hosting.servers.listHostingRegions()).toMatchObject({ items: [{ id: '1' }] });
    expect([own.asked[0]?.url, hosting.asked[0]?.url]).toEqual([
      'https://api.test/api/wp/regions',
      'https://api.test/api/regions/cpanel',
    ]);
  });

  it('a plan is read with its price and sale price, where 0 means no sale; without a readable price it is unreadable', async () => {
    const { servers } = apiAnswering([
      literalPlanFixture(),
      planFixture({ id: 3, sale_price: '150000', sold_out: true }),
      planFixture({ price: 'soon' }),
      planFixture({ price: -1 }),
    ]);
    const { items, unreadable } = await servers.listPlans();
    expect(items).toMatchObject([
      { id: '2', price: { amount: 200_000, currency: 'VND' }, salePrice: null, ramMb: 2_000, isSoldOut: false },
      { id: '3', salePrice: { amount: 150_000, currency: 'VND' }, isSoldOut: true },
    ]);
    expect(unreadable).toBe(2);
  });
});

describe('a server', () => {
  it('is read from both providers; a missing field is null', async () => {
    const { servers } = apiAnswering([serverFixture(), literalServerFixture({ id: 7, domain: '' }), { id: 'srv_3' }]);
    const { items, unreadable } = await servers.listServers();
    expect(items[0]).toEqual({
      id: 'srv_1',
      name: 'wp-bien-xanh',
      rawName: 'wp-bien-xanh',
      cpu: 2,
      ramMb: 2_000,
      diskMb: 20_480,
      mariadbDiskMb: 10_240,
      createdAt: '2026-11-21T00:00:00.000Z',
      domain: 'wp-bien-xanh.may.cloud',
      domains: ['wp-bien-xanh.may.cloud'],
      ipv4: '203.0.113.7',
      planId: '2',
      containers: 1,
      regionName: 'Hà Nội',
      status: 'active',
    });
    expect(items[1]).toMatchObject({ id: '7', domain: null, ipv4: null, status: null });
    expect(items[2]).toMatchObject({ id: 'srv_3', name: 'srv_3', rawName: null, domains: null, regionName: null });
    expect(unreadable).toBe(0);
  });

  it('with an address that is no IPv4 address has none', async () => {
    for (const ipv4 of ['10.0.0.300', '::1', 7, '01.2.3.4', '<b>']) {
      const { servers } = apiAnswering(serverFixture({ ipv4 }));
      expect.soft((await servers.getServer('srv_1')).ipv4, `${ipv4}`).toBeNull();
    }
  });

  it('has the MariaDB disk that it says in whole MB: only 0 is none', async () => {
    const unknown = [undefined, null, '20480 MB', '20.480', '20,480', '', -1, 10_240.4, { size: 20_480 }];
    for (const [sent, mb] of [[0, 0], ['20480', 20_480], ...unknown.map((sent) => [sent, null])]) {
      const { servers } = apiAnswering(serverFixture({ mariadb_disk_size: sent as never }));
      expect.soft((await servers.getServer('srv_1')).mariadbDiskMb, JSON.stringify(sent)).toBe(mb);
    }
  });

  it('keeps its name for a change as it was sent, and has unknown sizes where an update would have to round', async () => {
    const { servers } = apiAnswering(serverFixture({ name: '  Shop  A ', disk: 20_480.4, replicate: '1.4' as never }));
    expect(await servers.getServer('srv_1')).toMatchObject({
      rawName: '  Shop  A ',
      diskMb: null,
      containers: null,
    });
    const unnamed = apiAnswering(serverFixture({ name: 5 as never }));
    expect(await unnamed.servers.getServer('srv_1')).toMatchObject({ name: 'srv_1', rawName: null });
  });

  it('has unknown domains if one entry of their list is no text', async () => {
    const { servers } = apiAnswering(serverFixture({ domains: ['a.vn', { name: 'b.vn' }] as never }));
    expect((await servers.getServer('srv_1')).domains).toBeNull();
  });

  it('read by its id is refused if it is another one, and the id cannot change the path', async () => {
    const { servers, asked } = apiAnswering(serverFixture({ id: '../x' }));
    expect((await servers.getServer('../x')).id).toBe('../x');
    expect(asked[0]?.url).toBe('https://api.test/api/wp/..%2Fx');
    await expect(servers.getServer('srv_2')).rejects.toMatchObject({ name: 'InvalidResponseError' });
  });
});

describe('the address of a log', () => {
  const addressOf = async (result: unknown) => apiAnswering(result).servers.getLogAddress('srv_1');

  it('is asked for below the server, and its id cannot change the path', async () => {
    const { servers, asked } = apiAnswering(literalLogAddressFixture);
    await servers.getLogAddress('../x');
    expect([asked[0]?.method, asked[0]?.url]).toEqual(['GET', 'https://api.test/api/wp/..%2Fx/log']);
  });

  it('is read from the result itself, or from its url, wsUrl, socket or address', async () => {
    for (const [title, result] of [
      ['the result itself', literalLogAddressFixture],
      ['its url', logAddressFixture()],
      ['its wsUrl', { wsUrl: literalLogAddressFixture, ticket: 'tik_1' }],
      ['its socket', { socket: literalLogAddressFixture }],
      ['its address', { url: '', address: literalLogAddressFixture }],
    ] as const)
      expect.soft(await addressOf(result), title).toBe(literalLogAddressFixture);
  });

  it('is unreadable in any other result', async () => {
    const [address, url] = [literalLogAddressFixture, 7];
    for (const result of ['', null, 7, [address], { href: address }, { url }])
      await expect.soft(addressOf(result)).rejects.toMatchObject({ name: 'InvalidResponseError' });
  });
});
