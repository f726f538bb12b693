import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../store/openStore.ts';
import { nextMonthly } from '../time/months.ts';
import { findInvoice, type StoredInvoice } from '../wallet/invoices.ts';
import { type InvoicePaid, lockWallet, payFromWallet } from '../wallet/payments.ts';
import { oldestOpenBill } from './serverBills.ts';
import { findServer, takeStep } from './servers.ts';
import { type StoredServer, servers, subscriptions } from './serverTables.ts';

/** A server whose invoice was paid is provisioned next, or is active again if it had been provisioned before. */
const continueServer = async (tx: Database, serverId: string, now: Date): Promise<void> => {
  const server = await findServer(tx, serverId);
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
const payInvoiceWithin = async (tx: Database, id: string, now: Date): Promise<InvoicePaid> => {
  const result = await payFromWallet(tx, id, now);
  const invoice = result === 'paid' ? await findInvoice(tx, id) : undefined;
  if (invoice?.serverId) await continueServer(tx, invoice.serverId, now);
  return result;
};

/** Pays an open invoice from the wallet, in a transaction of its own. */
export const payInvoice = (db: Database, id: string, now: Date): Promise<InvoicePaid> =>
  db.transaction((tx) => payInvoiceWithin(tx, id, now));

/** `invoice` has its figures from before the charge. */
export type Charged = { invoice: StoredInvoice; isPaid: boolean };

/** Tops the wallet up by the invoice's amount from the default card, if that card pays. */
export type TopUpByCard = (
  tx: Database,
  due: Pick<StoredInvoice, 'userId' | 'amountDue' | 'currency'>,
  now: Date,
) => Promise<void>;

/** Charges a server's open invoice in one transaction: from the wallet, else from the default card, else the server is unpaid. */
export const chargeServer = (
  db: Database,
  server: StoredServer,
  { isRefused, topUpByCard, now }: { isRefused: boolean; topUpByCard: TopUpByCard; now: Date },
): Promise<Charged | undefined> =>
  db.transaction(async (tx) => {
    await lockWallet(tx, server.userId);
    const taken = await takeStep(tx, server, { step: null });
    const invoice = taken && (await oldestOpenBill(tx, { userId: server.userId, serverId: server.id }));
    if (!invoice) return undefined;
    if (!isRefused) {
      if ((await payInvoiceWithin(tx, invoice.id, now)) === 'paid') return { invoice, isPaid: true };
      await topUpByCard(tx, invoice, now);
      if ((await payInvoiceWithin(tx, invoice.id, now)) === 'paid') return { invoice, isPaid: true };
    }
    await takeStep(tx, { id: server.id, step: null }, { status: 'unpaid' });
    return { invoice, isPaid: false };
  });
