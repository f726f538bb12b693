import type { LinkedCard } from '@may/domain';
import * as v from 'valibot';
import { field, identifier } from '../wire/fields.ts';

const wholeNumber = v.pipe(v.union([v.number(), v.pipe(v.string(), v.toNumber())]), v.safeInteger());
const majorUnits = v.pipe(v.number(), v.finite(), v.gtValue(0));

/** One linked card (spec §3, Payment method); the default flag is what a good provider adds, and null where nobody says. */
export const linkedCardSchema: v.GenericSchema<unknown, LinkedCard> = v.pipe(
  v.object({
    id: identifier,
    card: v.object({
      brand: v.pipe(v.string(), v.maxLength(40)),
      last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
      exp_month: v.pipe(wholeNumber, v.minValue(1), v.maxValue(12)),
      exp_year: v.pipe(wholeNumber, v.minValue(2000), v.maxValue(9999)),
    }),
    is_default: field((raw) => (typeof raw === 'boolean' ? raw : null)),
  }),
  v.transform(({ id, card, is_default: isDefault }) => ({
    id,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    isDefault,
  })),
);

/** What `cards.attachCard` puts: spelt `methodId` here (spec §7), unlike the confirmation's `method_id`. */
export const attachCardInputSchema = v.object({ methodId: v.pipe(v.string(), v.nonEmpty()) });

/** What `cards.createCardCheckout` posts: the amount in MAJOR units of the customer's currency, and nothing else (spec §7). */
export const cardCheckoutInputSchema = v.object({ amount: majorUnits });

/** The card checkout's result: the transaction to confirm, which nothing was paid for yet; never a code that climbs out of a path. */
export const cardCheckoutSchema = v.pipe(
  v.object({ transId: v.pipe(identifier, v.regex(/^(?!\.{1,2}$)/)) }),
  v.transform(({ transId: transactionCode }) => ({ transactionCode })),
);

/** A card payment that waits to be confirmed; its code stands for this one payment, however often it is confirmed. */
export type CardCheckout = v.InferOutput<typeof cardCheckoutSchema>;

/** What `cards.confirmCardCheckout` posts: spelt `method_id` here (spec §7), unlike the attachment's `methodId`. */
export const confirmCardInputSchema = v.object({ method_id: v.pipe(v.string(), v.nonEmpty()) });

/** The secret of a payment intent, and of nothing else (T1, docs/threats.md). */
export const paymentSecretSchema = v.pipe(
  v.object({ client_secret: v.pipe(v.string(), v.regex(/^pi_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/)) }),
  v.transform((row) => ({ clientSecret: row.client_secret })),
);

/** What lets this browser confirm one payment with the card provider; never told to another tab, never logged. */
export type PaymentSecret = v.InferOutput<typeof paymentSecretSchema>;

/** What `cards.createSquareCheckout` posts (spec §7): the amount in MAJOR units, a single-use token, and what verified its owner. */
export const squareCheckoutInputSchema = v.object({
  locationId: v.pipe(v.string(), v.nonEmpty()),
  amount: majorUnits,
  source_id: v.pipe(v.string(), v.nonEmpty()),
  verification_token: v.optional(v.string()),
});
