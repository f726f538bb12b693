import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../store/openStore.ts';
import { first } from '../store/rows.ts';
import { type StoredServer, type Subscription, servers, subscriptions } from './serverTables.ts';

/** Newest first. */
export const listServers = (db: Database, userId: string): Promise<StoredServer[]> =>
  db.select().from(servers).where(eq(servers.userId, userId)).orderBy(desc(servers.createdAt), servers.id);

/** The server of any customer. */
export const findServer = async (db: Database, id: string): Promise<StoredServer | undefined> =>
  (await db.select().from(servers).where(eq(servers.id, id)))[0];

/** Ids of the servers with a step in progress. */
export const listInProgress = async (db: Database): Promise<string[]> =>
  (await db.select({ id: servers.id }).from(servers).where(isNotNull(servers.step))).map(({ id }) => id);

/** A server has one subscription. */
export const findSubscription = async (db: Database, serverId: string): Promise<Subscription | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.serverId, serverId)))[0];

/** Locks a server until the end of the transaction. After the wallet and before the subscription: the order of every payment. */
export const lockServer = async (tx: Database, id: string): Promise<StoredServer | undefined> =>
  (await tx.select().from(servers).where(eq(servers.id, id)).for('update'))[0];

/** The columns that the customer can change. */
export type ServerChanges = Partial<
  Pick<StoredServer, 'planId' | 'cpu' | 'ramMb' | 'diskMb' | 'mariadbDiskMb' | 'customDomains'>
>;

/** Changes a server that the transaction has locked. */
export const changeServer = async (tx: Database, id: string, changes: ServerChanges): Promise<void> => {
  await tx.update(servers).set(changes).where(eq(servers.id, id));
};

/** Takes a step of a server; undefined if another process has taken it. */
export const takeStep = (
  tx: Database,
  { id, step }: Pick<StoredServer, 'id' | 'step'>,
  changes: Partial<Pick<StoredServer, 'status' | 'step' | 'domain'>>,
): Promise<StoredServer | undefined> => {
  const isThere = and(eq(servers.id, id), step === null ? isNull(servers.step) : eq(servers.step, step));
  return first(tx.update(servers).set(changes).where(isThere).returning());
};
