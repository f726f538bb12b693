import { checkoutInputSchema } from '@may/api/schemas';
import { Hono } from 'hono';
import { readJson } from '../http/readInput.ts';
import { createAnswerOnce, readKey } from '../session/createAnswerOnce.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import type { World } from '../world.ts';
import { checkoutOnWire } from './checkoutOnWire.ts';
import { addPayment } from './payments.ts';
import { planTopUp } from './topUpRules.ts';

/** The start of a top-up: a payment is created, and the answer leads to the bank (spec §7). */
export const createCheckoutRoutes = (world: World) => {
  const answerOnce = createAnswerOnce(world.store.db);

  return new Hono<SignedIn>().post('/', requireUser(world), async (c) => {
    const { profile } = world;
    const userId = c.get('user').id;
    const key = readKey(c, profile);
    const input = await readJson(c, checkoutInputSchema);
    const topUp = planTopUp(input, c.get('user'));
    const now = world.clock();
    return answerOnce(c, { userId, route: 'checkout', key, body: input }, now, async (tx) => {
      const { code } = await addPayment(tx, { ...topUp, userId, attemptKey: key, createdAt: now });
      return checkoutOnWire(code, new URL(c.req.url).origin, profile);
    });
  });
};
