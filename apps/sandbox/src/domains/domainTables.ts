import { bigserial, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../store/columns.ts';

/** `observed`: the nameservers that public DNS returns for the domain. */
export const dnsDomains = pgTable('dns_domains', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  active: boolean('active').notNull(),
  observed: jsonb('observed').$type<readonly string[]>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** `sequence` is the order of creation. */
export const dnsRecords = pgTable('dns_records', {
  sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
  id: text('id').notNull(),
  domainId: text('domain_id').notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  values: jsonb('values').$type<readonly string[]>().notNull(),
  ttl: integer('ttl').notNull(),
  priority: integer('priority'),
  proxied: boolean('proxied').notNull(),
});
