import { type Currency, type Money, toMajorUnits } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { LocalMethod } from '@may/domain/top-up/topUp.ts';
import type { Transaction, TransactionDetail } from '@may/domain/wallet/transaction.ts';
import { InvalidResponseError } from '../errors/InvalidResponseError.ts';
import type { Http } from '../http/createHttp.ts';
import type { Permit } from '../http/Permit.ts';
import { envelopeOf } from '../wire/envelope.ts';
import { list, readRows } from '../wire/rows.ts';
import { topUpWire } from './topUpWire.ts';
import { type Checkout, checkoutSchema, transactionDetailSchema, transactionSchema } from './wallet.schemas.ts';

/**
 * A top-up. `attemptKey` is sent as `Idempotency-Key`; it is null unless the settings say that the provider knows keys. The specification (spec
 * §7) lists no such header, so a browser may not be allowed to send it.
 */
export type CreateCheckoutInput = { amount: Money; method: LocalMethod; attemptKey: string | null };

/** Topping up and the transaction log (spec §7, /api/payments); `cardProvider` is a path segment of the log. */
export const createWallet = (http: Http, cardProvider: string, tellsStatus: boolean) => ({
  /** Creates one payment per key and returns its address; without a key, judge a failure with `isDefinite` before sending it again. */
  createCheckout({ amount, method, attemptKey }: CreateCheckoutInput, permit: Permit): Promise<Checkout> {
    return http.post('api/payments/checkout', {
      body: { amount: toMajorUnits(amount), ...topUpWire[method] },
      attemptKey,
      permit,
      schema: envelopeOf(checkoutSchema),
    });
  },

  /** The status of a payment; an unknown or foreign code is an ApiError 404, an answer about another code is unreadable. */
  async getTransaction(code: string, currency: Currency): Promise<TransactionDetail> {
    const schema = envelopeOf(transactionDetailSchema(currency, tellsStatus));
    const transaction = await http.get('api/payments/get-transaction', { query: { transactionCode: code }, schema });
    if (transaction.transactionCode === code) return transaction;
    throw new InvalidResponseError({ status: 200, reason: 'schema', at: 'result.transactionCode' });
  },

  /** The transaction log in the provider's order, with the number of unreadable rows. */
  async listTransactions(currency: Currency): Promise<Rows<Transaction>> {
    const rows = await http.get(`api/payments/${cardProvider}`, { schema: envelopeOf(list) });
    return readRows(transactionSchema(currency), rows);
  },
});
