import { createHash } from 'node:crypto';
import { currencyOfRegion } from '@may/domain/region.ts';
import { storedTopUp } from '../wallet/topUpRules.ts';
import type { invoices, ledger, payments } from '../wallet/walletTables.ts';
import type { AccountEvent } from './accountEvents.ts';
import type { DemoCustomer } from './demoCustomers.ts';

/** Rows to insert, oldest first. */
export type History = {
  payments: (typeof payments.$inferInsert)[];
  invoices: (typeof invoices.$inferInsert)[];
  movements: (typeof ledger.$inferInsert)[];
};

const day = 24 * 60 * 60 * 1000;

const shapes = {
  paid: (amount: number) => ({ status: 'paid', amountDue: amount, amountPaid: amount, amountRemaining: 0 }),
  remainder: (amount: number) => ({ status: null, amountDue: amount, amountPaid: null, amountRemaining: 0 }),
  bare: () => ({ status: null, amountDue: 0, amountPaid: null, amountRemaining: null }),
  open: (amount: number) => ({ status: 'open', amountDue: amount, amountPaid: 0, amountRemaining: amount }),
  draft: (amount: number) => ({ status: 'draft', amountDue: amount, amountPaid: 0, amountRemaining: amount }),
};

/** Writes a customer's history relative to the day of `now`: the same day always gives the same rows. */
export const writeHistory = ({ id: userId, regionCode, events }: DemoCustomer, now: Date): History => {
  const history: History = { payments: [], invoices: [], movements: [] };
  const currency = currencyOfRegion(regionCode);
  const today = Math.floor(now.getTime() / day) * day;
  const timeOf = ({ daysAgo, hour }: AccountEvent) =>
    new Date(Math.min(today - daysAgo * day + hour * 60 * 60 * 1000, now.getTime()));
  const inOrder = [...events].sort((a, b) => timeOf(a).getTime() - timeOf(b).getTime());
  let balance = 0;

  for (const [index, event] of inOrder.entries()) {
    const { amount } = event;
    const createdAt = timeOf(event);
    const month = `${String(createdAt.getUTCMonth() + 1).padStart(2, '0')}/${createdAt.getUTCFullYear()}`;
    const template = 'method' in event ? storedTopUp(event.method).description : event.description;
    const description = template.replace('{month}', month);
    const name = createHash('sha256').update(`${userId} ${index}`).digest('hex');
    const common = { userId, currency, description, createdAt };
    const move = (signed: number, links: { paymentId?: string; invoiceId?: string }) => {
      balance += signed;
      const id = `txn_${name.slice(0, 20)}`;
      history.movements.push({ ...common, ...links, id, amount: signed, endingBalance: balance });
    };
    const invoice = (shape: keyof typeof shapes): string => {
      const id = `in_${name.slice(20, 44)}`;
      const number =
        shape === 'draft' ? null : `MAY-${createdAt.getUTCFullYear()}-${String(index + 1).padStart(4, '0')}`;
      history.invoices.push({ ...common, ...shapes[shape](amount), id, number, published: shape !== 'draft' });
      return id;
    };

    if (event.kind === 'charge') move(-amount, event.invoice ? { invoiceId: invoice(event.invoice) } : {});
    else if (event.kind === 'refund') move(amount, {});
    else if (event.kind === 'invoice') invoice(event.invoice);
    else {
      const code = `MAY${name.slice(44, 60).toUpperCase()}`;
      const status = event.kind === 'unsettled' ? event.status : 'succeeded';
      history.payments.push({ ...common, ...storedTopUp(event.method), code, amount, status, settledAt: createdAt });
      if (event.kind === 'topUp') move(amount, { paymentId: code });
    }
  }
  return history;
};
