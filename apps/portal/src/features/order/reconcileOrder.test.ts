import { ApiError } from '@may/api';
import type { Confirmed } from '@may/domain/confirmed.ts';
import { invoiceFixture, serverFixture } from '@may/domain/fixtures';
import type { Server } from '@may/domain/servers/server.ts';
import type { Invoice } from '@may/domain/wallet/invoice.ts';
import type { OrderQuestion } from '@may/machines/order/orderWizard.types.ts';
import { expect, it } from 'vitest';
import { orderAttemptFixture } from './orderAttempt.fixtures.ts';
import { reconcileOrder } from './reconcileOrder.ts';

const order = orderAttemptFixture({
  phase: 'settled',
  createdAt: 1_000_000,
  invoicesBefore: ['in_old'],
  serverId: 'srv_1',
});
const new_ = { status: 'unpaid', serverId: null, amountPaid: null } as const;

const ask = (
  server: Partial<Server> | Error,
  invoices: Confirmed<Invoice>[],
  {
    known = true,
    invoiceId = null as string | null,
    failedInvoiceIds = [] as string[],
    failedBy = null as OrderQuestion['failedBy'],
    servers = [] as string[],
    others = [] as string[],
  } = {},
) =>
  reconcileOrder({
    servers: {
      getServer: async () => {
        if (server instanceof Error) throw server;
        return serverFixture({ id: 'srv_1', status: null, domain: null, ...server });
      },
    },
    // All but the order's own are as old as the epoch.
    listServers: async () =>
      ['srv_1', ...servers, ...others].map((id) => serverFixture({ id, createdAt: new Date(0).toISOString() })),
    listInvoices: async () => invoices,
    store: { findByServer: () => (known ? { ...order, serversBefore: servers } : undefined) },
  })({ serverId: 'srv_1', invoiceId, failedInvoiceIds, failedBy });

it('is ready by the provider’s status, or without one by the server’s address', async () => {
  expect((await ask({ status: 'active' }, [])).status).toBe('ready');
  expect((await ask({ domain: 'a.may.cloud' }, [])).status).toBe('ready');
  expect((await ask({}, [])).status).toBe('waiting');
});

it('finds its invoice by the server id, by the invoice id, or as the only new one of the first server', async () => {
  const old = invoiceFixture({ id: 'in_old', status: 'paid' });
  const others = invoiceFixture({ id: 'in_x', status: 'paid', serverId: 'srv_2' });
  expect((await ask({}, [old, others])).status).toBe('waiting');
  const said = invoiceFixture({ id: 'in_1', status: 'paid', serverId: 'srv_1' });
  expect(await ask({}, [old, others, said])).toMatchObject({ status: 'paid', invoice: { invoiceId: 'in_1' } });
  const nameless = invoiceFixture({ id: 'in_2', status: 'paid' });
  expect((await ask({}, [old, nameless], { known: false })).status).toBe('waiting');
  expect((await ask({}, [old, nameless], { known: false, invoiceId: 'in_2' })).status).toBe('paid');
  expect((await ask({}, [old, nameless])).status).toBe('paid');
  // Another server may be billed at the same time: a renewal, or one of another device.
  expect((await ask({}, [old, nameless], { others: ['srv_0'] })).status).toBe('waiting');
  expect((await ask({}, [old, nameless], { servers: ['srv_0'] })).status).toBe('waiting');
});

it('reads an unpaid invoice as failed by the provider’s status, or without one by an event', async () => {
  const unpaid = invoiceFixture({ id: 'in_1', ...new_ });
  expect((await ask({ status: 'unpaid' }, [unpaid])).status).toBe('unpaid');
  expect(
    (await ask({ status: 'provisioning' }, [unpaid], { failedInvoiceIds: ['in_of_another', 'in_1'] })).status,
  ).toBe('waiting');
  expect((await ask({}, [unpaid])).status).toBe('waiting');
  const failed = { status: 'paymentFailed', invoice: { invoiceId: 'in_1', amountPaid: null } };
  expect(await ask({}, [unpaid], { failedInvoiceIds: ['in_of_another', 'in_1'] })).toMatchObject(failed);
  expect(await ask({}, [unpaid], { failedInvoiceIds: ['in_of_another', 'in_1'], servers: ['srv_0'] })).toMatchObject(
    failed,
  );
  // Two new invoices, or another server that may be billed, leave the owner of an invoice open.
  const paid = invoiceFixture({ id: 'in_2', status: 'paid', serverId: null });
  expect(
    (await ask({}, [paid, unpaid], { failedInvoiceIds: ['in_of_another', 'in_1'], servers: ['srv_0'] })).status,
  ).toBe('waiting');
  expect(await ask({}, [paid], { failedInvoiceIds: ['in_of_another', 'in_2'], servers: ['srv_0'] })).toEqual({
    status: 'failureOver',
    invoice: null,
  });
  expect((await ask({}, [unpaid], { failedInvoiceIds: ['in_of_another', 'in_1'], others: ['srv_0'] })).status).toBe(
    'waiting',
  );
});

it('believes the status unpaid, and takes the only unpaid one of several invoices of the server, in any order of the rows', async () => {
  const first = invoiceFixture({ id: 'in_first', status: 'paid', serverId: 'srv_1' });
  const renewal = invoiceFixture({ id: 'in_renewal', status: 'unpaid', serverId: 'srv_1' });
  for (const rows of [
    [first, renewal],
    [renewal, first],
  ]) {
    const unpaid = { status: 'unpaid', invoice: { invoiceId: 'in_renewal' } };
    expect(await ask({ status: 'unpaid' }, rows)).toMatchObject(unpaid);
    expect(await ask({ status: 'unpaid' }, rows, { known: false, invoiceId: 'in_first' })).toMatchObject(unpaid);
    expect(await ask({}, rows)).toEqual({ status: 'waiting', invoice: null });
    expect(await ask({}, rows, { invoiceId: 'in_first' })).toMatchObject({ status: 'paid', by: { id: 'in_first' } });
  }
  expect(await ask({ status: 'unpaid' }, [first], { known: false })).toEqual({ status: 'unpaid', invoice: null });
  // The status lags behind the payment of an order of this browser, or of the invoice that an event named.
  expect((await ask({ status: 'unpaid' }, [first])).status).toBe('paid');
  expect((await ask({ status: 'unpaid' }, [first], { known: false, invoiceId: 'in_first' })).status).toBe('paid');
});

it('ends a failure that the status told by a later status, and one that an event told by its paid invoice only', async () => {
  const failed = async (failedBy: OrderQuestion['failedBy'], status: Server['status']) =>
    (await ask({ status }, [], { failedBy })).status;
  expect(await failed('status', 'provisioning')).toBe('failureOver');
  expect(await failed('status', null)).toBe('waiting');
  expect(await failed('event', 'provisioning')).toBe('waiting');
});

it('is paid by its status or invoice only, and never by an address, and stays failed while its own invoice is unpaid', async () => {
  const unpaid = invoiceFixture({ id: 'in_1', status: 'unpaid', serverId: 'srv_1' });
  const ready = (isPaid: boolean) => ({ status: 'ready', isPaid });
  const address = { domain: 'a.may.cloud' };
  expect(await ask(address, [])).toMatchObject(ready(false));
  expect(await ask(address, [unpaid])).toMatchObject(ready(false));
  expect(await ask(address, [{ ...unpaid, status: 'paid' }])).toMatchObject(ready(true));
  expect(await ask({ status: 'active' }, [])).toMatchObject(ready(true));
  expect((await ask(address, [unpaid], { failedBy: 'event' })).status).toBe('paymentFailed');
  expect((await ask(address, [unpaid], { failedBy: 'status' })).status).toBe('paymentFailed');
  expect((await ask(address, [unpaid], { failedInvoiceIds: ['in_1'] })).status).toBe('paymentFailed');
  // The status may lag behind the event.
  expect((await ask({ status: 'active' }, [unpaid], { failedBy: 'event' })).status).toBe('waiting');
  expect(await ask({ status: 'active' }, [unpaid], { failedBy: 'status' })).toMatchObject(ready(true));
});

it('gives the paid amount only if the provider gives it', async () => {
  const paid = { amount: 100_000, currency: 'VND' } as const;
  const unpaid = invoiceFixture({ id: 'in_1', ...new_, amountPaid: paid });
  expect(await ask({ status: 'unpaid' }, [unpaid])).toMatchObject({ invoice: { amountPaid: paid } });
  const untold = invoiceFixture({ id: 'in_1', status: 'paid', amountPaid: null });
  expect(await ask({}, [untold])).toMatchObject({ status: 'paid', invoice: { amountPaid: null } });
});

it('takes neither of two new invoices without a server', async () => {
  const unpaid = ['in_1', 'in_2'].map((id) => invoiceFixture({ id, ...new_ }));
  expect(await ask({}, unpaid, { failedInvoiceIds: ['in_of_another', 'in_1'] })).toEqual({
    status: 'waiting',
    invoice: null,
  });
  const paid = ['in_1', 'in_2'].map((id) => invoiceFixture({ id, status: 'paid', serverId: null }));
  expect((await ask({}, paid)).status).toBe('waiting');
});

it('is missing at 404, and rejects when the provider could not be asked', async () => {
  const refusal = (status: number) => new ApiError({ status, code: null, serverMessage: null, retryAfterMs: null });
  expect((await ask(refusal(404), [])).status).toBe('missing');
  await expect(ask(refusal(500), [])).rejects.toMatchObject({ status: 500 });
});
