import { type Currency, currencies, type ProviderEventName, providerEventNames } from '@may/domain';
import * as v from 'valibot';
import { parseAmount } from '../money/parseAmount.ts';
import { field, httpUrl, optionalIdentifier } from '../wire/fields.ts';

/** Every name seen on the wire and the one name it means. */
export const canonicalEventNames: ReadonlyMap<string, ProviderEventName> = new Map<string, ProviderEventName>([
  ...providerEventNames.map((name) => [name, name] as const),
  ['subscribe.create', 'subscription.created'],
  ['invoice.create', 'invoice.created'],
]);

/** The customer's private channel. */
export const channelOf = (userId: string): string => `private-${userId}`;

/** An upper or lower case currency code: null when absent, `unknown` for one that is not a customer's. */
const currencyCode = field((raw): Currency | 'unknown' | null => {
  if (raw === null || raw === '') return null;
  const code = typeof raw === 'string' ? raw.toUpperCase() : raw;
  return currencies.find((currency) => currency === code) ?? 'unknown';
});

// Minor units are whole numbers in every currency, so the currency plays no part in reading them.
const minorUnits = field((raw) => parseAmount(raw, 'VND', 'minor')?.amount ?? null);

/** An event's payload; amounts are the card provider's MINOR units, null when absent, unreadable, or in a currency we can't name. */
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

/** A hint that something changed (never the truth: refetch), about the invoice or subscription `subjectId`. */
export type RealtimeEvent = { name: ProviderEventName } & v.InferOutput<typeof realtimePayloadSchema>;
