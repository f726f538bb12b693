import { serverKinds, serverStatuses } from '@may/domain';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../store/columns.ts';

/** What happens next to a server by itself; it is kept here so that a restart goes on with it. */
const serverSteps = ['subscribing', 'invoicing', 'charging', 'provisioning'] as const;

/** A server somebody ordered; disks and memory in MB, the password only as a hash. It has its domain once it was provisioned. */
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
  status: text('status', { enum: serverStatuses }).notNull(),
  /** Null where nothing is under way. */
  step: text('step', { enum: serverSteps }),
  createdAt: moment('created_at').notNull(),
});

/** What a server is charged by, every month. */
export const subscriptions = pgTable('subscriptions', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  serverId: text('server_id').notNull(),
  nextChargeAt: moment('next_charge_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** A row of the server table. */
export type StoredServer = typeof servers.$inferSelect;
/** The next step that the provider takes for a server. */
export type ServerStep = NonNullable<StoredServer['step']>;
/** A row of the table of subscriptions. */
export type Subscription = typeof subscriptions.$inferSelect;
