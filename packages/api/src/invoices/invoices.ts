import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Currency } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Invoice } from '@may/domain/wallet/invoice.ts';
import type { Http } from '../http/createHttp.ts';
import { envelopeOf } from '../wire/envelope.ts';
import { list, readRows } from '../wire/rows.ts';
import { invoiceSchema } from './invoices.schemas.ts';

/** The card provider's invoices (spec §7); `cardProvider` is a path segment. */
export const createInvoices = (http: Http, cardProvider: string) => ({
  /** The invoices in the provider's order, with the number of unreadable rows. */
  async listInvoices(currency: Currency): Promise<Rows<Confirmed<Invoice>>> {
    const rows = await http.get(`api/payments/${cardProvider}/invoices`, { schema: envelopeOf(list) });
    return readRows(invoiceSchema(currency), rows);
  },
});
