import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testStart as now } from '../app/testing/openTestStore.ts';
import { storeOfTests } from '../app/testing/startPostgres.ts';
import { payInvoice } from '../servers/payInvoice.ts';
import { createOnce } from '../session/createOnce.ts';
import { addInvoice, findInvoice } from '../wallet/invoices.ts';
import { addPayment, listMovements, listPayments, settlePayment, sumLedger } from '../wallet/payments.ts';

const common = { userId: 'usr_a', currency: 'VND', description: 'x', createdAt: now } as const;
const topUp = { ...common, amount: 100_000, type: 2, method: 'VIETQR' } as const;
const due = { amountDue: 60_000, amountRemaining: 60_000 };
const openInvoice = { ...common, ...due, id: 'in_1', status: 'open', published: true } as const;
const twenty = Array.from({ length: 20 }, (_, index) => index);

const store = storeOfTests();

it('moves money once when a payment is confirmed twenty times at once', async () => {
  const { code } = await addPayment(store.db, topUp);
  const results = await Promise.all(twenty.map(() => settlePayment(store.db, code, 'succeeded', now)));
  expect(results.filter((result) => result?.changed)).toHaveLength(1);
  expect(await listMovements(store.db, 'usr_a')).toHaveLength(1);
  expect(await sumLedger(store.db, 'usr_a')).toBe(100_000);
});

it('keeps every ending balance equal to the sum before it when payments settle together', async () => {
  const payments = await Promise.all(twenty.map((index) => addPayment(store.db, { ...topUp, amount: 1000 + index })));
  await Promise.all(payments.map(({ code }) => settlePayment(store.db, code, 'succeeded', now)));
  let sum = 0;
  for (const row of (await listMovements(store.db, 'usr_a')).reverse()) {
    sum += row.amount;
    expect(row.endingBalance).toBe(sum);
  }
  expect(sum).toBe(await sumLedger(store.db, 'usr_a'));
});

it('refuses to change or delete a ledger row', async () => {
  const { code } = await addPayment(store.db, topUp);
  await settlePayment(store.db, code, 'succeeded', now);
  const causeOf = (query: Promise<unknown>) =>
    query.then(
      () => '',
      (error: Error) => String(error.cause),
    );
  expect(await causeOf(store.db.execute(sql`update ledger set amount = 1`))).toContain('append only');
  expect(await causeOf(store.db.execute(sql`delete from ledger`))).toContain('append only');
  expect(await sumLedger(store.db, 'usr_a')).toBe(100_000);
});

it('executes a write once when two processes send one key at once', async () => {
  const send = (once: ReturnType<typeof createOnce>) =>
    once({ userId: 'usr_a', route: 'checkout', key: 'k', body: { amount: 1 } }, now, async (tx) => {
      const { code } = await addPayment(tx, topUp);
      return { status: 201, body: { code } };
    });
  const results = await Promise.all(twenty.map(() => send(createOnce(store.db))));
  expect(results.map(({ kind }) => kind).sort()).toEqual(['done', ...Array(19).fill('replayed')]);
  expect(new Set(results.map((result) => 'answer' in result && JSON.stringify(result.answer))).size).toBe(1);
  expect(await listPayments(store.db, 'usr_a')).toHaveLength(1);
});

it('stores neither the key nor the payment when the work fails', async () => {
  const once = createOnce(store.db);
  const attempt = { userId: 'usr_a', route: 'checkout', key: 'k', body: {} };
  const failing = once(attempt, now, async (tx) => {
    await addPayment(tx, topUp);
    throw new Error('power cut');
  });
  await expect(failing).rejects.toThrow('power cut');
  expect(await listPayments(store.db, 'usr_a')).toHaveLength(0);
  expect((await once(attempt, now, async () => ({ status: 201, body: {} }))).kind).toBe('done');
});

it('pays an invoice once and never from an empty wallet', async () => {
  await addInvoice(store.db, openInvoice);
  expect(await payInvoice(store.db, 'in_1', now)).toBe('balanceTooLow');
  const { code } = await addPayment(store.db, topUp);
  await settlePayment(store.db, code, 'succeeded', now);
  const results = await Promise.all(twenty.map(() => payInvoice(store.db, 'in_1', now)));
  expect(results.filter((result) => result === 'paid')).toHaveLength(1);
  expect(await sumLedger(store.db, 'usr_a')).toBe(40_000);
  expect(await findInvoice(store.db, 'in_1')).toMatchObject({ status: 'paid', amountDue: 60_000, amountRemaining: 0 });
});
