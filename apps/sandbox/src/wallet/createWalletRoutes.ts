import { Hono } from 'hono';
import * as v from 'valibot';
import { answer } from '../http/answers.ts';
import { parseInput } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import type { World } from '../world.ts';
import { findPayment, listMovements } from './payments.ts';
import { transactionDetailOnWire } from './transactionDetailOnWire.ts';
import { transactionOnWire } from './transactionOnWire.ts';

/** Exactly one code: a repeated parameter would let two readers of the URL see two payments. */
const querySchema = v.object({
  transactionCode: v.strictTuple([v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))]),
});

/** Transactions and the state of one payment (spec §7). */
export const createWalletRoutes = (world: World) => {
  const { store } = world;

  return new Hono<SignedIn>()
    .get('/get-transaction', requireUser(world), async (c) => {
      const [code] = parseInput(querySchema, c.req.queries()).transactionCode;
      const payment = await findPayment(store.db, code);
      const isTheirs = payment?.userId === c.get('user').id;
      const detail = isTheirs ? transactionDetailOnWire(payment, world.profile) : null;
      if (!detail) throw new Refusal(404, 'transactionNotFound');
      return answer(c, detail);
    })
    .get('/stripe', requireUser(world), async (c) => {
      const movements = await listMovements(store.db, c.get('user').id);
      return answer(
        c,
        movements.map((movement) => transactionOnWire(movement, world.profile)),
      );
    });
};
