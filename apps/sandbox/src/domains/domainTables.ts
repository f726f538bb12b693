import type { ZoneRecord } from '@may/domain';
import { bigserial, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../store/columns.ts';

/** A domain of a customer; `observed` are the nameservers the world finds for it. */
export const dnsDomains = pgTable('dns_domains', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  active: boolean('active').notNull(),
  observed: jsonb('observed').$type<readonly string[]>().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** A record of a domain, in the order they were made. */
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

/** What became of each record, by the domain's name, so that it outlives the domain. */
export const dnsHistory = pgTable('dns_history', {
  sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
  userId: text('user_id').notNull(),
  domainName: text('domain_name').notNull(),
  before: jsonb('before').$type<ZoneRecord>(),
  after: jsonb('after').$type<ZoneRecord>(),
  at: moment('at').notNull(),
});
