import { type LinkedCard, type Money, type Rows, toMajorUnits } from '@may/domain';
import type { Http } from '../http/createHttp.ts';
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

/** What a payment through the other card form asks for (spec §7); `verificationToken` where its provider asked the card's owner. */
export type SquareCheckoutInput = {
  locationId: string;
  amount: Money;
  sourceId: string;
  verificationToken: string | null;
};

/** Linked cards and paying with them (spec §7, /api/payments/{card_provider}). */
export type CardsApi = ReturnType<typeof createCards>;

/** The card calls over a given http client; the card provider is a path segment, the other form's path comes from the settings. */
export const createCards = (http: Http, cardProvider: string, squarePath: string) => ({
  /** The linked cards in the provider's order, with the number of rows that could not be read. */
  async listCards(): Promise<Rows<LinkedCard>> {
    const rows = await http.get(`api/payments/${cardProvider}/methods`, { schema: envelopeOf(list) });
    return readRows(linkedCardSchema, rows);
  },

  /** Makes a card the default one (spec §4, Attach method). */
  attachCard(cardId: string): Promise<void> {
    const body = { methodId: cardId };
    return http.put(`api/payments/${cardProvider}/attach`, { body, schema: acknowledgementSchema });
  },

  /** Begins a payment by card: no money moves before it is confirmed. */
  createCardCheckout(amount: Money): Promise<CardCheckout> {
    const body = { amount: toMajorUnits(amount) };
    return http.post(`api/payments/${cardProvider}/checkout`, { body, schema: envelopeOf(cardCheckoutSchema) });
  },

  /** Says with which card a begun payment is made, and gets what the card provider needs for it; the same again is the same payment. */
  confirmCardCheckout({
    transactionCode,
    cardId,
  }: {
    transactionCode: string;
    cardId: string;
  }): Promise<PaymentSecret> {
    const path = `api/payments/${cardProvider}/${pathSegment(transactionCode)}/confirm`;
    return http.post(path, { body: { method_id: cardId }, schema: envelopeOf(paymentSecretSchema) });
  },

  /** Pays with a token of the other card form, which serves once; judged by the answer's message alone (docs/specification.md). */
  createSquareCheckout({ locationId, amount, sourceId, verificationToken }: SquareCheckoutInput): Promise<void> {
    const body = {
      locationId,
      amount: toMajorUnits(amount),
      source_id: sourceId,
      ...(verificationToken !== null && { verification_token: verificationToken }),
    };
    return http.post(squarePath.replace(/^\//, ''), { body, schema: acknowledgementSchema });
  },
});
