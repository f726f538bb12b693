import { type ProviderEventName, providerEventNames } from '@may/domain/bell/providerEvent.ts';
import type { Currency } from '@may/domain/money.ts';
import { leftOf } from '@may/domain/wallet/invoice.ts';
import * as v from 'valibot';
import { parseCurrency } from '../money/parseCurrency.ts';
import { httpUrl, inCurrencyOf, moneyIn, optionalIdentifier } from '../wire/fields.ts';

/** The portal's name for every spelling seen on the wire. */
export const canonicalEventNames: ReadonlyMap<string, ProviderEventName> = new Map<string, ProviderEventName>([
  ...providerEventNames.map((name) => [name, name] as const),
  ['subscribe.create', 'subscription.created'],
  ['invoice.create', 'invoice.created'],
]);

export const channelOf = (userId: string): string => `private-${userId}`;

const payloadIn = (currency: Currency | null) => {
  const amount = moneyIn(currency, 'minor');
  return v.pipe(
    v.object({
      event_id: optionalIdentifier,
      id: optionalIdentifier,
      amount_paid: amount,
      amount_due: amount,
      hosted_invoice_url: httpUrl,
      server_id: optionalIdentifier,
    }),
    v.transform(({ event_id, id, amount_paid, amount_due, hosted_invoice_url, server_id }) => ({
      eventId: event_id,
      subjectId: id,
      amountPaid: amount_paid,
      amountLeft: leftOf(amount_due, amount_paid),
      hostedUrl: hosted_invoice_url,
      serverId: server_id,
    })),
  );
};

/** An event's payload; amounts are the card provider's MINOR units, in the customer's currency unless it names one. Of an unknown one, null. */
export const realtimePayloadSchema = (customers: Currency) =>
  inCurrencyOf((row) => parseCurrency(row.currency, customers), payloadIn);

/** A hint that something changed about the invoice or subscription `subjectId`; it is never the truth: refetch. */
export type RealtimeEvent = { name: ProviderEventName } & v.InferOutput<ReturnType<typeof payloadIn>>;
