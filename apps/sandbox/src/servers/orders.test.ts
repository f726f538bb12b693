import { describe, expect, it } from 'vitest';
import { createOrderingCustomer } from '../app/testing/createOrderingCustomer.ts';
import { sandboxOfTests } from '../app/testing/createTestSandbox.ts';

/** Basic 2 twice, 20 GB of SSD and 10 GB of MariaDB. */
const monthly = 520_000;
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe.each(['literal', 'rich'] as const)('an order at the %s provider', (profile) => {
  const sandbox = sandboxOfTests({ profile });
  const customer = createOrderingCustomer(sandbox, 'new@may.cloud');

  const events = () => sandbox.world.realtime.published();
  const settle = () => sandbox.world.orders.settle();
  const isRich = profile === 'rich';

  it('runs from subscription to domain, paid from the wallet at the price shown', async () => {
    const customer = createOrderingCustomer(sandbox, 'demo@may.cloud');
    const before = await customer.ledger();
    const id = await customer.order();
    expect(await customer.server(id)).toMatchObject({
      domain: null,
      domains: [],
      status: isRich ? 'provisioning' : null,
    });
    await settle();
    expect(events().map(({ channel, event }) => [channel, event])).toEqual([
      ['private-usr_demo', 'subscription.created'],
      ['private-usr_demo', 'invoice.created'],
      ['private-usr_demo', 'invoice.paid'],
    ]);
    const { name, domain, domains, status } = await customer.server(id);
    expect([domain, domains, status]).toEqual([`${name}.may.cloud`, [domain], isRich ? 'active' : null]);
    const after = await customer.ledger();
    expect(after.balance).toBe(before.balance - monthly);
    expect(after.rows).toHaveLength(before.rows.length + 1);
    expect(after.rows[0].description).toBe(`Máy chủ ${name}, tháng 11/2026`);
  });

  it('publishes server and figures with the rich provider, and no fields with the literal one', async () => {
    const customer = createOrderingCustomer(sandbox, 'demo@may.cloud');
    const server_id = await customer.order();
    await settle();
    const [subscribed, created, paid] = events().map(({ data }) => data);
    const figures = { id: expect.stringMatching(/^in_/), amount_due: monthly, server_id, currency: 'vnd' };
    const event_id = expect.stringMatching(/\S/);
    expect(subscribed).toEqual(isRich ? { event_id, id: expect.stringMatching(/^sub_/), server_id } : {});
    expect(created).toEqual(isRich ? expect.objectContaining({ ...figures, event_id, amount_paid: 0 }) : {});
    expect(paid).toEqual(isRich ? expect.objectContaining({ ...figures, event_id, amount_paid: monthly }) : {});
  });

  it('is unpaid without money, and continues when its invoice is paid on the hosted page', async () => {
    const id = await customer.order();
    await settle();
    expect(events().map(({ event }) => event)).toEqual([
      'subscription.created',
      'invoice.created',
      'invoice.payment_failed',
    ]);
    const [invoice] = await customer.invoices();
    const failed = { id: invoice?.id, amount_paid: 0, amount_due: monthly, hosted_invoice_url: invoice?.hostedUrl };
    const more = { event_id: expect.any(String), currency: 'vnd', server_id: id };
    expect(events().at(-1)?.data).toEqual(isRich ? { ...failed, ...more } : failed);
    expect(invoice).toMatchObject({ status: 'unpaid', serverId: isRich ? id : null });
    expect((await customer.server(id)).status).toBe(isRich ? 'unpaid' : null);

    const page = new URL(invoice?.hostedUrl ?? '').pathname;
    const shown = await (await sandbox.call('GET', page)).text();
    for (const words of ['Base server', 'SSD (GB) × 20', 'MariaDB (GB) × 10', '80.000 đ', '520.000 đ'])
      expect(shown).toContain(words);
    await sandbox.world.store.db.transaction((tx) => customer.credit(tx, monthly));
    expect((await sandbox.call('POST', page, { headers: form })).status).toBe(200);
    await settle();
    expect(events().at(-1)?.event).toBe('invoice.paid');
    expect((await customer.server(id)).domain).not.toBeNull();
    expect((await customer.ledger()).balance).toBe(0);
  });

  it('is paid by the next top-up, oldest order first, while the balance suffices', async () => {
    const first = await customer.order();
    sandbox.passTime(1000);
    const second = await customer.order();
    await settle();
    await customer.topUpAtBank(monthly + 100_000);
    await settle();
    expect((await customer.server(first)).domain).not.toBeNull();
    expect((await customer.server(second)).domain).toBeNull();
    expect((await customer.ledger()).balance).toBe(100_000);
    await customer.topUpByOtherCard(monthly);
    await settle();
    expect((await customer.server(second)).domain).not.toBeNull();
    expect(events().filter(({ event }) => event === 'invoice.paid')).toHaveLength(2);
  });

  it('is paid by a top-up with a linked card, after the slow bank has paid', async () => {
    const id = await customer.order();
    await settle();
    const card = await customer.linkCard('visa');
    sandbox.world.cards.isSlow = true;
    expect((await (await customer.topUpByCard(monthly, card)).json()).status).toBe('processing');
    sandbox.world.cards.isSlow = false;
    expect((await customer.ledger()).rows).toEqual([]);
    await sandbox.world.late.settle();
    expect((await customer.ledger()).rows.map(({ amount }: { amount: number }) => amount)).toEqual([-monthly, monthly]);
    await settle();
    expect((await customer.server(id)).domain).not.toBeNull();
  });

  it('stays unpaid after a top-up that is too small or refused', async () => {
    const id = await customer.order();
    await settle();
    await customer.topUpAtBank(monthly, 'fail');
    await customer.topUpAtBank(100_000);
    await settle();
    expect((await customer.server(id)).domain).toBeNull();
    expect((await customer.ledger()).balance).toBe(100_000);
  });

  it.each([
    ['visa', true],
    ['noFunds', false],
  ] as const)('is charged to the default card %s when the balance is too low: %s', async (card, isPaid) => {
    await customer.linkCard(card);
    const id = await customer.order();
    await settle();
    expect((await customer.server(id)).domain !== null).toBe(isPaid);
    const { balance, rows } = await customer.ledger();
    expect(balance).toBe(0);
    expect(rows.map(({ amount }: { amount: number }) => amount)).toEqual(isPaid ? [-monthly, monthly] : []);
    // A failed charge leaves no pending payment.
    const { intents } = (await (await sandbox.call('GET', '/__sandbox/intents?email=new@may.cloud')).json()).result;
    expect(intents).toMatchObject([{ status: isPaid ? 'succeeded' : 'canceled' }]);
  });

  it('is charged in the wallet’s currency at the fixed rate', async () => {
    const customer = createOrderingCustomer(sandbox, 'aud@may.cloud');
    await customer.order({ region: 24 });
    await settle();
    const [charge] = (await customer.ledger()).rows;
    // 200.000, 80.000, 40.000 and 200.000 đ at 16.500 đ, each line to the cent.
    expect(charge).toMatchObject({ currency: 'AUD', amount: -(1212 + 485 + 242 + 1212) });
    expect(charge.description).toMatch(/^Server web-[\w-]+, monthly plan 11\/2026$/);
  });

  it('is hidden from other customers', async () => {
    const id = await customer.order();
    const other = createOrderingCustomer(sandbox, 'aud@may.cloud');
    for (const name of [id, 'srv_none', '%2E%2E']) expect((await other.ask('GET', `/api/wp/${name}`)).status).toBe(404);
    expect((await other.servers()).map((server) => server.id)).toEqual(['srv_demoDaoSang']);
    await settle();
  });
});
