import { serverKinds, serverStatuses } from '@may/domain/servers/server.ts';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../store/columns.ts';

/** The provider's next step for a server. It is stored, so that a restarted process continues. */
const serverSteps = ['subscribing', 'invoicing', 'charging', 'provisioning'] as const;

/** An ordered server. Disks and memory in MB; no MariaDB disk is 0. Provisioning sets the domain, the primary one. */
export const servers = pgTable('servers', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  kind: text('kind', { enum: serverKinds }).notNull(),
  name: text('name').notNull(),
  regionId: integer('region_id').notNull(),
  planId: integer('plan_id').notNull(),
  cpu: integer('cpu').notNull(),
  ramMb: integer('ram_mb').notNull(),
  diskMb: integer('disk_mb').notNull(),
  mariadbDiskMb: integer('mariadb_disk_mb').notNull(),
  containers: integer('containers').notNull(),
  userName: text('user_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  domain: text('domain'),
  customDomains: jsonb('custom_domains').$type<readonly string[]>().default([]).notNull(),
  status: text('status', { enum: serverStatuses }).notNull(),
  /** Null if no step is in progress. */
  step: text('step', { enum: serverSteps }),
  createdAt: moment('created_at').notNull(),
});

/** The monthly charge of a server. */
export const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  serverId: text('server_id').notNull(),
  nextChargeAt: moment('next_charge_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export type StoredServer = typeof servers.$inferSelect;
export type ServerStep = NonNullable<StoredServer['step']>;
export type Subscription = typeof subscriptions.$inferSelect;
