import { randomUUID } from 'node:crypto';
import { channelOf } from '@may/api/schemas';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { amountInWords } from '../../http/amountInWords.ts';
import { languageOf } from '../../http/language.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseOtherOrigins } from '../../http/refuseOtherOrigins.ts';
import { type Page, sendPage } from '../../http/sendPage.ts';
import type { Provider } from '../../session/provider.ts';
import { invoiceEventOnWire } from '../invoiceEventOnWire.ts';
import { findInvoice, type StoredInvoice } from '../invoices.ts';
import type { InvoicePaid } from '../payments.ts';
import { invoiceTexts } from './invoiceTexts.ts';
import { writePdf } from './writePdf.ts';

const page = (invoice: StoredInvoice, language: 'vi' | 'en', payee: string, balanceTooLow: boolean): Page => {
  const texts = invoiceTexts[language];
  const isOpen = invoice.status === 'open';
  const title = `${texts.invoice} ${invoice.number ?? invoice.id}`;
  const remaining = invoice.amountRemaining ?? 0;
  const { currency } = invoice;
  return {
    title,
    language,
    status: balanceTooLow ? 402 : 200,
    body: html`<main><div class="bank">${payee} <span>${texts.notReal}</span></div>
<h1>${title}</h1><p>${isOpen ? texts.unpaid : texts.paid}</p>
<p class="amount">${amountInWords({ amount: isOpen ? remaining : (invoice.amountPaid ?? invoice.amountDue), currency })}</p>
<dl>
<dt>${texts.content}</dt><dd>${invoice.description}</dd>
<dt>${texts.issued}</dt><dd>${invoice.createdAt.toISOString().slice(0, 10)}</dd>
${(invoice.lines ?? []).map(
  ({ part, quantity, amount }) =>
    html`<dt>${texts.parts[part]}${quantity === 1 ? '' : ` × ${quantity}`}</dt><dd>${amountInWords(amount)}</dd>`,
)}
</dl>
${balanceTooLow ? html`<p role="alert">${texts.balanceTooLow}</p>` : ''}
${isOpen ? html`<form method="post"><button class="pay">${texts.pay}</button></form>` : ''}
<small><a href="/__sandbox/invoices/${invoice.id}/pdf">PDF</a></small></main>`,
  };
};

const pdfLines = (invoice: StoredInvoice): string[] => [
  'May Cloud - rehearsal invoice, not a tax document',
  `Invoice ${invoice.number ?? invoice.id}`,
  `Issued ${invoice.createdAt.toISOString().slice(0, 10)}`,
  invoice.description,
  `Amount ${amountInWords({ amount: invoice.amountPaid || invoice.amountDue, currency: invoice.currency })}`,
];

type InvoicePageNeeds = Provider & {
  payee: string;
  realtime: { publish: (channel: string, event: string, data: unknown) => void };
  /** `payInvoice` pays from the wallet, `follow` continues with the server that the invoice was for. */
  orders: { payInvoice: (id: string) => Promise<InvoicePaid>; follow: (serverId: string) => Promise<void> };
};

/** The hosted page and the PDF of an invoice. A payment there publishes the card provider's event. */
export const createInvoicePages = (provider: InvoicePageNeeds) => {
  const { store, realtime, orders, payee } = provider;
  const published = async (id: string): Promise<StoredInvoice> => {
    const invoice = await findInvoice(store.db, id);
    if (!invoice?.published) throw new Refusal(404, 'notFound');
    return invoice;
  };

  return new Hono()
    .get('/:id', async (c) => {
      const invoice = await published(c.req.param('id'));
      return sendPage(c, page(invoice, languageOf(c.req.header('Accept-Language')), payee, false));
    })
    .post('/:id', refuseOtherOrigins(), async (c) => {
      const { id, userId, serverId } = await published(c.req.param('id'));
      const result = await orders.payInvoice(id);
      const invoice = await published(id);
      if (result !== 'alreadyPaid') {
        const event = result === 'paid' ? 'invoice.paid' : 'invoice.payment_failed';
        const details = { event, eventId: randomUUID(), hostedUrl: c.req.url } as const;
        realtime.publish(channelOf(userId), event, invoiceEventOnWire(details, invoice, provider.profile));
        if (serverId !== null) await orders.follow(serverId);
      }
      return sendPage(c, page(invoice, languageOf(c.req.header('Accept-Language')), payee, result === 'balanceTooLow'));
    })
    .get('/:id/pdf', async (c) => {
      const invoice = await published(c.req.param('id'));
      c.header('Content-Disposition', `inline; filename="${invoice.number ?? invoice.id}.pdf"`);
      return c.body(writePdf(pdfLines(invoice)), 200, { 'Content-Type': 'application/pdf' });
    });
};
