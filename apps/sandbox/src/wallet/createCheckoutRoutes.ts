import { checkoutInputSchema } from '@may/api/schemas';
import { Hono } from 'hono';
import { readJson } from '../http/readInput.ts';
import { createAnswerOnce, readKey } from '../session/createAnswerOnce.ts';
import type { Provider } from '../session/provider.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import { checkoutOnWire } from './checkoutOnWire.ts';
import { addPayment } from './payments.ts';
import { parseTopUp } from './topUpRules.ts';

/** Creates the payment of a top-up and answers with the bank's address (spec §7). */
export const createCheckoutRoutes = (provider: Provider) => {
  const answerOnce = createAnswerOnce(provider.store.db);

  return new Hono<SignedIn>().post('/', requireUser(provider), async (c) => {
    const { profile } = provider;
    const userId = c.get('user').id;
    const key = readKey(c, profile);
    const input = await readJson(c, checkoutInputSchema);
    const topUp = parseTopUp(input, c.get('user'));
    const now = provider.clock();
    return answerOnce(c, { userId, route: 'checkout', key, body: input }, now, async (tx) => {
      const { code } = await addPayment(tx, { ...topUp, userId, attemptKey: key, createdAt: now });
      return checkoutOnWire(code, new URL(c.req.url).origin, profile);
    });
  });
};
