import { desc, eq } from 'drizzle-orm';
import type { Database } from '../store/openStore.ts';
import { invoices } from './walletTables.ts';

/** A row of the invoice table. */
export type StoredInvoice = typeof invoices.$inferSelect;

/** Every invoice of a customer, newest first. */
export const listInvoices = (db: Database, userId: string): Promise<StoredInvoice[]> =>
  db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(desc(invoices.createdAt));

/** Finds an invoice by its id, which doubles as the secret of its public links. */
export const findInvoice = async (db: Database, id: string): Promise<StoredInvoice | undefined> =>
  (await db.select().from(invoices).where(eq(invoices.id, id)).limit(1))[0];

/** Adds an invoice; one that is already there stays as it is. */
export const addInvoice = async (db: Database, invoice: typeof invoices.$inferInsert): Promise<void> => {
  await db.insert(invoices).values(invoice).onConflictDoNothing();
};
