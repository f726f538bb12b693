import { checkoutInputSchema } from '@may/api/schemas';
import { toMajorUnits } from '@may/domain';
import { Hono } from 'hono';
import * as v from 'valibot';
import { answer, envelope } from '../http/answers.ts';
import { parseInput, readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import { requireUser, type SignedIn } from '../http/requireUser.ts';
import { createOnce } from '../store/idempotency.ts';
import { addPayment, findPayment, listMovements } from '../store/payments.ts';
import type { World } from '../world.ts';
import { planTopUp } from './topUpRules.ts';
import { transactionOnWire } from './transactionOnWire.ts';

/** Exactly one code: a repeated parameter would let two readers of the URL see two payments. */
const querySchema = v.object({
  transactionCode: v.strictTuple([v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))]),
});
const keySchema = v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x7e]{1,255}$/));

/** Transactions, checkout and the state of one payment (spec §7). */
export const createWalletRoutes = (world: World) => {
  const { store, clock } = world;
  const once = createOnce(store.db);

  return new Hono<SignedIn>()
    .post('/checkout', requireUser(world), async (c) => {
      const user = c.get('user');
      const key = v.safeParse(keySchema, c.req.header('Idempotency-Key'));
      if (!key.success) throw new Refusal(400, 'idempotencyKeyMissing');
      const input = await readJson(c, checkoutInputSchema);
      const topUp = planTopUp(input, user);
      const attempt = { userId: user.id, route: 'checkout', key: key.output, body: input };
      const now = clock();
      const result = await once(attempt, now, async (tx) => {
        const payment = await addPayment(tx, { ...topUp, userId: user.id, attemptKey: key.output, createdAt: now });
        const checkoutUrl = `${new URL(c.req.url).origin}/__sandbox/bank/${payment.code}`;
        return { status: 201, body: envelope({ checkoutUrl, transactionCode: payment.code }, 201) };
      });
      if (result.kind === 'inFlight') throw new Refusal(409, 'idempotencyInFlight', { retryAfter: 1 });
      if (result.kind === 'mismatch') throw new Refusal(422, 'idempotencyMismatch');
      if (result.kind === 'replayed') c.header('Idempotent-Replayed', 'true');
      return c.json(result.answer.body, 201);
    })
    .get('/get-transaction', requireUser(world), async (c) => {
      const [code] = parseInput(querySchema, c.req.queries()).transactionCode;
      const payment = await findPayment(store.db, code);
      if (payment?.userId !== c.get('user').id) throw new Refusal(404, 'transactionNotFound');
      const { description, currency, status, createdAt } = payment;
      return answer(c, {
        transactionCode: code,
        description,
        amount: toMajorUnits(payment),
        currency,
        createdAt: createdAt.toISOString(),
        status,
      });
    })
    .get('/stripe', requireUser(world), async (c) => {
      const movements = await listMovements(store.db, c.get('user').id);
      return answer(c, movements.map(transactionOnWire));
    });
};
