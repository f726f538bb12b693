import { currencies } from '@may/domain';
import * as v from 'valibot';
import { vetLink } from '../links/vetLink.ts';
import { parseAmount } from '../money/parseAmount.ts';
import { optionalIdentifierSchema } from '../wire/identifier.ts';

/** The provider's event names the portal knows (spec §4). */
export const realtimeEventNames = [
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.created',
  'subscription.created',
  'subscription.updated',
] as const;

/** An event's one name inside the portal. */
export type RealtimeEventName = (typeof realtimeEventNames)[number];

/** Every name seen on the wire and the one name it means. */
export const canonicalEventNames: ReadonlyMap<string, RealtimeEventName> = new Map<string, RealtimeEventName>([
  ...realtimeEventNames.map((name) => [name, name] as const),
  ['subscribe.create', 'subscription.created'],
  ['invoice.create', 'invoice.created'],
]);

/** The customer's private channel. */
export const channelOf = (userId: string): string => `private-${userId}`;

const readCurrency = (raw: unknown) => {
  const read = v.safeParse(v.picklist(currencies), typeof raw === 'string' ? raw.toUpperCase() : raw);
  return read.success ? read.output : null;
};

/** A hint that something changed (never the truth: refetch), about the invoice or subscription `subjectId`. */
export type RealtimeEvent = { name: RealtimeEventName } & v.InferOutput<typeof realtimePayloadSchema>;

/** An event's payload; amounts are the card provider's MINOR units, null when absent or unreadable. */
export const realtimePayloadSchema = v.pipe(
  v.object({
    event_id: v.optional(optionalIdentifierSchema, null),
    id: v.optional(optionalIdentifierSchema, null),
    amount_paid: v.optional(v.unknown()),
    amount_due: v.optional(v.unknown()),
    currency: v.optional(v.unknown()),
    hosted_invoice_url: v.optional(v.unknown()),
  }),
  v.transform((payload) => ({
    eventId: payload.event_id,
    subjectId: payload.id,
    // Minor units are whole numbers in every currency, so the currency plays no part in reading them.
    amountPaid: parseAmount(payload.amount_paid, 'VND', 'minor')?.amount ?? null,
    amountDue: parseAmount(payload.amount_due, 'VND', 'minor')?.amount ?? null,
    currency: readCurrency(payload.currency),
    hostedUrl: vetLink(payload.hosted_invoice_url),
  })),
);
