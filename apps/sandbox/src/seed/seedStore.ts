import { cards } from '../cards/cardTables.ts';
import { dnsDomains, dnsRecords } from '../domains/domainTables.ts';
import { servers, subscriptions } from '../servers/serverTables.ts';
import { hashPassword } from '../session/passwords.ts';
import { users } from '../session/sessionTables.ts';
import type { Database, Store } from '../store/openStore.ts';
import { invoices, ledger, payments } from '../wallet/walletTables.ts';
import { demoCards } from './demoCards.ts';
import { demoCustomers, demoPassword } from './demoCustomers.ts';
import { demoServers } from './demoServers.ts';
import { demoZones } from './demoZones.ts';
import { type History, writeHistory } from './history.ts';

const insertHistory = async (tx: Database, history: History): Promise<void> => {
  if (history.payments.length > 0) await tx.insert(payments).values(history.payments);
  if (history.invoices.length > 0) await tx.insert(invoices).values(history.invoices);
  if (history.movements.length > 0) await tx.insert(ledger).values(history.movements);
};

/** Inserts the demo customers with all their rows up to `now`, if the database has no customer yet. */
export const seedStore = async ({ db }: Store, now: Date): Promise<void> => {
  const existing = await db.select({ id: users.id }).from(users).limit(1);
  if (existing.length > 0) return;
  const passwordHash = await hashPassword(demoPassword);
  // Earlier than the first event of each customer's history, which covers 12 months.
  const createdAt = new Date(now.getTime() - 400 * 24 * 60 * 60 * 1000);
  const rows = demoCustomers.map(({ events: _, ...customer }) => ({
    ...customer,
    passwordHash,
    active: true,
    createdAt,
  }));
  await db.transaction(async (tx) => {
    await tx.insert(users).values(rows);
    for (const customer of demoCustomers) await insertHistory(tx, writeHistory(customer, now));
    await tx.insert(cards).values(demoCards(now));
    const ordered = demoServers(now);
    await tx.insert(servers).values(ordered.map(({ server }) => ({ ...server, passwordHash })));
    await tx.insert(subscriptions).values(ordered.map(({ subscription }) => subscription));
    const { domains, records } = demoZones(now);
    await tx.insert(dnsDomains).values(domains);
    await tx.insert(dnsRecords).values(records);
  });
};
