import type { Currency } from '@may/domain/money.ts';
import type { Transaction, TransactionDetail } from '@may/domain/wallet/transaction.ts';
import { transactionStatuses } from '@may/domain/wallet/transaction.ts';
import * as v from 'valibot';
import { parseCurrency } from '../money/parseCurrency.ts';
import { confirm } from '../wire/confirm.ts';
import { identifier, inCurrencyOf, moneyIn, optionalIdentifier, text, timestamp } from '../wire/fields.ts';

/** Body of the checkout call: the amount in MAJOR units and a row of the method table. */
export const checkoutInputSchema = v.object({
  amount: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  type: v.picklist([1, 2]),
  method: v.optional(v.picklist(['VIETQR', 'ATMCARD', 'CREDITCARD', 'QRPAY', 'BANKTRANSFER'])),
});

export type CheckoutInput = v.InferOutput<typeof checkoutInputSchema>;

/** The checkout call's result; the URL is still raw text and must pass `vetCheckoutUrl`. */
export const checkoutSchema = v.object({
  checkoutUrl: v.pipe(v.string(), v.minLength(1)),
  transactionCode: optionalIdentifier,
});

/** A created payment: the unvetted address to pay at, and its transaction code if the provider sends it. */
export type Checkout = v.InferOutput<typeof checkoutSchema>;

/** The amount of a payment, as the provider tells it. */
const movedIn = (currency: Currency | null) =>
  v.pipe(
    moneyIn(currency, 'major'),
    v.transform((amount) => amount && confirm(amount)),
  );

/** One line of the transaction log, in the row's own currency or else the customer's. */
export const transactionSchema = (customers: Currency): v.GenericSchema<unknown, Transaction> =>
  inCurrencyOf(
    (row) => parseCurrency(row.currency, customers),
    (currency) =>
      v.pipe(
        v.object({
          id: identifier,
          description: text,
          amount: movedIn(currency),
          created: timestamp,
          ending_balance: moneyIn(currency, 'major'),
          transactionCode: optionalIdentifier,
        }),
        v.transform(({ created: createdAt, ending_balance: endingBalance, ...row }) => ({
          ...row,
          createdAt,
          endingBalance,
        })),
      ),
  );

/** The literal provider sends no status and lists paid payments only; an unknown word must not be read as success. */
const transactionStatus = (absent: 'succeeded' | 'pending') =>
  v.pipe(
    v.optional(v.unknown(), absent),
    v.transform((raw) => {
      const said = typeof raw === 'string' ? raw.trim().toLowerCase() : null;
      const word = said === 'canceled' ? 'cancelled' : said;
      return transactionStatuses.find((status) => status === word) ?? 'pending';
    }),
  );

/** One transaction read by its code; an absent status means succeeded unless the provider tells statuses, null and an unknown word mean pending, capitals mean nothing. */
export const transactionDetailSchema = (
  customers: Currency,
  tellsStatus: boolean,
): v.GenericSchema<unknown, TransactionDetail> =>
  inCurrencyOf(
    (row) => parseCurrency(row.currency, customers),
    (currency) =>
      v.pipe(
        v.object({
          transactionCode: identifier,
          description: text,
          amount: movedIn(currency),
          createdAt: timestamp,
          status: transactionStatus(tellsStatus ? 'pending' : 'succeeded'),
        }),
        // A success brings money: a payment of nothing, or one that takes money away, is not known to be one.
        v.transform((payment) => ({
          ...payment,
          status: payment.status === 'succeeded' && Number(payment.amount?.amount) <= 0 ? 'pending' : payment.status,
        })),
      ),
  );
