import { ApiError } from '@may/api';
import { Permit } from '@may/api/permit';
import { serverFixture } from '@may/domain/fixtures';
import type { ServerOrder } from '@may/domain/order/order.ts';
import type { Server } from '@may/domain/servers/server.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { createOrderAttempts, type OrderAttemptsOptions } from './createOrderAttempts.ts';
import { createOrderStore, type OrderStore } from './orderStore.ts';

const permit = new Permit(() => true);

const intent: ServerOrder = {
  regionId: '1',
  planId: '2',
  diskMb: 20_480,
  mariadbDiskMb: 10_240,
  user: '',
  password: 'Matkhau!1',
  containers: 1,
};
const lost = new TypeError('Failed to fetch');
const createServer = vi.fn();
let servers: Server[];
let store: OrderStore;
/** The fixtures' servers are made then. */
const begun = Date.parse(serverFixture().createdAt ?? '');
let clock: number;
let afterPause: () => void;
let storage: ReturnType<typeof memoryStorage>;

const orders = (sendsKeys = false, overrides: Partial<OrderAttemptsOptions> = {}) => {
  let minted = 0;
  return createOrderAttempts({
    servers: { createServer },
    userId: 'usr_demo',
    store,
    sendsKeys,
    listServers: async () => servers,
    listInvoices: async () => [],
    createKey: () => {
      minted += 1;
      return `key-${minted}`;
    },
    pause: async () => afterPause(),
    now: () => clock,
    ...overrides,
  });
};
/** An order that was opened; `send` sends it for the first time. */
const opened = async (attempts = orders()) => {
  const { key } = await attempts.open({ intent, key: null, over: attempts.listOver() }, permit);
  return { attempts, key, send: () => attempts.send({ intent, key, mayHaveArrived: false }, permit) };
};
/** An order that was sent once and whose answer was lost. */
const lose = async (attempts = orders()) => {
  const { key, send } = await opened(attempts);
  createServer.mockRejectedValue(lost);
  await send().catch(() => undefined);
  return { attempts, key };
};
const refusal = (status: number) => new ApiError({ status, code: null, serverMessage: 'Hết hàng', retryAfterMs: null });

beforeEach(() => {
  storage = memoryStorage();
  clock = begun;
  afterPause = () => undefined;
  store = createOrderStore(storage, () => clock);
  servers = [serverFixture({ id: 'srv_old' })];
  createServer.mockReset().mockResolvedValue({ id: 'srv_new' });
});

describe('an order', () => {
  it.each([true, false])(
    'is remembered before its first byte is sent, without its password (keys: %s)',
    async (keys) => {
      const { attempts, key, send } = await opened(orders(keys));
      expect(store.find(key)).toMatchObject({ phase: 'begun', serversBefore: ['srv_old'] });
      expect(await send()).toEqual({
        serverId: 'srv_new',
        found: [],
      });
      expect(createServer).toHaveBeenCalledExactlyOnceWith({ ...intent, attemptKey: keys ? 'key-1' : null }, permit);
      expect(JSON.stringify(store.list('usr_demo'))).not.toContain('Matkhau');
      expect(await attempts.reconcile(key)).toMatchObject({ status: 'succeeded', receipt: { serverId: 'srv_new' } });
    },
  );

  it('whose answer is lost is found in the list of servers by a provider without keys', async () => {
    const { attempts, key, send } = await opened();
    createServer.mockRejectedValue(lost);
    await expect(send()).rejects.toMatchObject({
      kind: 'unknown',
    });
    expect(await attempts.reconcile(key)).toMatchObject({ status: 'unknown' });
    servers = [...servers, serverFixture({ id: 'srv_other', planId: '9' }), serverFixture({ id: 'srv_new' })];
    expect(await attempts.reconcile(key)).toMatchObject({ status: 'succeeded', receipt: { serverId: 'srv_new' } });
    expect(await attempts.open({ intent, key: null, over: attempts.listOver() }, permit)).toMatchObject({
      isKnown: false,
    });
  });

  it('pressed again before its answer is the same order, and a server belongs to one order only', async () => {
    const attempts = orders();
    const first = await attempts.open({ intent, key: null, over: attempts.listOver() }, permit);
    createServer.mockRejectedValue(lost);
    await attempts.send({ intent, key: first.key, mayHaveArrived: false }, permit).catch(() => undefined);
    expect(await attempts.open({ intent, key: null, over: attempts.listOver() }, permit)).toMatchObject({
      key: first.key,
      isKnown: true,
    });
    const second = await attempts.open(
      { intent: { ...intent, user: 'b' }, key: null, over: attempts.listOver() },
      permit,
    );
    await attempts.send({ intent, key: second.key, mayHaveArrived: false }, permit).catch(() => undefined);
    servers = [...servers, serverFixture({ id: 'srv_new' })];
    // It may be either's.
    expect((await attempts.reconcile(first.key)).status).toBe('unknown');
    createServer.mockResolvedValue({ id: 'srv_new' });
    await attempts.send({ intent, key: second.key, mayHaveArrived: true }, permit);
    expect(await attempts.reconcile(first.key)).toMatchObject({ status: 'unknown' });
  });

  it('pressed in two tabs at once makes one server, which the other tab shows when its press is tried again', async () => {
    const [one, other] = [orders(), orders()];
    const first = await one.open({ intent, key: null, over: one.listOver() }, permit);
    const order = store.find(first.key);
    if (!order) throw new Error('An order is remembered once it is opened.');
    // Both orders began before either tab could read the other's.
    store.save({ ...order, key: 'later', createdAt: order.createdAt + 1 });
    const second = { intent, key: 'later', mayHaveArrived: false };
    await expect(other.send(second, permit)).rejects.toMatchObject({ kind: 'otherTab' });
    expect(await one.send({ intent, key: first.key, mayHaveArrived: false }, permit)).toEqual({
      serverId: 'srv_new',
      found: [],
    });
    // Neither tab knew of an order when its customer confirmed.
    expect(await other.open({ intent, key: null, over: [] }, permit)).toMatchObject({
      isKnown: true,
      receipt: { serverId: 'srv_new' },
    });
    expect(createServer).toHaveBeenCalledOnce();
  });

  it('that was answered in another tab since the customer confirmed is continued', async () => {
    const { attempts, key } = await lose();
    const over = attempts.listOver();
    store.change(key, { phase: 'settled', serverId: 'srv_new' });
    expect(await attempts.open({ intent, key: null, over }, permit)).toMatchObject({ key, isKnown: true });
    const next = { intent, key: null, over: attempts.listOver() };
    expect(await attempts.open(next, permit)).toMatchObject({ isKnown: false });
  });

  it('that another tab began and ended while this one read the lists is continued', async () => {
    let answer = (_: Server[]): void => undefined;
    const slow = orders(false, {
      listServers: () =>
        new Promise<Server[]>((resolve) => {
          answer = resolve;
        }),
      createKey: () => 'slow',
    });
    const late = slow.open({ intent, key: null, over: slow.listOver() }, permit);
    const quick = orders();
    const { key } = await quick.open({ intent, key: null, over: quick.listOver() }, permit);
    await quick.send({ intent, key, mayHaveArrived: false }, permit);
    answer(servers);
    expect(await late).toMatchObject({ key, isKnown: true, receipt: { serverId: 'srv_new' } });
  });

  it('is not stored when the customer left the page while it read the lists', async () => {
    let isHere = true;
    const late = orders().open({ intent, key: null, over: orders().listOver() }, new Permit(() => isHere));
    isHere = false;
    await expect(late).rejects.toThrow();
    expect(store.list('usr_demo')).toEqual([]);
  });

  it('whose answer is lost names all three servers of its copies from the list at once', async () => {
    const { key, send } = await opened();
    const made = (id: string) => serverFixture({ id, name: `wp-${id}` });
    createServer.mockImplementation(async () => {
      servers = [...servers, made('srv_1'), made('srv_2'), serverFixture({ id: 'srv_other', containers: 9 })];
      // The last copy of the request arrives after the first read of the list.
      afterPause = () => {
        if (!servers.some(({ id }) => id === 'srv_3')) servers = [...servers, made('srv_3')];
      };
      throw lost;
    });
    const found = ['srv_1', 'srv_2', 'srv_3'].map((id) => ({ id, name: `wp-${id}` }));
    expect(await send()).toEqual({ serverId: 'srv_1', found });
    expect(createServer).toHaveBeenCalledOnce();
    expect(await orders().reconcile(key)).toMatchObject({ status: 'succeeded', receipt: { found } });
    expect(store.findByServer('srv_3')).toMatchObject({ key });
  });

  describe('that is answered', () => {
    const made = (id: string, containers = 1) => serverFixture({ id, name: `wp-${id}`, containers });
    /** Both copies of the request make a server; only the second one is answered. */
    const makeTwo = () =>
      createServer.mockImplementation(async () => {
        servers = [...servers, made('srv_first'), made('srv_other', 9), made('srv_new')];
        return { id: 'srv_new' };
      });
    const sendOne = async (attempts = orders(), given = intent) => {
      const { key } = await attempts.open({ intent: given, key: null, over: attempts.listOver() }, permit);
      return { key, receipt: await attempts.send({ intent: given, key, mayHaveArrived: false }, permit) };
    };

    it('names the server of its first copy and the answered one, at a provider without keys, also after a reload', async () => {
      makeTwo();
      const found = ['srv_new', 'srv_first'].map((id) => ({ id, name: `wp-${id}` }));
      const { key, receipt } = await sendOne();
      expect(receipt).toEqual({ serverId: 'srv_new', found });
      expect(await orders().reconcile(key)).toMatchObject({ receipt: { serverId: 'srv_new', found } });
      expect(store.findByServer('srv_first')).toMatchObject({ key });
    });

    it('is not searched for in the list at a provider that understands keys', async () => {
      makeTwo();
      expect((await sendOne(orders(true))).receipt).toEqual({ serverId: 'srv_new', found: [] });
    });

    it('is named by its id when it is not in the list yet', async () => {
      createServer.mockImplementation(async () => {
        servers = [...servers, made('srv_first')];
        return { id: 'srv_new' };
      });
      const found = [
        { id: 'srv_new', name: 'srv_new' },
        { id: 'srv_first', name: 'wp-srv_first' },
      ];
      expect((await sendOne()).receipt).toEqual({ serverId: 'srv_new', found });
    });

    it('leaves a matching server to an earlier order with the same facts whose answer was lost', async () => {
      createServer.mockRejectedValueOnce(lost);
      const attempts = orders();
      await sendOne(attempts, { ...intent, user: 'a' }).catch(() => undefined);
      makeTwo();
      expect((await sendOne(attempts)).receipt).toEqual({ serverId: 'srv_new', found: [] });
    });

    it.each([
      ['fails', 0, () => Promise.reject(lost)],
      ['never comes', 5_000, () => new Promise<never>(() => undefined)],
    ])('gives only its own server when the list %s, after at most %i ms', async (_, wait, list) => {
      vi.useFakeTimers();
      let isSent = false;
      createServer.mockImplementation(async () => {
        isSent = true;
        return { id: 'srv_new' };
      });
      const attempts = orders(false, { listServers: () => (isSent ? list() : Promise.resolve(servers)) });
      const sent = vi.fn();
      const sending = sendOne(attempts).then(sent);
      await vi.advanceTimersByTimeAsync(Math.max(0, wait - 1));
      expect(sent).toHaveBeenCalledTimes(wait === 0 ? 1 : 0);
      expect(store.list('usr_demo')).toMatchObject([{ phase: 'settled', serverId: 'srv_new' }]);
      await vi.advanceTimersByTimeAsync(1);
      await sending;
      expect(sent.mock.calls).toMatchObject([[{ receipt: { serverId: 'srv_new', found: [] } }]]);
    });
  });

  it('does not match a new server with an unknown fact', async () => {
    for (const unknownField of ['planId', 'diskMb', 'mariadbDiskMb', 'containers'] as const) {
      store = createOrderStore(memoryStorage(), () => clock);
      servers = [serverFixture({ id: 'srv_old' })];
      const { attempts, key } = await lose();
      servers = [...servers, serverFixture({ id: 'srv_new', [unknownField]: null })];
      expect.soft(await attempts.reconcile(key), unknownField).toMatchObject({ status: 'unknown', receipt: null });
    }
  });

  it.each([
    ['of six days ago', false, 6 * 24],
    ['of a day ago, with keys', true, 24],
    ['of a clock that was set back since, with keys', true, -1],
  ])('whose answer was lost is continued by the same order, %s', async (_, keys, hours) => {
    const { attempts, key } = await lose(orders(keys));
    clock += hours * 3_600_000;
    expect(await attempts.open({ intent, key: null, over: attempts.listOver() }, permit)).toMatchObject({
      key,
      isKnown: true,
    });
  });

  it('of three days ago takes a server of its time, and none that was made a day later', async () => {
    const { attempts, key } = await lose();
    const day = 24 * 3_600_000;
    const made = (id: string, at: number) => serverFixture({ id, createdAt: new Date(clock + at).toISOString() });
    servers = [made('srv_later', day), serverFixture({ id: 'srv_untold', createdAt: null })];
    clock += 3 * day;
    expect(await attempts.reconcile(key)).toMatchObject({ status: 'unknown' });
    servers = [...servers, made('srv_new', -3 * day + 1_000)];
    expect(await attempts.reconcile(key)).toMatchObject({ status: 'succeeded', receipt: { serverId: 'srv_new' } });
  });

  it('that was never sent takes no server of another order, and is forgotten when it is reconciled', async () => {
    const { attempts, key } = await opened();
    servers = [...servers, serverFixture({ id: 'srv_new' })];
    expect(await attempts.reconcile(key)).toMatchObject({ status: 'cancelled', receipt: null });
    expect(store.list('usr_demo')).toEqual([]);
  });

  it('that is refused for certain is forgotten, with the provider’s message', async () => {
    const { attempts, send } = await opened();
    createServer.mockRejectedValue(refusal(409));
    await expect(send()).rejects.toMatchObject({
      kind: 'unknown',
    });
    createServer.mockRejectedValue(refusal(422));
    const next = await attempts.open(
      { intent: { ...intent, user: 'c' }, key: null, over: attempts.listOver() },
      permit,
    );
    await expect(attempts.send({ intent, key: next.key, mayHaveArrived: false }, permit)).rejects.toEqual({
      kind: 'refused',
      serverMessage: 'Hết hàng',
    });
    expect(store.find(next.key)).toBeUndefined();
  });

  it.each([true, false])(
    'that is refused although it was made is found by two looks at a list that lags (keys: %s)',
    async (keys) => {
      const { attempts, key, send } = await opened(orders(keys));
      createServer.mockRejectedValue(refusal(422));
      afterPause = () => {
        servers = [...servers, serverFixture({ id: 'srv_new', name: 'wp-new' })];
        afterPause = () => undefined;
      };
      const receipt = { serverId: 'srv_new', found: [{ id: 'srv_new', name: 'wp-new' }] };
      expect(await send()).toEqual(receipt);
      expect(store.find(key)).toMatchObject({ phase: 'settled', ...receipt });
      expect(await attempts.findEarlier(intent)).toMatchObject([{ serverId: 'srv_new' }]);
    },
  );

  it('that is refused is unknown if a new server has its facts, but the time of another clock', async () => {
    const { attempts, key, send } = await opened();
    createServer.mockImplementation(async () => {
      servers = [...servers, serverFixture({ id: 'srv_new', createdAt: new Date(clock - 960_000).toISOString() })];
      throw refusal(422);
    });
    await expect(send()).rejects.toMatchObject({
      kind: 'unknown',
    });
    expect(await attempts.open({ intent, key: null, over: attempts.listOver() }, permit)).toMatchObject({
      key,
      isKnown: true,
    });
    // The server turns out to be another's.
    servers = servers.slice(0, 1);
    expect(await attempts.reconcile(key)).toMatchObject({ status: 'failed' });
  });

  it.each([
    ['does not come', () => new Promise<never>(() => undefined)],
    ['lags', async () => [serverFixture({ id: 'srv_old' })]],
  ])('that is refused takes the server of the first look, if the second %s', async (_, second) => {
    let isSeen = false;
    const { send } = await opened(orders(false, { listServers: () => (isSeen ? second() : Promise.resolve(servers)) }));
    createServer.mockImplementation(async () => {
      servers = [...servers, serverFixture({ id: 'srv_new' })];
      throw refusal(422);
    });
    afterPause = () => {
      isSeen = true;
    };
    expect(await send()).toMatchObject({ serverId: 'srv_new' });
  });

  it('whose answer is lost names both servers of its copies, if a reading between fails', async () => {
    const { attempts, key } = await lose();
    servers = [...servers, serverFixture({ id: 'srv_new' })];
    const readings = [servers, lost, [...servers, serverFixture({ id: 'srv_copy' })]];
    const listServers = async () => {
      const reading = readings.length > 1 ? readings.shift() : readings[0];
      if (!Array.isArray(reading)) throw reading;
      return reading;
    };
    expect(await orders(false, { listServers }).reconcile(key)).toMatchObject({
      receipt: { found: [{ id: 'srv_new' }, { id: 'srv_copy' }] },
    });
    expect(attempts.listOver()).toHaveLength(1);
  });

  it('takes no server of another region, which another device may have ordered', async () => {
    const { attempts, key } = await opened(
      orders(false, {
        regions: () => [
          { id: '1', name: 'Singapore' },
          { id: '2', name: 'Hà Nội' },
        ],
      }),
    );
    store.mark(key);
    servers = [...servers, serverFixture({ id: 'srv_far' })];
    expect(await attempts.reconcile(key)).toMatchObject({ status: 'unknown' });
    servers = [...servers, serverFixture({ id: 'srv_new', regionName: 'Singapore' })];
    expect(await attempts.reconcile(key)).toMatchObject({ receipt: { serverId: 'srv_new' } });
  });

  it('that is refused while another hand finds its server keeps that server', async () => {
    const { attempts, key } = await opened();
    store.mark(key);
    servers = [...servers, serverFixture({ id: 'srv_new' })];
    afterPause = () => store.forget(key);
    expect(await attempts.reconcile(key)).toMatchObject({ status: 'succeeded' });
    expect(store.findByServer('srv_new')).toMatchObject({ key });
  });

  it('that is refused is unknown while the list cannot be read, after five seconds for each of three looks, and ends by a later list', async () => {
    vi.useFakeTimers();
    const readable = async () => servers;
    let list: () => Promise<Server[]> = readable;
    const { attempts, key, send } = await opened(orders(false, { listServers: () => list() }));
    createServer.mockImplementation(async () => {
      list = () => new Promise(() => undefined);
      throw refusal(422);
    });
    const told = expect(send()).rejects.toMatchObject({ kind: 'unknown' });
    await vi.advanceTimersByTimeAsync(14_999);
    list = () => Promise.reject(lost);
    await vi.advanceTimersByTimeAsync(1);
    await told;
    // Sent again and refused again, it is ended all the same.
    createServer.mockReset().mockRejectedValue(refusal(422));
    await expect(attempts.send({ intent, key, mayHaveArrived: true }, permit)).rejects.toMatchObject({
      kind: 'unknown',
    });
    list = readable;
    expect(await attempts.findEarlier(intent)).toEqual([]);
    expect(store.find(key)).toBeUndefined();
  });

  it('that is refused is ended by two lists that came, and keeps a server that one of them showed', async () => {
    let readings: (readonly Server[] | Error)[] = [];
    const listServers = async () => {
      const reading = readings.length > 1 ? readings.shift() : (readings[0] ?? servers);
      if (reading instanceof Error) throw reading;
      return reading ?? [];
    };
    const { attempts, key } = await opened(orders(false, { listServers }));
    store.mark(key, { isRefused: true });
    readings = [servers, lost];
    expect(await attempts.reconcile(key)).toMatchObject({ status: 'unknown' });
    readings = [[...servers, serverFixture({ id: 'srv_new' })], servers];
    expect(await attempts.reconcile(key)).toMatchObject({ receipt: { serverId: 'srv_new' } });
  });

  it('that is refused while a tab without locks sends it again is unknown, and stays', async () => {
    const { attempts, key, send } = await opened();
    createServer.mockImplementation(async () => {
      store.mark(key, { isRefused: false });
      throw refusal(422);
    });
    await expect(send()).rejects.toMatchObject({ kind: 'unknown' });
    expect(await attempts.reconcile(key)).toMatchObject({ status: 'unknown' });
    expect(store.find(key)).toMatchObject({ timesSent: 2 });
  });

  it('that is refused after a request without an answer is not ended by a list', async () => {
    const { attempts, key } = await lose();
    createServer.mockRejectedValue(refusal(422));
    await attempts.send({ intent, key, mayHaveArrived: true }, permit).catch(() => undefined);
    expect(await attempts.reconcile(key)).toMatchObject({ status: 'unknown' });
  });

  it('is not sent if the storage filled after it was kept: a reload would forget it', async () => {
    let isFull = false;
    store = createOrderStore(
      memoryStorage(() => isFull),
      () => clock,
    );
    const { key, send } = await opened();
    isFull = true;
    await expect(send()).rejects.toMatchObject({ kind: 'notProvided' });
    expect(createServer).not.toHaveBeenCalled();
    expect(store.find(key)).toBeUndefined();
  });

  it('is not begun when the list of servers cannot be read before it: nothing could be asked about it later', async () => {
    const attempts = orders(false, { listServers: () => Promise.reject(lost) });
    await expect(attempts.open({ intent, key: null, over: attempts.listOver() }, permit)).rejects.toMatchObject({
      kind: 'notProvided',
    });
    expect(store.list('usr_demo')).toEqual([]);
    const withoutInvoices = orders(false, { listInvoices: () => Promise.reject(lost) });
    const { key } = await withoutInvoices.open({ intent, key: null, over: withoutInvoices.listOver() }, permit);
    expect(store.find(key)).toMatchObject({ invoicesBefore: null });
  });
});

describe('an earlier order that another one may repeat', () => {
  const other = { ...intent, containers: 2 };

  it('is none when no order was sent', async () => {
    const attempts = orders();
    await attempts.open({ intent, key: null, over: attempts.listOver() }, permit);
    expect(await attempts.findEarlier(other)).toEqual([]);
  });

  it('without an answer is found before a changed order is sent', async () => {
    const { attempts, key } = await lose();
    expect(await attempts.findEarlier(other)).toEqual([{ key, at: begun, isSame: false, serverId: null }]);
    expect(await attempts.findEarlier(intent)).toEqual([{ key, at: begun, isSame: true, serverId: null }]);
  });

  it('without an answer is found with its server from the list, for 15 minutes', async () => {
    const { attempts, key } = await lose();
    servers = [...servers, serverFixture({ id: 'srv_new' })];
    expect(await attempts.findEarlier(other)).toEqual([{ key, at: begun, isSame: false, serverId: 'srv_new' }]);
    clock += 15 * 60_000;
    expect(await attempts.findEarlier(other)).toEqual([]);
  });

  it('with an answer is found for 15 minutes before the same order, and not before another one', async () => {
    const { attempts, key, send } = await opened();
    await send();
    expect(await attempts.findEarlier(intent)).toEqual([{ key, at: begun, isSame: true, serverId: 'srv_new' }]);
    expect(await attempts.findEarlier(other)).toEqual([]);
    clock += 15 * 60_000;
    expect(await attempts.findEarlier(intent)).toEqual([]);
  });

  it('without an answer is found beside a newer one that is answered', async () => {
    const { attempts, key } = await lose();
    createServer.mockResolvedValue({ id: 'srv_2' });
    const { key: newer } = await attempts.open({ intent: other, key: null, over: attempts.listOver() }, permit);
    await attempts.send({ intent: other, key: newer, mayHaveArrived: false }, permit);
    const both = [
      { key: newer, serverId: 'srv_2' },
      { key, serverId: null },
    ];
    expect(await attempts.findEarlier(other)).toMatchObject(both);
  });

  it('of another customer is not found', async () => {
    const { attempts, key } = await lose();
    store.change(key, { userId: 'usr_2' });
    expect(await attempts.findEarlier(other)).toEqual([]);
  });
});
