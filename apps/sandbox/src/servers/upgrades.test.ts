import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderingCustomer } from '../app/testing/createOrderingCustomer.ts';
import { sandboxOfTests } from '../app/testing/createTestSandbox.ts';

const gb = 1024;
const day = 24 * 60 * 60 * 1000;
/** Basic 2 once and one container, 20 GB of SSD, 10 GB of MariaDB; the month from 29 October to 29 November has 8 of 31 days left. */
const bienXanh = { id: 'srv_demoBienXanh', name: 'wp-bien-xanh' };
/** Basic 1 with 10 GB of SSD and no MariaDB disk. */
const rungHong = { id: 'srv_demoRungHong', name: 'web-rung-hong' };
const grown = { ...bienXanh, replicate: 1, disk: 40 * gb, mariadb_disk_size: 10 * gb };

describe.each(['literal', 'rich'] as const)('an upgrade at the %s provider', (profile) => {
  const sandbox = sandboxOfTests({ profile });
  let customer: ReturnType<typeof createOrderingCustomer>;
  beforeEach(() => {
    customer = createOrderingCustomer(sandbox, 'demo@may.cloud');
  });

  const isRich = profile === 'rich';
  const put = async (path: string, json: object, key?: string) => {
    const response = await customer.ask('PUT', `/api/wp/${path}`, json, key);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const setPlan = (size: unknown, { id, name } = bienXanh, key?: string) => put(id, { id, name, size }, key);
  const setDisks = (changes: object = {}, key?: string) => {
    const body = { ...grown, ...changes };
    return put(`${body.id}/disk`, body, key);
  };
  const everything = async () => [await customer.servers(), await customer.invoices(), await customer.ledger()];
  const paidForMonth = async () => {
    const description = 'Máy chủ wp-bien-xanh, tháng 11/2026';
    const { rows } = await customer.ledger();
    return -rows.find((row: { description: string }) => row.description === description).amount;
  };
  const told = () => sandbox.world.realtime.published().map(({ event }) => event);
  const success = { statusCode: 200, message: 'success' };

  it('is refused with a size, a plan or a body that does not fit, in words, and changes nothing', async () => {
    for (const [name, part, json, statusCode, code] of [
      ['disks of 9 GB', '/disk', { ...grown, disk: 9 * gb }, 400, 'diskBelowMinimum'],
      ['196 GB of SSD', '/disk', { ...grown, disk: 196 * gb }, 400, 'diskOutOfRange'],
      ['a part of a GB', '/disk', { ...grown, disk: 40_000 }, 400, 'diskNotWhole'],
      ['less SSD', '/disk', { ...grown, disk: 19 * gb, mariadb_disk_size: 20 * gb }, 422, 'diskShrinks'],
      ['the same disks', '/disk', { ...grown, disk: 20 * gb }, 422, 'disksUnchanged'],
      ['2 containers', '/disk', { ...grown, replicate: 2 }, 422, 'containersFixed'],
      ['another server’s name', '/disk', { ...grown, name: 'wp-2' }, 400, 'invalidInput'],
      ['disks in a text', '/disk', { ...grown, disk: '40960' }, 400, 'invalidInput'],
      ['a list of plans', '', { ...bienXanh, size: [4] }, 400, 'invalidInput'],
      ['a plan nobody has', '', { ...bienXanh, size: 99 }, 400, 'planNotOffered'],
      ['the present plan', '', { ...bienXanh, size: 2 }, 422, 'planInUse'],
      ['a sold-out plan', '', { ...bienXanh, size: 7 }, 422, 'planSoldOut'],
    ] as const) {
      const before = await everything();
      const { status, body } = await put(`${bienXanh.id}${part}`, json);
      expect.soft(status, name).toBe(isRich ? statusCode : 200);
      expect.soft(body, name).toEqual({ statusCode, message: expect.stringMatching(/ /), ...(isRich && { code }) });
      expect.soft([await everything(), told()], name).toEqual([before, []]);
    }
  });

  it('is refused with 404 for another customer’s server and for none, and with 401 without a session', async () => {
    const other = createOrderingCustomer(sandbox, 'aud@may.cloud');
    for (const [id, part, body] of [
      [bienXanh.id, '', { ...bienXanh, size: 4 }],
      [bienXanh.id, '/disk', grown],
      ['srv_none', '/disk', grown],
    ] as const) {
      expect((await other.ask('PUT', `/api/wp/${id}${part}`, body)).status).toBe(404);
      expect((await sandbox.call('PUT', `/api/wp/${id}${part}`, { json: body })).status).toBe(401);
    }
  });

  it('to a larger plan brings its processor and memory, and charges the difference for the 8 days left', async () => {
    const before = await customer.ledger();
    expect(await setPlan(4)).toMatchObject({ status: 200, body: success });
    expect(await customer.server(bienXanh.id)).toMatchObject({ planId: '4', cpu: 4, ramMb: 8_000, diskMb: 20 * gb });
    // The plan and one container cost 440.000 đ more each.
    const charged = Math.round((2 * 440_000 * 8) / 31);
    const { rows, balance } = await customer.ledger();
    expect([rows.length - before.rows.length, before.balance - balance]).toEqual([1, charged]);
    expect(rows[0]).toMatchObject({ amount: -charged, description: 'Máy chủ wp-bien-xanh, nâng cấp đến 29/11/2026' });
    const [invoice] = await customer.invoices();
    const amount = { amount: isRich ? charged : 0, currency: 'VND' };
    expect(invoice).toMatchObject({ status: 'paid', amountDue: amount, serverId: isRich ? bienXanh.id : null });
    expect(told()).toEqual(['invoice.created', 'invoice.paid', 'subscription.updated']);
  });

  it('adds a MariaDB disk of 10 GB to a server that has none, and grows the SSD of one that stays without', async () => {
    const { diskMb, mariadbDiskMb } = await customer.server(rungHong.id);
    expect([diskMb, mariadbDiskMb]).toEqual([10 * gb, 0]);
    expect((await setDisks({ ...rungHong, disk: 11 * gb, mariadb_disk_size: 0 })).body).toEqual(success);
    expect((await setDisks({ ...rungHong, disk: 11 * gb, mariadb_disk_size: 10 * gb })).body).toEqual(success);
    expect(await customer.server(rungHong.id)).toMatchObject({ diskMb: 11 * gb, mariadbDiskMb: 10 * gb });
  });

  it('is charged once under one key at the rich provider, and refused as no change at the literal one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => setDisks({}, 'one')));
    const again = await setDisks({}, 'one');
    expect((await customer.ledger()).rows[0]).toMatchObject({ amount: -Math.round((80_000 * 8) / 31) });
    expect(told().filter((event) => event === 'invoice.paid')).toHaveLength(1);
    expect(answers.filter(({ body }) => body.message === 'success')).toHaveLength(1);
    expect(again.headers.get('Idempotent-Replayed')).toBe(isRich ? 'true' : null);
    expect(again.body).toEqual(isRich ? success : expect.objectContaining({ statusCode: 422 }));
    if (isRich) expect((await setDisks({ disk: 50 * gb }, 'one')).body.code).toBe('idempotencyMismatch');
  });

  it('in the hour of a due month charges nothing, and the month is charged at the new size', async () => {
    sandbox.passTime(8 * day);
    const before = await customer.ledger();
    expect((await setDisks()).body).toEqual(success);
    expect(await customer.ledger()).toEqual(before);
    await sandbox.world.orders.resume();
    await sandbox.world.orders.settle();
    expect(await paidForMonth()).toBe(2 * 200_000 + 160_000 + 40_000);
    await sandbox.world.orders.halt();
  });

  it('is charged in the wallet’s currency, by the lines of the monthly bill', async () => {
    customer = createOrderingCustomer(sandbox, 'aud@may.cloud');
    expect((await setPlan(2, { id: 'srv_demoDaoSang', name: 'wp-dao-sang' })).body).toEqual(success);
    const [charge] = (await customer.ledger()).rows;
    // The plan and one container rise from 7,27 to 12,12 aud each; 9 of 31 days are left.
    expect(charge).toMatchObject({ currency: 'AUD', amount: -Math.round((2 * (1212 - 727) * 9) / 31) });
    expect(charge.description).toBe('Server wp-dao-sang, upgrade until 30/11/2026');
  });

  describe('of a new customer’s server', () => {
    const monthly = 520_000;
    beforeEach(() => {
      customer = createOrderingCustomer(sandbox, 'new@may.cloud');
    });
    const ordered = async () => {
      const id = await customer.order();
      return { id, name: (await customer.server(id)).name };
    };
    const running = async () => {
      await sandbox.world.store.db.transaction((tx) => customer.credit(tx, monthly));
      const server = await ordered();
      await sandbox.world.orders.settle();
      return server;
    };

    it('is refused until it is set up and while it is unpaid', async () => {
      const server = await ordered();
      const refused = { statusCode: 422, message: expect.stringMatching(/is being set up or is not paid for/) };
      expect((await setDisks(server)).body).toMatchObject(refused);
      await sandbox.world.orders.settle();
      expect((await customer.ledger()).balance).toBe(0);
      expect((await setPlan(4, server)).body).toMatchObject(refused);
    });

    it.each(['none', 'noFunds'] as const)(
      'is refused with 402 when the wallet is empty and the default card %s pays nothing, and stores nothing',
      async (card) => {
        const server = await running();
        if (card !== 'none') await customer.linkCard(card);
        const before = [await everything(), told()];
        const { status, body } = await setPlan(4, server, 'k');
        const message = 'The wallet balance is too low and no default card paid, so the server was not upgraded.';
        expect([status, body]).toMatchObject([
          isRich ? 402 : 200,
          { statusCode: 402, message: `${message} Top up and try again.` },
        ]);
        expect([await everything(), told()]).toEqual(before);
        const intents = await (await sandbox.call('GET', '/__sandbox/intents?email=new@may.cloud')).json();
        expect(intents.result.intents).toEqual([]);
        // The key is free again: the same attempt goes through once there is money.
        await sandbox.world.store.db.transaction((tx) => customer.credit(tx, 1_000_000));
        expect((await setPlan(4, server, 'k')).body).toEqual(success);
      },
    );

    it('is charged to the default card when the wallet is empty', async () => {
      const server = await running();
      await customer.linkCard('visa');
      expect((await setPlan(4, server)).body).toEqual(success);
      const { balance, rows } = await customer.ledger();
      expect(balance).toBe(0);
      expect(rows.map(({ amount }: { amount: number }) => amount).slice(0, 2)).toEqual([-880_000, 880_000]);
    });
  });

  it('is refused with 402 under paymentFails, though the wallet has the money', async () => {
    await sandbox.arm('paymentFails');
    expect((await setPlan(4)).body.statusCode).toBe(402);
    expect((await customer.server(bienXanh.id)).planId).toBe('2');
  });
});
