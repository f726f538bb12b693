import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore } from '../app/testing/openTestStore.ts';
import { canStartPostgres, startPostgres, type TestServer } from '../app/testing/startPostgres.ts';
import { payInvoice } from '../servers/payInvoice.ts';
import { createOnce } from '../session/createOnce.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';
import { tokens, users } from '../session/sessionTables.ts';
import { findUserByToken, issueToken } from '../session/tokens.ts';
import { addInvoice, findInvoice } from '../wallet/invoices.ts';
import { addPayment, findPayment, listMovements, listPayments, settlePayment, sumLedger } from '../wallet/payments.ts';
import { type Database, openStore, type Store } from './openStore.ts';

const now = new Date('2026-11-21T08:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
const owner = {
  id: 'usr_a',
  email: 'a@may.cloud',
  passwordHash: 'x',
  regionCode: 'VN',
  active: true,
  createdAt: now,
} as const;
const topUp = {
  userId: 'usr_a',
  amount: 100_000,
  currency: 'VND',
  type: 2,
  method: 'VIETQR',
  description: 'Nạp',
  createdAt: now,
} as const;
const openInvoice = {
  id: 'in_1',
  userId: 'usr_a',
  description: 'Máy chủ',
  status: 'open',
  amountDue: 60_000,
  amountRemaining: 60_000,
  currency: 'VND',
  published: true,
  createdAt: now,
} as const;
const twenty = Array.from({ length: 20 }, (_, index) => index);

const kinds = canStartPostgres() ? (['embedded', 'server'] as const) : (['embedded'] as const);

describe.each(kinds)('store (%s)', (kind) => {
  let server: TestServer | undefined;
  let store: Store;
  let db: Database;

  beforeAll(async () => {
    server = kind === 'server' ? await startPostgres() : undefined;
    store = server ? await openStore(server) : await openTestStore();
    db = store.db;
  });
  beforeEach(async () => {
    await store.clear();
    await db.insert(users).values(owner);
  });
  afterAll(async () => {
    await store.close();
    await server?.stop();
  });

  it('moves money once when a payment is confirmed twenty times at once', async () => {
    const { code } = await addPayment(db, topUp);
    const results = await Promise.all(twenty.map(() => settlePayment(db, code, 'succeeded', now)));
    expect(results.filter((result) => result?.changed)).toHaveLength(1);
    expect(await listMovements(db, 'usr_a')).toHaveLength(1);
    expect(await sumLedger(db, 'usr_a')).toBe(100_000);
  });

  it('keeps every ending balance equal to the sum before it when payments settle together', async () => {
    const payments = await Promise.all(twenty.map((index) => addPayment(db, { ...topUp, amount: 1000 + index })));
    await Promise.all(payments.map(({ code }) => settlePayment(db, code, 'succeeded', now)));
    let sum = 0;
    for (const row of (await listMovements(db, 'usr_a')).reverse()) {
      sum += row.amount;
      expect(row.endingBalance).toBe(sum);
    }
    expect(sum).toBe(await sumLedger(db, 'usr_a'));
  });

  it('never settles a cancelled payment as succeeded', async () => {
    const { code } = await addPayment(db, topUp);
    await settlePayment(db, code, 'cancelled', now);
    expect(await settlePayment(db, code, 'succeeded', now)).toMatchObject({
      changed: false,
      payment: { status: 'cancelled' },
    });
    expect(await sumLedger(db, 'usr_a')).toBe(0);
  });

  it('settles nothing for an unknown code', async () => {
    expect(await settlePayment(db, 'MAYNOTHING', 'succeeded', now)).toBeUndefined();
  });

  it('refuses to change or delete a ledger row', async () => {
    const { code } = await addPayment(db, topUp);
    await settlePayment(db, code, 'succeeded', now);
    const causeOf = (query: Promise<unknown>) =>
      query.then(
        () => '',
        (error: Error) => String(error.cause),
      );
    expect(await causeOf(db.execute(sql`update ledger set amount = 1`))).toContain('append only');
    expect(await causeOf(db.execute(sql`delete from ledger`))).toContain('append only');
    expect(await sumLedger(db, 'usr_a')).toBe(100_000);
  });

  it('executes a write once when one key is sent twenty times at once', async () => {
    const once = createOnce(db);
    const send = () =>
      once({ userId: 'usr_a', route: 'checkout', key: 'k', body: { amount: 1 } }, now, async (tx) => {
        const { code } = await addPayment(tx, topUp);
        return { status: 201, body: { code } };
      });
    const results = await Promise.all(twenty.map(send));
    expect(results.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'inFlight')).toHaveLength(19);
    expect(await listPayments(db, 'usr_a')).toHaveLength(1);
  });

  it('executes a write once when two processes send one key at once', async () => {
    const send = (once: ReturnType<typeof createOnce>) =>
      once({ userId: 'usr_a', route: 'checkout', key: 'k', body: { amount: 1 } }, now, async (tx) => {
        const { code } = await addPayment(tx, topUp);
        return { status: 201, body: { code } };
      });
    const results = await Promise.all(twenty.map(() => send(createOnce(db))));
    expect(results.map(({ kind }) => kind).sort()).toEqual(['done', ...Array(19).fill('replayed')]);
    expect(new Set(results.map((result) => 'answer' in result && JSON.stringify(result.answer))).size).toBe(1);
    expect(await listPayments(db, 'usr_a')).toHaveLength(1);
  });

  it('refuses a key with another body, and forgets the key after a day', async () => {
    const once = createOnce(db);
    const send = (body: unknown, at: Date) =>
      once({ userId: 'usr_a', route: 'checkout', key: 'k', body }, at, async () => ({ status: 201, body: {} }));
    expect((await send({ amount: 1 }, now)).kind).toBe('done');
    expect((await send({ amount: 2 }, later(23))).kind).toBe('mismatch');
    expect((await send({ amount: 1 }, later(23))).kind).toBe('replayed');
    expect((await send({ amount: 2 }, later(25))).kind).toBe('done');
  });

  it('stores neither the key nor the payment when the work fails', async () => {
    const once = createOnce(db);
    const attempt = { userId: 'usr_a', route: 'checkout', key: 'k', body: {} };
    const failing = once(attempt, now, async (tx) => {
      await addPayment(tx, topUp);
      throw new Error('power cut');
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await listPayments(db, 'usr_a')).toHaveLength(0);
    expect((await once(attempt, now, async () => ({ status: 201, body: {} }))).kind).toBe('done');
  });

  it('pays an invoice once and never from an empty wallet', async () => {
    await addInvoice(db, openInvoice);
    expect(await payInvoice(db, 'in_1', now)).toBe('balanceTooLow');
    const { code } = await addPayment(db, topUp);
    await settlePayment(db, code, 'succeeded', now);
    const results = await Promise.all(twenty.map(() => payInvoice(db, 'in_1', now)));
    expect(results.filter((result) => result === 'paid')).toHaveLength(1);
    expect(await sumLedger(db, 'usr_a')).toBe(40_000);
    expect(await findInvoice(db, 'in_1')).toMatchObject({ status: 'paid', amountDue: 60_000, amountRemaining: 0 });
  });

  it('stores tokens and passwords as hashes', async () => {
    const token = await issueToken(db, 'usr_a', now);
    expect((await findUserByToken(db, token))?.id).toBe('usr_a');
    expect(await findUserByToken(db, `${token}x`)).toBeUndefined();
    expect(JSON.stringify(await db.select().from(tokens))).not.toContain(token);
    const hash = await hashPassword('Demo!2345');
    expect(hash).not.toContain('Demo');
    expect(await verifyPassword('Demo!2345', hash)).toBe(true);
    expect(await verifyPassword('demo!2345', hash)).toBe(false);
    expect(await verifyPassword('Demo!2345', undefined)).toBe(false);
  });

  if (kind === 'server') {
    it('keeps its rows when it is opened again', async () => {
      const { code } = await addPayment(db, topUp);
      const again = await openStore(server);
      expect((await findPayment(again.db, code))?.amount).toBe(100_000);
      await again.close();
    });
  }
});
