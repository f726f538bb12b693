import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Currency } from '@may/domain/money.ts';
import { type Invoice, leftOf } from '@may/domain/wallet/invoice.ts';
import * as v from 'valibot';
import { parseCurrency } from '../money/parseCurrency.ts';
import { confirm } from '../wire/confirm.ts';
import {
  field,
  httpUrl,
  identifier,
  inCurrencyOf,
  moneyIn,
  optionalIdentifier,
  optionalText,
  timestamp,
} from '../wire/fields.ts';
import { invoiceStatusOf } from './invoiceStatusOf.ts';

/** One invoice of the card provider, amounts in MINOR units; a row without a readable status is unreadable. */
export const invoiceSchema = (customers: Currency): v.GenericSchema<unknown, Confirmed<Invoice>> =>
  inCurrencyOf(
    (row) => parseCurrency(row.currency, customers),
    (currency) => {
      // The status follows from the figures in any currency, so those of an unknown one are read, too.
      const amount = moneyIn(currency ?? customers, 'minor');
      return v.pipe(
        v.object({
          id: identifier,
          number: optionalText,
          amount_due: amount,
          amount_paid: amount,
          amount_remaining: amount,
          status: field((raw) => raw),
          created: timestamp,
          invoice_pdf: httpUrl,
          hosted_invoice_url: httpUrl,
          server_id: optionalIdentifier,
        }),
        v.rawTransform(({ dataset: { value: row }, addIssue, NEVER }): Confirmed<Invoice> => {
          const due = row.amount_due?.amount ?? null;
          const paid = row.amount_paid?.amount ?? null;
          const remaining = row.amount_remaining?.amount ?? null;
          const status = invoiceStatusOf({ status: row.status, due, paid, remaining });
          if (status === null) {
            addIssue({ message: 'neither the status nor the amounts tell whether this invoice is paid' });
            return NEVER;
          }
          return confirm({
            id: row.id,
            number: row.number,
            amountDue: currency && row.amount_due,
            amountPaid: currency && row.amount_paid,
            // A paid invoice keeps its amount due, and the paid amount may be missing.
            amountLeft:
              currency &&
              (row.amount_remaining ?? leftOf(row.amount_due, status === 'paid' ? row.amount_due : row.amount_paid)),
            status,
            createdAt: row.created,
            pdfUrl: row.invoice_pdf,
            hostedUrl: row.hosted_invoice_url,
            serverId: row.server_id,
          });
        }),
      );
    },
  );
