import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createOrderingCustomer } from '../app/testing/createOrderingCustomer.ts';
import { sandboxOfTests, serverOfTests } from '../app/testing/createTestSandbox.ts';
import { realtimeKey } from '../realtime/createRealtime.ts';

const bienXanh = { id: 'srv_demoBienXanh', name: 'wp-bien-xanh' };
/** A larger plan, larger disks and fewer domains. */
const serverChanges = [
  ['', { ...bienXanh, size: 4 }],
  ['/disk', { ...bienXanh, replicate: 1, disk: 40_960, mariadb_disk_size: 10_240 }],
  ['/domain', { ...bienXanh, domains: ['wp-bien-xanh.may.cloud'] }],
] as const;

describe('the scenarios of orders and upgrades', () => {
  const sandbox = sandboxOfTests();
  const server = serverOfTests(sandbox);
  const customer = createOrderingCustomer(sandbox, 'demo@may.cloud');
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const arm = (name: string) => sandbox.call('POST', '/__sandbox/scenarios', { json: { name } });
  const settle = () => sandbox.world.orders.settle();
  const ordered = async () => (await customer.servers()).length;
  /** The events that a subscriber receives during `work`, until a last event of the test. */
  const heardDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
    const { realtime } = sandbox.world;
    const channel = 'private-usr_demo';
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/app/${realtimeKey}?protocol=7`);
    const heard: string[] = [];
    const until = (name: string) => expect.poll(() => heard).toContain(name);
    socket.on('message', (raw) => {
      const { event, data } = JSON.parse(raw.toString());
      heard.push(event);
      if (event !== 'pusher:connection_established') return;
      const { auth } = realtime.authorize(JSON.parse(data).socket_id, channel);
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
    });
    await until('pusher_internal:subscription_succeeded');
    await work();
    await arm('none');
    realtime.publish(channel, 'last', {});
    await until('last');
    socket.close();
    await once(socket, 'close');
    return heard.slice(2, -1);
  };
  const orderAndSettle = async () => {
    await customer.order();
    await settle();
  };

  it.each([
    ['none', ['subscription.created', 'invoice.created', 'invoice.paid']],
    ['eventsDropped', []],
    ['eventsOutOfOrder', ['invoice.paid', 'subscription.created', 'invoice.created']],
    ['eventsOldNames', ['subscribe.create', 'invoice.create', 'invoice.paid']],
    ['paymentFails', ['subscription.created', 'invoice.created', 'invoice.payment_failed']],
  ])('publishes under %s: %j', async (name, events) => {
    await arm(name);
    expect(await heardDuring(orderAndSettle)).toEqual(events);
    expect(await ordered()).toBe(5);
  });

  it('loses the answers until it is disarmed, with one server ordered and provisioned', async () => {
    await arm('orderAnswerLost');
    for (const _ of [1, 2, 3]) await expect(customer.sendOrder({}, 'k')).rejects.toThrow();
    await settle();
    expect(await ordered()).toBe(5);
    expect((await customer.servers())[0]).toMatchObject({ status: 'active' });
    await arm('none');
    expect((await customer.sendOrder({}, 'k')).headers.get('Idempotent-Replayed')).toBe('true');
  });

  const changed = { planId: '4', diskMb: 40_960, domains: ['wp-bien-xanh.may.cloud'] };

  it('makes each change of a server and loses the answers under upgradeAnswerLost', async () => {
    await arm('upgradeAnswerLost');
    for (const [part, body] of serverChanges) {
      const send = () => customer.ask('PUT', `/api/wp/${bienXanh.id}${part}`, body, `k${part}`);
      await expect(send()).rejects.toThrow();
      await expect(send()).rejects.toThrow();
    }
    expect(await customer.server(bienXanh.id)).toMatchObject(changed);
    expect(sandbox.world.realtime.published().filter(({ event }) => event === 'invoice.paid')).toHaveLength(2);
  });

  it('cuts each change of a server before it arrives under upgradeNeverArrives, and reads servers', async () => {
    await arm('upgradeNeverArrives');
    const before = await customer.server(bienXanh.id);
    for (const [part, body] of serverChanges)
      await expect(customer.ask('PUT', `/api/wp/${bienXanh.id}${part}`, body)).rejects.toThrow();
    expect(await customer.server(bienXanh.id)).toEqual(before);
  });

  it('raises the prices after the plans were read, and charges the raised price', async () => {
    await arm('plansChangePrice');
    const [shown, then] = [await customer.plans(), await customer.plans()];
    expect([shown[1]?.price.amount, then[1]?.price.amount]).toEqual([200_000, 220_000]);
    expect([shown[2]?.salePrice?.amount, then[2]?.salePrice?.amount]).toEqual([288_000, 316_800]);
    expect(then[0]?.salePrice).toBeNull();
    await orderAndSettle();
    expect((await customer.ledger()).rows[0]).toMatchObject({ amount: -(2 * 220_000 + 120_000) });
    await arm('none');
    expect((await customer.plans())[1]?.price.amount).toBe(200_000);
  });

  it('pays a failed invoice by a top-up under paymentFails', async () => {
    await arm('paymentFails');
    const id = await customer.order();
    await settle();
    expect((await customer.server(id)).status).toBe('unpaid');
    await customer.topUpAtBank(100_000);
    expect((await customer.server(id)).status).toBe('provisioning');
    await settle();
    expect((await customer.server(id)).status).toBe('active');
  });
});
