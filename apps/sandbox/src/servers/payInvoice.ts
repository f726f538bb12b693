import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../store/openStore.ts';
import { nextMonthly } from '../time/months.ts';
import { findInvoice } from '../wallet/invoices.ts';
import { type InvoicePaid, payFromWallet } from '../wallet/payments.ts';
import { servers, subscriptions } from './serverTables.ts';

/** A server whose invoice was paid is provisioned next, or is active again if it had been provisioned before. */
const continueServer = async (tx: Database, serverId: string, now: Date): Promise<void> => {
  const [server] = await tx.select().from(servers).where(eq(servers.id, serverId));
  if (!server) return;
  const changes =
    server.domain === null
      ? ({ status: 'provisioning', step: 'provisioning' } as const)
      : ({ status: 'active', step: null } as const);
  await tx.update(servers).set(changes).where(eq(servers.id, serverId));
  // Months in which the server was unpaid are not charged.
  const [late] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.serverId, serverId), lte(subscriptions.nextChargeAt, now)));
  if (!late) return;
  const nextChargeAt = nextMonthly(late.createdAt, now);
  await tx.update(subscriptions).set({ nextChargeAt }).where(eq(subscriptions.id, late.id));
};

/** Pays an open invoice from the wallet, inside a larger transaction that continues with its server too. */
export const payInvoiceWithin = async (tx: Database, id: string, now: Date): Promise<InvoicePaid> => {
  const result = await payFromWallet(tx, id, now);
  const invoice = result === 'paid' ? await findInvoice(tx, id) : undefined;
  if (invoice?.serverId) await continueServer(tx, invoice.serverId, now);
  return result;
};

/** Pays an open invoice from the wallet, in a transaction of its own. */
export const payInvoice = (db: Database, id: string, now: Date): Promise<InvoicePaid> =>
  db.transaction((tx) => payInvoiceWithin(tx, id, now));
