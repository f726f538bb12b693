import { randomBytes } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '../session/sessionTables.ts';
import type { Database } from '../store/openStore.ts';
import { newId, only } from '../store/rows.ts';
import { invoices, ledger, payments } from './walletTables.ts';

export type Payment = typeof payments.$inferSelect;
export type Movement = typeof ledger.$inferSelect;
export type Outcome = Exclude<Payment['status'], 'pending'>;

/** Adds a pending payment, which moves no money yet. */
export const addPayment = async (
  db: Database,
  payment: Omit<typeof payments.$inferInsert, 'code' | 'status' | 'settledAt'>,
): Promise<Payment> => {
  const code = `MAY${randomBytes(8).toString('hex').toUpperCase()}`;
  const row = { ...payment, code, status: 'pending' } as const;
  return only(db.insert(payments).values(row).returning());
};

/** Finds the payment of any customer. */
export const findPayment = async (db: Database, code: string): Promise<Payment | undefined> =>
  (await db.select().from(payments).where(eq(payments.code, code)).limit(1))[0];

/** Newest first. */
export const listPayments = (db: Database, userId: string): Promise<Payment[]> =>
  db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt));

/** Newest first. */
export const listMovements = (db: Database, userId: string): Promise<Movement[]> =>
  db.select().from(ledger).where(eq(ledger.userId, userId)).orderBy(desc(ledger.sequence));

/** The wallet's balance in minor units. */
export const sumLedger = async (db: Database, userId: string): Promise<number> => {
  const [row] = await db
    .select({ balance: sql<string>`coalesce(sum(${ledger.amount}), 0)` })
    .from(ledger)
    .where(eq(ledger.userId, userId));
  return Number(row?.balance ?? 0);
};

/**
 * Locks the customer's row until the transaction ends. Each change of the wallet waits for this lock, but no insert of a row that refers to
 * the customer does: two writes under keys would wait for each other.
 */
export const lockWallet = (tx: Database, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

const appendMovement = async (
  tx: Database,
  movement: Omit<typeof ledger.$inferInsert, 'id' | 'endingBalance'>,
): Promise<void> => {
  const balance = await sumLedger(tx, movement.userId);
  const id = newId('txn', 10);
  await tx.insert(ledger).values({ ...movement, id, endingBalance: balance + movement.amount });
};

/** `changed` is false if the payment had ended before; undefined if the code is unknown. */
export type Settled = { payment: Payment; changed: boolean } | undefined;

/** Ends a pending payment inside a larger transaction. A success appends exactly one ledger row. */
export const settleWithin = async (tx: Database, code: string, outcome: Outcome, now: Date): Promise<Settled> => {
  const known = await findPayment(tx, code);
  if (!known) return undefined;
  await lockWallet(tx, known.userId);
  const [payment] = await tx
    .update(payments)
    .set({ status: outcome, settledAt: now })
    .where(and(eq(payments.code, code), eq(payments.status, 'pending')))
    .returning();
  if (!payment) return { payment: (await findPayment(tx, code)) ?? known, changed: false };
  if (outcome === 'succeeded') {
    const { userId, amount, currency, description } = payment;
    await appendMovement(tx, { userId, paymentId: code, amount, currency, description, createdAt: now });
  }
  return { payment, changed: true };
};

/** Ends a pending payment in its own transaction. A payment that has ended does not change. */
export const settlePayment = (db: Database, code: string, outcome: Outcome, now: Date): Promise<Settled> =>
  db.transaction((tx) => settleWithin(tx, code, outcome, now));

/** The result of paying an invoice from the wallet; undefined if there is no such invoice. */
export type InvoicePaid = 'paid' | 'alreadyPaid' | 'balanceTooLow' | undefined;

/** Pays an open invoice from the wallet, inside a larger transaction: at most one ledger row, never below zero. */
export const payFromWallet = async (tx: Database, invoiceId: string, now: Date): Promise<InvoicePaid> => {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!invoice) return undefined;
  await lockWallet(tx, invoice.userId);
  const [open] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.status, 'open')));
  if (!open) return 'alreadyPaid';
  const { userId, currency, description, amountDue } = open;
  const amount = open.amountRemaining ?? amountDue;
  if ((await sumLedger(tx, userId)) < amount) return 'balanceTooLow';
  await appendMovement(tx, { userId, invoiceId, amount: -amount, currency, description, createdAt: now });
  await tx
    .update(invoices)
    .set({ status: 'paid', amountPaid: amountDue, amountRemaining: 0 })
    .where(eq(invoices.id, invoiceId));
  return 'paid';
};
