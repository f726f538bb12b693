import { describe, expect, it } from 'vitest';
import { createOrderingCustomer } from '../app/testing/createOrderingCustomer.ts';
import { sandboxOfTests } from '../app/testing/createTestSandbox.ts';

const bienXanh = { id: 'srv_demoBienXanh', name: 'wp-bien-xanh' };
/** A larger plan, larger disks and fewer domains. */
const serverChanges = [
  ['', { ...bienXanh, size: 4 }],
  ['/disk', { ...bienXanh, replicate: 1, disk: 40_960, mariadb_disk_size: 10_240 }],
  ['/domain', { ...bienXanh, domains: ['wp-bien-xanh.may.cloud'] }],
] as const;

describe('the scenarios of orders and upgrades', () => {
  const sandbox = sandboxOfTests();
  const customer = createOrderingCustomer(sandbox, 'demo@may.cloud');

  const settle = () => sandbox.world.orders.settle();
  const ordered = async () => (await customer.servers()).length;

  it('loses the answers until it is disarmed, with one server ordered and provisioned', async () => {
    await sandbox.arm('orderAnswerLost');
    for (const _ of [1, 2, 3]) await expect(customer.sendOrder({}, 'k')).rejects.toThrow();
    await settle();
    expect(await ordered()).toBe(5);
    expect((await customer.servers())[0]).toMatchObject({ status: 'active' });
    await sandbox.arm('none');
    expect((await customer.sendOrder({}, 'k')).headers.get('Idempotent-Replayed')).toBe('true');
  });

  const changed = { planId: '4', diskMb: 40_960, domains: ['wp-bien-xanh.may.cloud'] };

  it('makes each change of a server and loses the answers under upgradeAnswerLost', async () => {
    await sandbox.arm('upgradeAnswerLost');
    for (const [part, body] of serverChanges) {
      const send = () => customer.ask('PUT', `/api/wp/${bienXanh.id}${part}`, body, `k${part}`);
      await expect(send()).rejects.toThrow();
      await expect(send()).rejects.toThrow();
    }
    expect(await customer.server(bienXanh.id)).toMatchObject(changed);
    expect(sandbox.world.realtime.published().filter(({ event }) => event === 'invoice.paid')).toHaveLength(2);
  });

  it('cuts each change of a server before it arrives under upgradeNeverArrives, and reads servers', async () => {
    await sandbox.arm('upgradeNeverArrives');
    const before = await customer.server(bienXanh.id);
    for (const [part, body] of serverChanges)
      await expect(customer.ask('PUT', `/api/wp/${bienXanh.id}${part}`, body)).rejects.toThrow();
    expect(await customer.server(bienXanh.id)).toEqual(before);
  });

  it('raises the prices after the plans were read, and charges the raised price', async () => {
    await sandbox.arm('plansChangePrice');
    const [shown, then] = [await customer.plans(), await customer.plans()];
    expect([shown[1]?.price.amount, then[1]?.price.amount]).toEqual([200_000, 220_000]);
    expect([shown[2]?.salePrice?.amount, then[2]?.salePrice?.amount]).toEqual([288_000, 316_800]);
    expect(then[0]?.salePrice).toBeNull();
    await customer.order();
    await settle();
    expect((await customer.ledger()).rows[0]).toMatchObject({ amount: -(2 * 220_000 + 120_000) });
    await sandbox.arm('none');
    expect((await customer.plans())[1]?.price.amount).toBe(200_000);
  });

  it('pays a failed invoice by a top-up under paymentFails', async () => {
    await sandbox.arm('paymentFails');
    const id = await customer.order();
    await settle();
    expect((await customer.server(id)).status).toBe('unpaid');
    await customer.topUpAtBank(100_000);
    expect((await customer.server(id)).status).toBe('provisioning');
    await settle();
    expect((await customer.server(id)).status).toBe('active');
  });
});
