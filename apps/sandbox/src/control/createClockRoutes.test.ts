import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderingCustomer } from '../app/testing/createOrderingCustomer.ts';
import { sandboxOfTests } from '../app/testing/createTestSandbox.ts';
import { subscriptions } from '../servers/serverTables.ts';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const begin = '2026-11-21T08:00:00.000Z';
const day = 24 * 60 * 60 * 1000;

describe('the time machine', () => {
  const sandbox = sandboxOfTests();
  const customer = createOrderingCustomer(sandbox, 'new@may.cloud');

  const clock = async () => (await (await sandbox.call('GET', '/__sandbox/clock')).json()).result;
  const advance = (stretch: object) => sandbox.call('POST', '/__sandbox/clock', { json: { advance: stretch } });
  const press = (body: string, headers = {}) =>
    sandbox.call('POST', '/__sandbox/clock', { body, headers: { ...form, ...headers } });
  const page = async () => (await sandbox.call('GET', '/__sandbox/scenarios')).text();
  const credit = (amount: number) => sandbox.world.store.db.transaction((tx) => customer.credit(tx, amount));

  describe('with servers of the new customer only', () => {
    // The monthly charges of five more servers take seconds and change nothing here.
    beforeEach(async () => {
      await sandbox.world.store.db.delete(subscriptions);
    });
    /** Events with their days, all on the customer's channel. */
    const told = () => {
      const events = sandbox.world.realtime.published();
      expect(events.filter(({ channel }) => channel !== 'private-usr_new')).toEqual([]);
      return events.map(({ at, event }) => `${at.slice(0, 10)} ${event}`);
    };

    it('advances by hours, days and calendar months, and returns the time', async () => {
      expect(await clock()).toEqual({ now: begin, offset: 0 });
      await advance({ hours: 5, days: 1 });
      expect(await clock()).toEqual({ now: '2026-11-22T13:00:00.000Z', offset: day + 5 * 60 * 60 * 1000 });
      await advance({ months: 3 });
      expect((await clock()).now).toBe('2027-02-22T13:00:00.000Z');
      sandbox.passTime(1000);
      expect((await clock()).now).toBe('2027-02-22T13:00:01.000Z');
    });

    it('returns to the present with `none` and with a reset, but not with a scenario', async () => {
      await advance({ days: 3 });
      await sandbox.arm('paymentFails');
      expect((await clock()).offset).toBe(3 * day);
      await sandbox.arm('none');
      expect((await clock()).offset).toBe(0);
      await advance({ days: 3 });
      await sandbox.reset();
      expect(await clock()).toEqual({ now: begin, offset: 0 });
    });

    it('has buttons that work without scripts, and refuses those of other sites', async () => {
      expect(await page()).toContain('<button name="months" value="1">');
      const pressed = await press('months=1');
      expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, '/__sandbox/scenarios']);
      expect(await page()).toContain('<code>2026-12-21T08:00:00.000Z</code>');
      const refusals = [
        [await press('days=1', { 'Sec-Fetch-Site': 'cross-site' }), 403],
        [await press('days=-1'), 400],
        [await advance({ months: 37 }), 400],
      ] as const;
      for (const [{ status }, expected] of refusals) expect(status).toBe(expected);
      expect((await clock()).now).toBe('2026-12-21T08:00:00.000Z');
    });

    it('completes the orders in progress before it advances', async () => {
      await credit(520_000);
      const id = await customer.order();
      await advance({ hours: 1 });
      expect((await customer.server(id)).status).toBe('active');
      expect(told()).toEqual([
        '2026-11-21 subscription.created',
        '2026-11-21 invoice.created',
        '2026-11-21 invoice.paid',
      ]);
    });

    it('charges each month on its day, until the wallet is empty', async () => {
      await credit(3 * 520_000);
      const id = await customer.order();
      await advance({ months: 6 });
      expect(told().slice(3)).toEqual([
        '2026-12-21 invoice.created',
        '2026-12-21 invoice.paid',
        '2026-12-21 subscription.updated',
        '2027-01-21 invoice.created',
        '2027-01-21 invoice.paid',
        '2027-01-21 subscription.updated',
        '2027-02-21 invoice.created',
        '2027-02-21 invoice.payment_failed',
      ]);
      expect(await customer.server(id)).toMatchObject({
        status: 'unpaid',
        domain: expect.stringMatching(/may\.cloud$/),
      });
      const invoices = await customer.invoices();
      expect(invoices.map(({ status, createdAt }) => `${createdAt?.slice(0, 10)} ${status}`)).toEqual([
        '2027-02-21 unpaid',
        '2027-01-21 paid',
        '2026-12-21 paid',
        '2026-11-21 paid',
      ]);
      const { rows } = await customer.ledger();
      expect(rows.map(({ createdAt }: { createdAt: string }) => createdAt)).toEqual(
        rows
          .map(({ createdAt }: { createdAt: string }) => createdAt)
          .sort()
          .reverse(),
      );
    });

    it('reactivates an unpaid server with the next top-up, and does not charge the unpaid months', async () => {
      await credit(520_000);
      const id = await customer.order();
      await advance({ months: 6, days: 3 });
      await customer.topUpAtBank(2 * 520_000);
      expect((await customer.server(id)).status).toBe('active');
      await advance({ days: 25 });
      expect((await customer.ledger()).balance).toBe(520_000);
      await advance({ days: 10 });
      expect((await customer.ledger()).balance).toBe(0);
      expect(told().at(-1)).toBe('2027-06-21 subscription.updated');
    });
  });

  it('charges the demo customers’ servers within a month, and cannot under paymentFails', async () => {
    const demo = createOrderingCustomer(sandbox, 'demo@may.cloud');
    const failures = () => sandbox.world.realtime.published().filter(({ event }) => event.endsWith('failed'));
    const before = (await demo.invoices()).length;
    await advance({ months: 1 });
    expect((await demo.invoices()).length).toBe(before + 4);
    expect(failures()).toHaveLength(0);
    await sandbox.arm('paymentFails');
    await advance({ months: 1 });
    expect(failures()).toHaveLength(5);
    expect((await demo.servers()).map(({ status }) => status)).toEqual(Array(4).fill('unpaid'));
    await demo.topUpAtBank(10_000_000);
    expect((await demo.servers()).filter(({ status }) => status === 'active')).toHaveLength(1);
  });
});
