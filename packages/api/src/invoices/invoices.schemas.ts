import type { Currency } from '@may/domain';
import * as v from 'valibot';
import { vetLink } from '../links/vetLink.ts';
import { parseAmount } from '../money/parseAmount.ts';
import { parseCurrency } from '../money/parseCurrency.ts';
import { identifierSchema } from '../wire/identifier.ts';
import { parseTimestamp } from '../wire/parseTimestamp.ts';
import { readText } from '../wire/readText.ts';
import { invoiceStatusOf } from './invoiceStatusOf.ts';

/** One invoice of the card provider, whose amounts are MINOR units; a row whose status nothing tells is unreadable. */
export const invoiceSchema = (customers: Currency) =>
  v.pipe(
    v.object({
      id: identifierSchema,
      number: v.optional(v.unknown()),
      amount_due: v.optional(v.unknown()),
      amount_paid: v.optional(v.unknown()),
      amount_remaining: v.optional(v.unknown()),
      status: v.optional(v.unknown()),
      currency: v.optional(v.unknown()),
      created: v.optional(v.unknown()),
      invoice_pdf: v.optional(v.unknown()),
      hosted_invoice_url: v.optional(v.unknown()),
    }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const row = dataset.value;
      const currency = parseCurrency(row.currency, customers);
      const read = (raw: unknown) => parseAmount(raw, currency ?? customers, 'minor')?.amount ?? null;
      const status = invoiceStatusOf({
        status: row.status,
        due: read(row.amount_due),
        paid: read(row.amount_paid),
        remaining: read(row.amount_remaining),
      });
      if (status === null) {
        addIssue({ message: 'neither the status nor the amounts tell whether this invoice is paid' });
        return NEVER;
      }
      return {
        id: row.id,
        number: readText(row.number),
        amountDue: currency && parseAmount(row.amount_due, currency, 'minor'),
        status,
        createdAt: parseTimestamp(row.created),
        pdfUrl: vetLink(row.invoice_pdf),
        hostedUrl: vetLink(row.hosted_invoice_url),
      };
    }),
  );
