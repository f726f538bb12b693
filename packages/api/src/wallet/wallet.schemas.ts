import type { Currency } from '@may/domain';
import * as v from 'valibot';
import { parseAmount } from '../money/parseAmount.ts';
import { parseCurrency } from '../money/parseCurrency.ts';
import { identifierSchema, optionalIdentifierSchema } from '../wire/identifier.ts';
import { parseTimestamp } from '../wire/parseTimestamp.ts';
import { readText } from '../wire/readText.ts';

/** What the checkout call posts: the amount in MAJOR units and a row of the method table. */
export const checkoutInputSchema = v.object({
  amount: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  type: v.picklist([1, 2]),
  method: v.optional(v.picklist(['VIETQR', 'ATMCARD', 'CREDITCARD', 'QRPAY', 'BANKTRANSFER'])),
});

/** What the checkout call posts. */
export type CheckoutInput = v.InferOutput<typeof checkoutInputSchema>;

/** The checkout call's result; the URL is still raw text and must pass `vetCheckoutUrl`. */
export const checkoutSchema = v.object({
  checkoutUrl: v.pipe(v.string(), v.minLength(1)),
  transactionCode: v.optional(optionalIdentifierSchema, null),
});

/** A created payment: where to pay (unvetted) and, when the provider tells, its transaction code. */
export type Checkout = v.InferOutput<typeof checkoutSchema>;

/** One line of the transaction log, in the row's own currency or else the customer's. */
export const transactionSchema = (customers: Currency) =>
  v.pipe(
    v.object({
      id: identifierSchema,
      description: v.optional(v.unknown()),
      amount: v.optional(v.unknown()),
      created: v.optional(v.unknown()),
      ending_balance: v.optional(v.unknown()),
      transactionCode: v.optional(optionalIdentifierSchema, null),
      currency: v.optional(v.unknown()),
    }),
    v.transform((row) => {
      const currency = parseCurrency(row.currency, customers);
      return {
        id: row.id,
        description: readText(row.description) ?? '',
        amount: currency && parseAmount(row.amount, currency),
        createdAt: parseTimestamp(row.created),
        endingBalance: currency && parseAmount(row.ending_balance, currency),
        transactionCode: row.transactionCode,
      };
    }),
  );

/** One line of the transaction log; a negative amount is spending, null is unreadable ('–'), `createdAt` is ISO. */
export type Transaction = v.InferOutput<ReturnType<typeof transactionSchema>>;

const statuses = ['succeeded', 'pending', 'failed', 'cancelled'] as const;

// The specified provider sends no status; a word we don't know must never be read as success.
const statusSchema = v.pipe(
  v.optional(v.unknown()),
  v.transform((raw): (typeof statuses)[number] => {
    if (raw === undefined || raw === null) return 'succeeded';
    const word = raw === 'canceled' ? 'cancelled' : raw;
    return statuses.find((status) => status === word) ?? 'pending';
  }),
);

/** One transaction asked for by its code, as the payment return page shows it. */
export const transactionDetailSchema = (customers: Currency) =>
  v.pipe(
    v.object({
      transactionCode: identifierSchema,
      description: v.optional(v.unknown()),
      amount: v.optional(v.unknown()),
      createdAt: v.optional(v.unknown()),
      status: v.optional(v.unknown()),
      currency: v.optional(v.unknown()),
    }),
    v.transform((row) => {
      const currency = parseCurrency(row.currency, customers);
      return {
        transactionCode: row.transactionCode,
        description: readText(row.description) ?? '',
        amount: currency && parseAmount(row.amount, currency),
        createdAt: parseTimestamp(row.createdAt),
        status: v.parse(statusSchema, row.status),
      };
    }),
  );

/** One transaction asked for by its code; an absent status means succeeded, an unknown word means pending. */
export type TransactionDetail = v.InferOutput<ReturnType<typeof transactionDetailSchema>>;
