import { regionCodes } from '@may/domain/region.ts';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../store/columns.ts';

/** A customer. `email` is in lower case; `otp` is set until the phone number is confirmed. */
export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name'),
  phone: text('phone'),
  passwordHash: text('password_hash').notNull(),
  regionCode: text('region_code', { enum: regionCodes }).notNull(),
  active: boolean('active').notNull(),
  otp: text('otp'),
  otpSentAt: moment('otp_sent_at'),
  createdAt: moment('created_at').notNull(),
});

/** A bearer token, stored as its SHA-256, so that a copy of the database opens no account. */
export const tokens = pgTable('tokens', {
  hash: text('hash').primaryKey(),
  userId: text('user_id').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** The stored answer to a write, per customer, route and `Idempotency-Key`; inserted in the transaction of the write. */
export const idempotencyKeys = pgTable('idempotency_keys', {
  userId: text('user_id').notNull(),
  route: text('route').notNull(),
  key: text('key').notNull(),
  bodyHash: text('body_hash').notNull(),
  status: integer('status').notNull(),
  response: jsonb('response').notNull(),
  createdAt: moment('created_at').notNull(),
});
