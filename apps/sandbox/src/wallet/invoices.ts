import { desc, eq } from 'drizzle-orm';
import type { Database } from '../store/openStore.ts';
import { invoices } from './walletTables.ts';

export type StoredInvoice = typeof invoices.$inferSelect;

/** Newest first. */
export const listInvoices = (db: Database, userId: string): Promise<StoredInvoice[]> =>
  db.select().from(invoices).where(eq(invoices.userId, userId)).orderBy(desc(invoices.createdAt));

/** The id is also the secret of the invoice's public links. */
export const findInvoice = async (db: Database, id: string): Promise<StoredInvoice | undefined> =>
  (await db.select().from(invoices).where(eq(invoices.id, id)).limit(1))[0];

/** Adds an invoice, unless its id exists. */
export const addInvoice = async (db: Database, invoice: typeof invoices.$inferInsert): Promise<void> => {
  await db.insert(invoices).values(invoice).onConflictDoNothing();
};
