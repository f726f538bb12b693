import { type Currency, currencies, type ProviderEventName, providerEventNames } from '@may/domain';
import * as v from 'valibot';
import { parseAmount } from '../money/parseAmount.ts';
import { field, httpUrl, optionalIdentifier } from '../wire/fields.ts';

/** The portal's name for every spelling seen on the wire. */
export const canonicalEventNames: ReadonlyMap<string, ProviderEventName> = new Map<string, ProviderEventName>([
  ...providerEventNames.map((name) => [name, name] as const),
  ['subscribe.create', 'subscription.created'],
  ['invoice.create', 'invoice.created'],
]);

export const channelOf = (userId: string): string => `private-${userId}`;

/** A currency code in upper or lower case: null when absent, `unknown` if it is no billing currency. */
const currencyCode = field((raw): Currency | 'unknown' | null => {
  if (raw === null || raw === '') return null;
  const code = typeof raw === 'string' ? raw.toUpperCase() : raw;
  return currencies.find((currency) => currency === code) ?? 'unknown';
});

// Minor units are whole numbers in every currency, so any currency reads them alike.
const minorUnits = field((raw) => parseAmount(raw, 'VND', 'minor')?.amount ?? null);

/** An event's payload; amounts are the card provider's MINOR units, null when absent, unreadable, or in an unknown currency. */
export const realtimePayloadSchema = v.pipe(
  v.object({
    event_id: optionalIdentifier,
    id: optionalIdentifier,
    amount_paid: minorUnits,
    amount_due: minorUnits,
    currency: currencyCode,
    hosted_invoice_url: httpUrl,
    server_id: optionalIdentifier,
  }),
  v.transform(({ event_id, id, amount_paid, amount_due, currency, hosted_invoice_url, server_id }) => ({
    eventId: event_id,
    subjectId: id,
    amountPaid: currency === 'unknown' ? null : amount_paid,
    amountDue: currency === 'unknown' ? null : amount_due,
    currency: currency === 'unknown' ? null : currency,
    hostedUrl: hosted_invoice_url,
    serverId: server_id,
  })),
);

/** A hint that something changed about the invoice or subscription `subjectId`; it is never the truth: refetch. */
export type RealtimeEvent = { name: ProviderEventName } & v.InferOutput<typeof realtimePayloadSchema>;
