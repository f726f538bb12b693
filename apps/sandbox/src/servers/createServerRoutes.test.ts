import { describe, expect, it } from 'vitest';
import { createOrderingCustomer, goodOrder } from '../app/testing/createOrderingCustomer.ts';
import { sandboxOfTests } from '../app/testing/createTestSandbox.ts';
import { verifyPassword } from '../session/passwords.ts';
import { regions } from './catalogue.ts';
import { servers } from './serverTables.ts';

const weak = 'Mật khẩu phải chứa ít nhất 8 kí tự bao gồm chữ , số và kí tự đặc biệt !';
const gb = 1024;

describe.each(['literal', 'rich'] as const)('the order of a server at the %s provider', (profile) => {
  const sandbox = sandboxOfTests({ profile });
  const customer = createOrderingCustomer(sandbox, 'new@may.cloud');

  const isRich = profile === 'rich';
  const rows = () => sandbox.world.store.db.select().from(servers);

  it.each([
    ['a region nobody has', { region: 7 }, 'regionNotOffered', 'Khu vực này không có. Hãy chọn một khu vực khác.'],
    ['a plan nobody has', { size: 'x' }, 'planNotOffered', 'Gói cấu hình này không có. Hãy chọn một gói khác.'],
    ['a plan that is sold out', { size: 7 }, 'planSoldOut', 'Gói Memory 24 đã hết. Hãy chọn một gói khác.'],
    ['too little disk', { disk: 9 * gb }, 'diskOutOfRange', 'Ổ cứng SSD phải từ 10 đến 195 GB.'],
    ['too much disk', { disk: 196 * gb }, 'diskOutOfRange', 'Ổ cứng SSD phải từ 10 đến 195 GB.'],
    [
      'too little disk for Sydney',
      { region: 5, disk: 19 * gb },
      'regionDiskTooSmall',
      'Khu vực Sydney cần ổ cứng SSD từ 20 GB.',
    ],
    ['no MariaDB disk', { mariadb_disk_size: 0 }, 'mariadbDiskOutOfRange', 'Ổ cứng MariaDB phải từ 10 đến 195 GB.'],
    ['a weak password', { password: 'Matkhau1' }, 'passwordTooWeak', weak],
    ['51 containers', { replicate: 51 }, 'containersOutOfRange', 'Số lượng máy chủ phải từ 1 đến 50.'],
    ['half a container', { replicate: 1.5 }, 'invalidInput', 'Dữ liệu gửi lên không hợp lệ: replicate.'],
    ['an endless user name', { user: 'x'.repeat(201) }, 'invalidInput', 'Dữ liệu gửi lên không hợp lệ: user.'],
  ])('refuses %s with a message and stores nothing', async (_, changes, code, message) => {
    const before = (await rows()).length;
    const inLanguage = async (language: string) => {
      const headers = { 'Accept-Language': language, 'Idempotency-Key': 'k' };
      const { token } = customer;
      const response = await sandbox.call('POST', '/api/wp', { token, headers, json: { ...goodOrder, ...changes } });
      return { status: response.status, body: await response.json() };
    };
    const { status, body } = await inLanguage('vi');
    const statusCode = code === 'planSoldOut' ? 422 : 400;
    expect(body).toEqual({ statusCode, message, ...(isRich && { code }) });
    expect(status).toBe(isRich ? statusCode : 200);
    expect((await inLanguage('en')).body.message).toMatch(/^[ -~]+\.$/);
    expect((await rows()).length).toBe(before);
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

  it.each(['/api/wp', '/api/wp/regions', '/api/wp/sizes', '/api/wp/srv_demoBienXanh', '/api/regions/cpanel'])(
    'keeps %s from who has not signed in',
    async (path) => {
      expect((await sandbox.call('GET', path)).status).toBe(401);
    },
  );
});
