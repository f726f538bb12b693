import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lte, min } from 'drizzle-orm';
import type { Database } from '../store/openStore.ts';
import { first, newId, only } from '../store/rows.ts';
import { nextMonthly } from '../time/months.ts';
import type { StoredInvoice } from '../wallet/invoices.ts';
import { invoices } from '../wallet/walletTables.ts';
import { type StoredServer, servers, subscriptions } from './serverTables.ts';

/** The text of a server's invoice and its amount in minor units. */
export type Bill = Pick<StoredInvoice, 'description' | 'currency' | 'lines'> & { amount: number };

/** Inserts a server's invoice. */
export const billServer = async (
  tx: Database,
  server: Pick<StoredServer, 'id' | 'userId'>,
  { amount, ...words }: Bill,
  now: Date,
  status: 'draft' | 'open',
): Promise<StoredInvoice> => {
  const owned = { id: newId('in', 10), userId: server.userId, serverId: server.id, createdAt: now };
  const figures = { amountDue: amount, amountPaid: 0, amountRemaining: amount };
  const standing = status === 'open' ? opened(now) : { status, published: false };
  const row = { ...words, ...owned, ...figures, ...standing };
  return only(tx.insert(invoices).values(row).returning());
};

const opened = (now: Date) => {
  const number = `MAY-${now.getUTCFullYear()}-W${randomBytes(3).toString('hex').toUpperCase()}`;
  return { status: 'open', number, published: true } as const;
};

/** Turns a server's draft into an open invoice. */
export const openBill = (tx: Database, serverId: string, now: Date): Promise<StoredInvoice | undefined> => {
  const isDraft = and(eq(invoices.serverId, serverId), eq(invoices.status, 'draft'));
  return first(tx.update(invoices).set(opened(now)).where(isDraft).returning());
};

/** The oldest unpaid invoice of a customer's servers, or of one of them. */
export const oldestOpenBill = (
  db: Database,
  { userId, serverId }: { userId: string; serverId?: string },
): Promise<StoredInvoice | undefined> => {
  const isOfServer = serverId === undefined ? isNotNull(invoices.serverId) : eq(invoices.serverId, serverId);
  const isOpen = and(eq(invoices.userId, userId), eq(invoices.status, 'open'), isOfServer);
  return first(db.select().from(invoices).where(isOpen).orderBy(asc(invoices.createdAt)).limit(1));
};

/** Ids of the customers with an unpaid invoice of a server. */
export const listDebtors = async (db: Database): Promise<string[]> => {
  const open = and(eq(invoices.status, 'open'), isNotNull(invoices.serverId));
  return (await db.selectDistinct({ userId: invoices.userId }).from(invoices).where(open)).map(({ userId }) => userId);
};

const isRenewed = and(eq(servers.status, 'active'), isNull(servers.step));

/** The time of the next monthly charge of any server; null if there is none. */
export const findNextRenewal = async (db: Database): Promise<Date | null> => {
  const [row] = await db
    .select({ at: min(subscriptions.nextChargeAt) })
    .from(subscriptions)
    .innerJoin(servers, eq(servers.id, subscriptions.serverId))
    .where(isRenewed);
  return row?.at ?? null;
};

/** The servers whose next month is due. Their sizes and plans are read behind the lock of `renewServer`. */
export const listDue = (db: Database, now: Date): Promise<Pick<StoredServer, 'id' | 'userId'>[]> =>
  db
    .select({ id: servers.id, userId: servers.userId })
    .from(servers)
    .innerJoin(subscriptions, eq(servers.id, subscriptions.serverId))
    .where(and(isRenewed, lte(subscriptions.nextChargeAt, now)))
    .orderBy(asc(subscriptions.nextChargeAt), servers.id);

/**
 * Bills a server for another month, as large as it is now, and makes charging its next step. Undefined if another process has billed it,
 * or if there is nothing to bill.
 */
export const renewServer = (
  db: Database,
  id: string,
  bill: (server: StoredServer) => Bill | undefined,
  now: Date,
): Promise<StoredInvoice | undefined> =>
  db.transaction(async (tx) => {
    // A payment locks the rows in this order too: the server, then the subscription.
    const [server] = await tx.select().from(servers).where(eq(servers.id, id)).for('update');
    const billed = server && bill(server);
    if (!billed) return undefined;
    const [due] = await tx
      .select({ id: subscriptions.id, createdAt: subscriptions.createdAt })
      .from(subscriptions)
      .innerJoin(servers, eq(servers.id, subscriptions.serverId))
      .where(and(eq(servers.id, id), isRenewed, lte(subscriptions.nextChargeAt, now)));
    if (!due) return undefined;
    const nextChargeAt = nextMonthly(due.createdAt, now);
    await tx.update(subscriptions).set({ nextChargeAt }).where(eq(subscriptions.id, due.id));
    await tx.update(servers).set({ step: 'charging' }).where(eq(servers.id, id));
    return billServer(tx, server, billed, now, 'open');
  });
