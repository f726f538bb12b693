import { Hono } from 'hono';
import * as v from 'valibot';
import { answer } from '../http/answers.ts';
import { parseInput } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../session/provider.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import { findPayment, listMovements } from './payments.ts';
import { transactionDetailOnWire } from './transactionDetailOnWire.ts';
import { transactionOnWire } from './transactionOnWire.ts';

/** Exactly one code: two readers of a URL could disagree about a repeated parameter. */
const querySchema = v.object({
  transactionCode: v.strictTuple([v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))]),
});

/** Transactions and the state of one payment (spec §7). */
export const createWalletRoutes = (provider: Provider) => {
  const { store } = provider;

  return new Hono<SignedIn>()
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
      return answer(
        c,
        movements.map((movement) => transactionOnWire(movement, provider.profile)),
      );
    });
};
