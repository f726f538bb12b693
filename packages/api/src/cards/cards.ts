import type { LinkedCard } from '@may/domain/cards/card.ts';
import type { Confirmed } from '@may/domain/confirmed.ts';
import { type Money, toMajorUnits } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Http } from '../http/createHttp.ts';
import type { Permit } from '../http/Permit.ts';
import { acknowledgementSchema, envelopeOf } from '../wire/envelope.ts';
import { pathSegment } from '../wire/pathSegment.ts';
import { list, readRows } from '../wire/rows.ts';
import {
  type CardCheckout,
  cardCheckoutSchema,
  linkedCardSchema,
  type PaymentSecret,
  paymentSecretSchema,
} from './cards.schemas.ts';

/** A payment by the second card form (spec §7); `verificationToken` is null where the card provider asked the owner for no verification. */
export type SquareCheckoutInput = {
  locationId: string;
  amount: Money;
  sourceId: string;
  verificationToken: string | null;
};

/** Linked cards and paying with them (spec §7, /api/payments/{card_provider}). `cardProvider` is a path segment; `squarePath` comes from the settings. */
export const createCards = (http: Http, cardProvider: string, squarePath: string) => ({
  /** The linked cards in the provider's order, with the number of unreadable rows. */
  async listCards(): Promise<Rows<Confirmed<LinkedCard>>> {
    const rows = await http.get(`api/payments/${cardProvider}/methods`, { schema: envelopeOf(list) });
    return readRows(linkedCardSchema, rows);
  },

  /** Makes a card the default one (spec §4, Attach method). */
  attachCard(cardId: string, permit: Permit): Promise<void> {
    const body = { methodId: cardId };
    return http.put(`api/payments/${cardProvider}/attach`, { body, permit, schema: acknowledgementSchema });
  },

  /** Creates an unpaid card payment; `confirmCardCheckout` is what charges it. */
  createCardCheckout(amount: Money, permit: Permit): Promise<CardCheckout> {
    const body = { amount: toMajorUnits(amount) };
    return http.post(`api/payments/${cardProvider}/checkout`, { body, permit, schema: envelopeOf(cardCheckoutSchema) });
  },

  /** Chooses the card of a payment and returns the secret that confirms it; repeating the call is the same payment. */
  confirmCardCheckout(
    { transactionCode, cardId }: { transactionCode: string; cardId: string },
    permit: Permit,
  ): Promise<PaymentSecret> {
    const path = `api/payments/${cardProvider}/${pathSegment(transactionCode)}/confirm`;
    return http.post(path, { body: { method_id: cardId }, permit, schema: envelopeOf(paymentSecretSchema) });
  },

  /** Pays with a single-use token of the second card form; only the answer's message tells success (docs/specification.md). */
  createSquareCheckout(
    { locationId, amount, sourceId, verificationToken }: SquareCheckoutInput,
    permit: Permit,
  ): Promise<void> {
    const body = {
      locationId,
      amount: toMajorUnits(amount),
      source_id: sourceId,
      ...(verificationToken !== null && { verification_token: verificationToken }),
    };
    return http.post(squarePath.replace(/^\//, ''), { body, permit, schema: acknowledgementSchema });
  },
});
