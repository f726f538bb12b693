import { Hono } from 'hono';
import * as v from 'valibot';
import { listPaymentIntents } from '../cards/paymentIntents.ts';
import { cancelCharge } from '../cards/stripe/charges.ts';
import { answer } from '../http/answers.ts';
import { parseInput, readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../session/provider.ts';
import { findUserByEmail } from '../session/users.ts';

/** For tests: a customer's payment intents, and the merchant's cancellation of a payment. */
export const createCardControlRoutes = ({ store, clock }: Provider) =>
  new Hono()
    .get('/', async (c) => {
      const user = await findUserByEmail(store.db, parseInput(v.pipe(v.string(), v.email()), c.req.query('email')));
      if (!user) throw new Refusal(404, 'notFound');
      const intents = await listPaymentIntents(store.db, user.id);
      return answer(c, { succeeded: intents.filter(({ status }) => status === 'succeeded').length, intents });
    })
    .post('/cancel', async (c) => {
      const { transId } = await readJson(c, v.object({ transId: v.string() }));
      const { intent } = await cancelCharge(store.db, transId, clock());
      if (!intent) throw new Refusal(404, 'transactionNotFound');
      return answer(c, { status: intent.status });
    });
