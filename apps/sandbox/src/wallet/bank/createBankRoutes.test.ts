import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxOfTests, tokenOf } from '../../app/testing/createTestSandbox.ts';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('the bank and the invoice pages', () => {
  const sandbox = sandboxOfTests();
  const token = tokenOf();
  let path: string;
  beforeEach(async () => {
    const json = { amount: 500_000, type: 2, method: 'VIETQR' };
    const headers = { 'Idempotency-Key': 'k' };
    const response = await sandbox.call('POST', '/api/payments/checkout', { token, json, headers });
    path = new URL((await response.json()).result.checkoutUrl).pathname;
  });

  const press = (action: string, headers = {}) =>
    sandbox.call('POST', path, { body: `action=${action}`, headers: { ...form, ...headers } });
  const read = (language: string) => sandbox.call('GET', path, { headers: { 'Accept-Language': language } });
  const code = () => path.split('/').at(-1) ?? '';

  it('shows merchant, amount and code in the browser’s language, without scripts', async () => {
    const response = await read('vi');
    const policy = response.headers.get('Content-Security-Policy');
    const page = await response.text();
    for (const text of ['Mây', '500.000 đ', code(), 'Thanh toán nhưng mất trả lời']) expect(page).toContain(text);
    expect(await (await read('en')).text()).toContain('Pay but lose the answer');
    expect(page).not.toContain('<script');
    const nonce = /<style nonce="([^"]+)">/.exec(page)?.[1];
    expect(policy).toContain(`style-src 'nonce-${nonce}'`);
    expect(policy).not.toContain('script-src');
  });

  it.each([
    ['pay', 'succeeded', 1],
    ['cancel', 'cancelled', 0],
    ['fail', 'failed', 0],
  ])('sends the customer back after %s', async (action, status, moved) => {
    const { rows } = await sandbox.ledger();
    const response = await press(action);
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      `/api/payments/success?transId=${code()}`,
    ]);
    const after = await sandbox.ledger();
    expect(after.payments[0]).toMatchObject({ code: code(), status });
    expect(after.rows).toHaveLength(rows.length + moved);
  });

  it('moves the money and shows no link when the answer is lost', async () => {
    const response = await press('loseAnswer');
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('<a ');
    expect((await sandbox.ledger()).payments[0]).toMatchObject({ status: 'succeeded' });
  });

  it('shows that a payment has ended, links back and charges nothing again', async () => {
    await press('pay');
    const settled = await sandbox.ledger();
    const page = await (await read('en')).text();
    expect(page).toContain('This payment has been made');
    expect(page).toContain(`/api/payments/success?transId=${code()}`);
    expect(page).not.toContain('<form');
    expect((await press('pay')).status).toBe(303);
    expect((await press('cancel')).status).toBe(303);
    expect(await sandbox.ledger()).toEqual(settled);
  });

  it('refuses a form of another site', async () => {
    expect((await press('pay', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await press('pay', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await press('steal')).status).toBe(400);
    expect((await sandbox.ledger()).payments[0]).toMatchObject({ status: 'pending' });
  });

  it('shows an invoice and its PDF, and answers 404 for a draft', async () => {
    const response = await sandbox.call('GET', '/api/payments/stripe/invoices', { token });
    const [draft, open] = (await response.json()).result;
    expect((await sandbox.call('GET', `/__sandbox/invoices/${draft.id}`)).status).toBe(404);
    expect((await sandbox.call('GET', `/__sandbox/invoices/${draft.id}/pdf`)).status).toBe(404);
    expect(await (await sandbox.call('GET', open.hosted_invoice_url)).text()).toContain('960.000 đ');
    const pdf = await sandbox.call('GET', open.invoice_pdf);
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(await pdf.text()).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
  });

  it('pays an invoice from the wallet once and publishes an event', async () => {
    const response = await sandbox.call('GET', '/api/payments/stripe/invoices', { token });
    const [, open] = (await response.json()).result;
    const { balance } = await sandbox.ledger();
    await sandbox.call('POST', open.hosted_invoice_url, { headers: form });
    await sandbox.call('POST', open.hosted_invoice_url, { headers: form });
    expect((await sandbox.ledger()).balance).toBe(balance - 960_000);
    const events = (await (await sandbox.call('GET', '/__sandbox/events')).json()).result;
    expect(events).toMatchObject([
      { channel: 'private-usr_demo', event: 'invoice.paid', data: { id: open.id, amount_paid: 960_000 } },
    ]);
  });
});
