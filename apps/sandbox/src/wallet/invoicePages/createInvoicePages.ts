import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { refuseOtherOrigins } from '../../http/guards.ts';
import { amountInWords, type Language, languageOf } from '../../http/language.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Page, sendPage } from '../../http/sendPage.ts';
import type { Provider } from '../../session/provider.ts';
import { findInvoice, type StoredInvoice } from '../invoices.ts';
import type { InvoicePaid } from '../payments.ts';
import { invoiceTexts as texts } from './invoiceTexts.ts';

const page = (invoice: StoredInvoice, language: Language, payee: string, balanceTooLow: boolean): Page => {
  const isOpen = invoice.status === 'open';
  const title = `${texts.invoice[language]} ${invoice.number ?? invoice.id}`;
  const remaining = invoice.amountRemaining ?? 0;
  const { currency } = invoice;
  return {
    title,
    language,
    status: balanceTooLow ? 402 : 200,
    body: html`<main><div class="bank">${payee} <span>${texts.notReal[language]}</span></div>
<h1>${title}</h1><p>${(isOpen ? texts.unpaid : texts.paid)[language]}</p>
<p class="amount">${amountInWords({ amount: isOpen ? remaining : (invoice.amountPaid ?? invoice.amountDue), currency })}</p>
<dl>
<dt>${texts.content[language]}</dt><dd>${invoice.description}</dd>
<dt>${texts.issued[language]}</dt><dd>${invoice.createdAt.toISOString().slice(0, 10)}</dd>
${(invoice.lines ?? []).map(
  ({ part, quantity, amount }) =>
    html`<dt>${texts.parts[part][language]}${quantity === 1 ? '' : ` × ${quantity}`}</dt><dd>${amountInWords(amount)}</dd>`,
)}
</dl>
${balanceTooLow ? html`<p role="alert">${texts.balanceTooLow[language]}</p>` : ''}
${isOpen ? html`<form method="post"><button class="pay">${texts.pay[language]}</button></form>` : ''}
<small><a href="/__sandbox/invoices/${invoice.id}/pdf">PDF</a></small></main>`,
  };
};

/** One sample for every invoice. */
const pdf = readFileSync(new URL('./rehearsal.pdf', import.meta.url));

type InvoicePageNeeds = Provider & {
  payee: string;
  orders: { payInvoice: (invoice: StoredInvoice) => Promise<InvoicePaid> };
};

/** The hosted page and the PDF of an invoice, which can be paid from the wallet there. */
export const createInvoicePages = ({ store, orders, payee }: InvoicePageNeeds) => {
  const published = async (id: string): Promise<StoredInvoice> => {
    const invoice = await findInvoice(store.db, id);
    if (!invoice?.published) throw new Refusal(404, 'notFound');
    return invoice;
  };
  const send = async (c: Context, id: string, result?: InvoicePaid) => {
    const language = languageOf(c);
    return sendPage(c, page(await published(id), language, payee, result === 'balanceTooLow'));
  };

  return new Hono()
    .get('/:id', (c) => send(c, c.req.param('id')))
    .post('/:id', refuseOtherOrigins(), async (c) => {
      const invoice = await published(c.req.param('id'));
      return send(c, invoice.id, await orders.payInvoice(invoice));
    })
    .get('/:id/pdf', async (c) => {
      await published(c.req.param('id'));
      return c.body(pdf, 200, { 'Content-Type': 'application/pdf' });
    });
};
