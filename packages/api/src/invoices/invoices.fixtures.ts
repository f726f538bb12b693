import { fixtureOf } from '../wire/fixtureOf.ts';

const literalInvoice = {
  id: 'in_1',
  amount_due: 500_000,
  invoice_pdf: 'https://invoices.example.com/in_1.pdf',
  hosted_invoice_url: 'https://invoices.example.com/in_1',
};

/** One invoice with the specified fields alone (spec §3; minor units). */
export const literalInvoiceFixture = fixtureOf(literalInvoice);

/** One invoice as the card provider itself sends it (unix seconds): a paid one keeps its amount due. */
export const invoiceFixture = fixtureOf({
  ...literalInvoice,
  number: 'MAY-0001',
  amount_paid: 500_000,
  amount_remaining: 0,
  status: 'paid',
  currency: 'vnd',
  created: 1_795_219_200,
});
