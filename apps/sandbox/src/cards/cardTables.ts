import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../store/columns.ts';
import { testCardNames } from './testCards.ts';

/** The card provider's own words. */
const intentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
] as const;

/** A card that was entered; linked to the customer once `linkedAt` is set. The number is not stored, only the test card's name. */
export const cards = pgTable('cards', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  testCard: text('test_card', { enum: testCardNames }).notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  expMonth: integer('exp_month').notNull(),
  expYear: integer('exp_year').notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: moment('created_at').notNull(),
  linkedAt: moment('linked_at'),
});

/**
 * The charge of the payment `paymentCode`, or the linking of a card if that is null; `lastError` is a name in `stripeErrors`. Intent, payment
 * and ledger change in one transaction.
 */
export const intents = pgTable('intents', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull(),
  userId: text('user_id').notNull(),
  paymentCode: text('payment_code'),
  status: text('status', { enum: intentStatuses }).notNull(),
  cardId: text('card_id'),
  lastError: text('last_error'),
  confirmations: integer('confirmations').notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

/** A token of the Square form. `usedAt` is set in the transaction of its one checkout. */
export const squareTokens = pgTable('square_tokens', {
  token: text('token').primaryKey(),
  testCard: text('test_card', { enum: testCardNames }).notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
});
