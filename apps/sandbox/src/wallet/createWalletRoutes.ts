import { checkoutInputSchema } from '@may/api/schemas';
import { Hono } from 'hono';
import * as v from 'valibot';
import { answer, envelope } from '../http/answers.ts';
import { parseInput, readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import { createAnswerOnce, readKey } from '../session/createOnce.ts';
import type { Provider } from '../session/provider.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import { listInvoices } from './invoices.ts';
import { invoicesOnWire } from './invoicesOnWire.ts';
import { addPayment, findPayment, listMovements } from './payments.ts';
import { parseTopUp } from './topUpRules.ts';
import { transactionDetailOnWire, transactionOnWire } from './transactionOnWire.ts';

/** Exactly one code: two readers of a URL could disagree about a repeated parameter. */
const querySchema = v.object({
  transactionCode: v.strictTuple([v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))]),
});

/** Top-ups at a bank, transactions and invoices (spec §7). */
export const createWalletRoutes = (provider: Provider) => {
  const { store } = provider;
  const answerOnce = createAnswerOnce(store.db);

  return new Hono<SignedIn>()
    .post('/checkout', requireUser(provider), async (c) => {
      const { profile } = provider;
      const userId = c.get('user').id;
      const key = readKey(c, profile);
      const input = await readJson(c, checkoutInputSchema);
      const topUp = parseTopUp(input, c.get('user'));
      const now = provider.clock();
      return answerOnce(c, { userId, route: 'checkout', key, body: input }, now, async (tx) => {
        const { code } = await addPayment(tx, { ...topUp, userId, attemptKey: key, createdAt: now });
        const checkoutUrl = `${new URL(c.req.url).origin}/__sandbox/bank/${code}`;
        return profile === 'rich'
          ? { status: 201, body: envelope({ checkoutUrl, transactionCode: code }, 201) }
          : { status: 200, body: envelope({ checkoutUrl }) };
      });
    })
    .get('/stripe/invoices', requireUser(provider), async (c) => {
      const invoices = await listInvoices(store.db, c.get('user').id);
      return answer(c, invoicesOnWire(invoices, new URL(c.req.url).origin, provider.profile));
    })
    .get('/get-transaction', requireUser(provider), async (c) => {
      const [code] = parseInput(querySchema, c.req.queries()).transactionCode;
      const payment = await findPayment(store.db, code);
      const isTheirs = payment?.userId === c.get('user').id;
      const detail = isTheirs ? transactionDetailOnWire(payment, provider.profile) : null;
      if (!detail) throw new Refusal(404, 'transactionNotFound');
      return answer(c, detail);
    })
    .get('/stripe', requireUser(provider), async (c) => {
      const movements = await listMovements(store.db, c.get('user').id);
      const told = movements.map((movement) => transactionOnWire(movement, provider.profile));
      return answer(c, told);
    });
};
