const invoice = {
  id: 'in_1',
  number: 'MAY-0001',
  amount_due: 500_000,
  amount_paid: 500_000,
  amount_remaining: 0,
  status: 'paid',
  currency: 'vnd',
  created: 1_795_219_200,
  invoice_pdf: 'https://invoices.example.com/in_1.pdf',
  hosted_invoice_url: 'https://invoices.example.com/in_1',
};

/** One invoice as the card provider sends it (minor units, unix seconds); overrides replace whole fields. */
export const invoiceFixture = (
  overrides: Partial<Record<keyof typeof invoice, unknown>> = {},
): Record<string, unknown> => ({ ...invoice, ...overrides });
