import { checkoutInputSchema } from '@may/api/schemas';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import { requireUser, type SignedIn } from '../http/requireUser.ts';
import type { Profile } from '../profile.ts';
import { createOnce } from '../store/idempotency.ts';
import type { Database } from '../store/openStore.ts';
import { addPayment } from '../store/payments.ts';
import type { World } from '../world.ts';
import { checkoutOnWire } from './checkoutOnWire.ts';
import { planTopUp } from './topUpRules.ts';

const keySchema = v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x7e]{1,255}$/));

/** The key of the attempt; null where the provider has never heard of keys and every call is a new payment. */
const readKey = (c: Context, profile: Profile): string | null => {
  if (profile === 'literal') return null;
  const key = v.safeParse(keySchema, c.req.header('Idempotency-Key'));
  if (!key.success) throw new Refusal(400, 'idempotencyKeyMissing');
  return key.output;
};

/** The start of a top-up: a payment is created, and the answer leads to the bank (spec §7). */
export const createCheckoutRoutes = (world: World) => {
  const { store, clock } = world;
  const once = createOnce(store.db);

  return new Hono<SignedIn>().post('/', requireUser(world), async (c) => {
    const { profile } = world;
    const userId = c.get('user').id;
    const key = readKey(c, profile);
    const input = await readJson(c, checkoutInputSchema);
    const topUp = planTopUp(input, c.get('user'));
    const now = clock();
    const pay = async (db: Database) => {
      const { code } = await addPayment(db, { ...topUp, userId, attemptKey: key, createdAt: now });
      return checkoutOnWire(code, new URL(c.req.url).origin, profile);
    };
    const result =
      key === null
        ? ({ kind: 'done', answer: await pay(store.db) } as const)
        : await once({ userId, route: 'checkout', key, body: input }, now, pay);
    if (result.kind === 'inFlight') throw new Refusal(409, 'idempotencyInFlight', { retryAfter: 1 });
    if (result.kind === 'mismatch') throw new Refusal(422, 'idempotencyMismatch');
    if (result.kind === 'replayed') c.header('Idempotent-Replayed', 'true');
    return c.json(result.answer.body, result.answer.status);
  });
};
