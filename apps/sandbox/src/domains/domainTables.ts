import type { ZoneRecord } from '@may/domain';
import { bigserial, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../session/sessionTables.ts';
import { moment } from '../store/columns.ts';

/** A domain of a customer; `observed` are the nameservers the world finds for it. */
export const dnsDomains = pgTable(
  'dns_domains',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull().unique(),
    active: boolean('active').notNull(),
    observed: jsonb('observed').$type<readonly string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('dns_domains_by_user').on(table.userId, table.createdAt)],
);

/** A record of a domain, in the order they were made. */
export const dnsRecords = pgTable(
  'dns_records',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    id: text('id').notNull().unique(),
    domainId: text('domain_id')
      .notNull()
      .references(() => dnsDomains.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    values: jsonb('values').$type<readonly string[]>().notNull(),
    ttl: integer('ttl').notNull(),
    priority: integer('priority'),
    proxied: boolean('proxied').notNull(),
  },
  (table) => [index('dns_records_by_domain').on(table.domainId, table.sequence)],
);

/** What became of each record, by the domain's name, so that it outlives the domain. */
export const dnsHistory = pgTable(
  'dns_history',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    domainName: text('domain_name').notNull(),
    before: jsonb('before').$type<ZoneRecord>(),
    after: jsonb('after').$type<ZoneRecord>(),
    at: moment('at').notNull(),
  },
  (table) => [index('dns_history_by_domain').on(table.userId, table.domainName, table.sequence)],
);
