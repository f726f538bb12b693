import {
  type Currency,
  type Money,
  type Rows,
  type TopUpMethod,
  type Transaction,
  type TransactionDetail,
  toMajorUnits,
} from '@may/domain';
import { InvalidResponseError } from '../errors/InvalidResponseError.ts';
import type { Http } from '../http/createHttp.ts';
import { envelopeOf } from '../wire/envelope.ts';
import { list, readRows } from '../wire/rows.ts';
import { topUpWire } from './topUpWire.ts';
import { type Checkout, checkoutSchema, transactionDetailSchema, transactionSchema } from './wallet.schemas.ts';

/**
 * What a top-up asks for. The attempt's key goes along as `Idempotency-Key` where the app's configuration says that the provider
 * understands it; null sends no such header, because the specification (spec §7) lists none and a browser would have to be allowed it.
 */
export type CreateCheckoutInput = { amount: Money; method: TopUpMethod; attemptKey: string | null };

/** Topping up and the transaction log (spec §7, /api/payments). */
export type WalletApi = ReturnType<typeof createWallet>;

/** The wallet calls over a given http client; the card provider is a path segment of the log. */
export const createWallet = (http: Http, cardProvider: string) => ({
  /** Creates a payment, one per key where there is one, and says where to pay it; judge a failure with `isDefinite` before asking again. */
  createCheckout({ amount, method, attemptKey }: CreateCheckoutInput): Promise<Checkout> {
    return http.post('api/payments/checkout', {
      body: { amount: toMajorUnits(amount), ...topUpWire[method] },
      attemptKey,
      schema: envelopeOf(checkoutSchema),
    });
  },

  /** What became of a payment; an unknown or foreign code is an ApiError 404, an answer about another code is unreadable. */
  async getTransaction(code: string, currency: Currency): Promise<TransactionDetail> {
    const schema = envelopeOf(transactionDetailSchema(currency));
    const transaction = await http.get('api/payments/get-transaction', { query: { transactionCode: code }, schema });
    if (transaction.transactionCode === code) return transaction;
    throw new InvalidResponseError({ status: 200, reason: 'schema', at: 'result.transactionCode' });
  },

  /** The transaction log in the provider's order, with the number of rows that could not be read. */
  async listTransactions(currency: Currency): Promise<Rows<Transaction>> {
    const rows = await http.get(`api/payments/${cardProvider}`, { schema: envelopeOf(list) });
    return readRows(transactionSchema(currency), rows);
  },
});
