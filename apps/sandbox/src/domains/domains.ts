import type { RecordDraft, ZoneRecord } from '@may/domain/dns/records.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../store/openStore.ts';
import { first, newId } from '../store/rows.ts';
import { dnsDomains, dnsRecords } from './domainTables.ts';

export type Domain = typeof dnsDomains.$inferSelect;

/** The provider's nameservers. */
export const nameservers = ['ns1.may.cloud', 'ns2.may.cloud'] as const;

/** Oldest first. */
export const listDomains = (db: Database, userId: string): Promise<Domain[]> =>
  db.select().from(dnsDomains).where(eq(dnsDomains.userId, userId)).orderBy(asc(dnsDomains.createdAt), dnsDomains.id);

/** Undefined if the domain belongs to another customer. */
export const findDomain = (db: Database, userId: string, id: string): Promise<Domain | undefined> => {
  const isTheirs = and(eq(dnsDomains.id, id), eq(dnsDomains.userId, userId));
  return first(db.select().from(dnsDomains).where(isTheirs));
};

/** The domain of any customer. */
export const findDomainByName = async (db: Database, name: string): Promise<Domain | undefined> =>
  (await db.select().from(dnsDomains).where(eq(dnsDomains.name, name)))[0];

/** Adds a domain with the NS record of its root; undefined if the name is taken. */
export const addDomain = (
  db: Database,
  domain: Omit<typeof dnsDomains.$inferInsert, 'id' | 'active'>,
): Promise<Domain | undefined> =>
  db.transaction(async (tx) => {
    const [added] = await tx
      .insert(dnsDomains)
      .values({ ...domain, id: newId('dom', 9), active: false })
      .onConflictDoNothing()
      .returning();
    if (added) {
      const root = { name: '@', type: 'NS', values: nameservers, ttl: 86_400, priority: null, proxied: false };
      await tx.insert(dnsRecords).values({ ...root, id: newId('rec', 9), domainId: added.id });
    }
    return added;
  });

/** Deletes a domain and its records. */
export const deleteDomain = async (db: Database, id: string): Promise<void> => {
  await db.delete(dnsDomains).where(eq(dnsDomains.id, id));
};

/** Marks a domain as active, with the provider's nameservers. */
export const activateDomain = async (db: Database, id: string): Promise<void> => {
  await db.update(dnsDomains).set({ active: true, observed: nameservers }).where(eq(dnsDomains.id, id));
};

/** In the order of creation. */
export const listRecords = (db: Database, domainId: string): Promise<ZoneRecord[]> => {
  const { id, name, type, values, ttl, priority, proxied } = dnsRecords;
  return db
    .select({ id, name, type, values, ttl, priority, proxied })
    .from(dnsRecords)
    .where(eq(dnsRecords.domainId, domainId))
    .orderBy(asc(dnsRecords.sequence));
};

/** Locks a domain until the end of the transaction, so that changes of one zone are serial. */
export const lockDomain = async (tx: Database, id: string): Promise<void> => {
  await tx.select({ id: dnsDomains.id }).from(dnsDomains).where(eq(dnsDomains.id, id)).for('update');
};

/** Changes one record. `before` null adds, `after` null deletes. */
export const changeRecord = async (
  tx: Database,
  domainId: string,
  { before, after: draft }: { before: ZoneRecord | null; after: RecordDraft | null },
): Promise<ZoneRecord | null> => {
  const after = draft && { ...draft, id: before?.id ?? newId('rec', 9) };
  if (before && after) await tx.update(dnsRecords).set(after).where(eq(dnsRecords.id, before.id));
  else if (after) await tx.insert(dnsRecords).values({ ...after, domainId });
  else if (before) await tx.delete(dnsRecords).where(eq(dnsRecords.id, before.id));
  return after;
};
