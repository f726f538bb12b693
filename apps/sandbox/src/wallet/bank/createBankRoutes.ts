import { Hono } from 'hono';
import * as v from 'valibot';
import { refuseOtherOrigins } from '../../http/guards.ts';
import { languageOf } from '../../http/language.ts';
import { readForm } from '../../http/readInput.ts';
import { Refusal } from '../../http/refusal.ts';
import { sendPage } from '../../http/sendPage.ts';
import type { AfterTopUp, Provider } from '../../session/provider.ts';
import type { LateWork } from '../../time/createLateWork.ts';
import { findPayment, type Outcome, settlePayment } from '../payments.ts';
import { deadPage, type Payee, paymentPage, returnAddress } from './bankPages.ts';

const actionSchema = v.object({ action: v.picklist(['pay', 'cancel', 'fail', 'loseAnswer']) });

const outcomes = {
  pay: 'succeeded',
  loseAnswer: 'succeeded',
  cancel: 'cancelled',
  fail: 'failed',
} as const satisfies Record<v.InferOutput<typeof actionSchema>['action'], Outcome>;

/** `isLate`: the bank confirms a payment `lateness` milliseconds after the customer has returned. */
export type Bank = { isLate: boolean; lateness: number };

type BankNeeds = Provider & Payee & { bank: Bank; late: LateWork; orders: AfterTopUp };

/** The bank's page after a checkout: the customer chooses the outcome of the payment. */
export const createBankRoutes = ({ store, clock, bank, late, orders, payee, portalOrigin }: BankNeeds) => {
  /** Ends a payment. A success may also pay for a server. */
  const settle = async (code: string, outcome: Outcome) => {
    const settled = await settlePayment(store.db, code, outcome, clock());
    if (settled?.changed && outcome === 'succeeded') await orders.payOpenInvoice(settled.payment.userId);
    return settled;
  };

  return new Hono()
    .get('/:code', async (c) => {
      const language = languageOf(c);
      const payment = await findPayment(store.db, c.req.param('code'));
      if (!payment) throw new Refusal(404, 'transactionNotFound');
      return sendPage(c, paymentPage(payment, language, { payee, portalOrigin }));
    })
    .post('/:code', refuseOtherOrigins(), async (c) => {
      const language = languageOf(c);
      const { action } = await readForm(c, actionSchema);
      const code = c.req.param('code');
      if (action === 'pay' && bank.isLate) {
        late.add(bank.lateness, () => settle(code, 'succeeded'));
        return c.redirect(returnAddress(code, portalOrigin), 303);
      }
      const settled = await settle(code, outcomes[action]);
      if (!settled) throw new Refusal(404, 'transactionNotFound');
      return action === 'loseAnswer'
        ? sendPage(c, deadPage(language))
        : c.redirect(returnAddress(code, portalOrigin), 303);
    });
};
