import type { LinkedCard } from '@may/domain/cards/card.ts';
import type { Confirmed } from '@may/domain/confirmed.ts';
import * as v from 'valibot';
import { confirm } from '../wire/confirm.ts';
import { field, identifier } from '../wire/fields.ts';

const wholeNumber = v.pipe(v.union([v.number(), v.pipe(v.string(), v.toNumber())]), v.safeInteger());
const majorUnits = v.pipe(v.number(), v.finite(), v.gtValue(0));

/** One linked card (spec §3, Payment method); only the rich provider sends the default flag, null means that it was not sent. */
export const linkedCardSchema: v.GenericSchema<unknown, Confirmed<LinkedCard>> = v.pipe(
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
  v.transform(({ id, card, is_default: isDefault }) =>
    confirm({
      id,
      brand: card.brand,
      last4: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
      isDefault,
    }),
  ),
);

/** Body of `cards.attachCard`: spelt `methodId` here (spec §7), `method_id` in the confirmation. */
export const attachCardInputSchema = v.object({ methodId: v.pipe(v.string(), v.nonEmpty()) });

/** Body of `cards.createCardCheckout`: the amount in MAJOR units of the customer's currency, and nothing else (spec §7). */
export const cardCheckoutInputSchema = v.object({ amount: majorUnits });

/** The card checkout's result: the code of the unpaid transaction. `.` and `..` are refused, because the code becomes a path segment. */
export const cardCheckoutSchema = v.pipe(
  v.object({ transId: v.pipe(identifier, v.regex(/^(?!\.{1,2}$)/)) }),
  v.transform(({ transId: transactionCode }) => ({ transactionCode })),
);

/** A card payment that waits for its confirmation; confirming its code again is the same payment. */
export type CardCheckout = v.InferOutput<typeof cardCheckoutSchema>;

/** Body of `cards.confirmCardCheckout`: spelt `method_id` here (spec §7), `methodId` in the attachment. */
export const confirmCardInputSchema = v.object({ method_id: v.pipe(v.string(), v.nonEmpty()) });

/** The secret of a payment intent; every other kind of secret is refused (T1, docs/threats.md). */
export const paymentSecretSchema = v.pipe(
  v.object({ client_secret: v.pipe(v.string(), v.regex(/^pi_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/)) }),
  v.transform((row) => ({ clientSecret: row.client_secret })),
);

/** Lets this browser confirm one payment with the card provider. Never send it to another tab, never log it. */
export type PaymentSecret = v.InferOutput<typeof paymentSecretSchema>;

/** Body of `cards.createSquareCheckout` (spec §7): the amount in MAJOR units, a single-use token, and the owner's verification token. */
export const squareCheckoutInputSchema = v.object({
  locationId: v.pipe(v.string(), v.nonEmpty()),
  amount: majorUnits,
  source_id: v.pipe(v.string(), v.nonEmpty()),
  verification_token: v.optional(v.string()),
});
