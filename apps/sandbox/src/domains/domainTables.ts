import type { ZoneRecord } from '@may/domain';
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

/** Changes of records, by the domain's name: they remain after the domain is deleted. */
export const dnsHistory = pgTable('dns_history', {
  sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
  userId: text('user_id').notNull(),
  domainName: text('domain_name').notNull(),
  before: jsonb('before').$type<ZoneRecord>(),
  after: jsonb('after').$type<ZoneRecord>(),
  at: moment('at').notNull(),
});
