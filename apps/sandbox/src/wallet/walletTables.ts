import { currencies } from '@may/domain/money.ts';
import type { PriceLine } from '@may/domain/servers/pricing.ts';
import { transactionStatuses } from '@may/domain/wallet/transaction.ts';
import { bigserial, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { minorUnits, moment } from '../store/columns.ts';

/** An attempt to move money into a wallet. It leaves `pending` exactly once. */
export const payments = pgTable('payments', {
  code: text('code').primaryKey(),
  userId: text('user_id').notNull(),
  amount: minorUnits('amount').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  /** The type in the checkout call; null for calls without one, such as card payments. */
  type: integer('type'),
  method: text('method'),
  description: text('description').notNull(),
  status: text('status', { enum: transactionStatuses }).notNull(),
  attemptKey: text('attempt_key'),
  createdAt: moment('created_at').notNull(),
  settledAt: moment('settled_at'),
});

/** An invoice of the card provider. Null figures are omitted from its JSON. */
export const invoices = pgTable('invoices', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  number: text('number'),
  description: text('description').notNull(),
  status: text('status'),
  amountDue: minorUnits('amount_due').notNull(),
  amountPaid: minorUnits('amount_paid'),
  amountRemaining: minorUnits('amount_remaining'),
  currency: text('currency', { enum: currencies }).notNull(),
  /** True if its page and its PDF have addresses. */
  published: boolean('published').notNull(),
  /** Null unless it charges for a server. */
  serverId: text('server_id'),
  lines: jsonb('lines').$type<PriceLine[]>(),
  createdAt: moment('created_at').notNull(),
});

/** Signed movements of money: the source of each balance. Append only (a trigger), at most one per payment and per invoice. */
export const ledger = pgTable('ledger', {
  sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
  id: text('id').notNull(),
  userId: text('user_id').notNull(),
  /** The `code` of a payment. */
  paymentId: text('payment_id'),
  invoiceId: text('invoice_id'),
  amount: minorUnits('amount').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  endingBalance: minorUnits('ending_balance').notNull(),
  description: text('description').notNull(),
  createdAt: moment('created_at').notNull(),
});
