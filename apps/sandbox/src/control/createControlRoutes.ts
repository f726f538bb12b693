import { Hono } from 'hono';
import * as v from 'valibot';
import { answer } from '../http/answers.ts';
import { faultRuleSchema } from '../faults/faultSchema.ts';
import { parseInput, readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import { seedStore } from '../seed/seedStore.ts';
import { listMovements, listPayments, sumLedger } from '../store/payments.ts';
import { findUserByEmail } from '../store/users.ts';
import type { World } from '../world.ts';

const eventSchema = v.object({
  email: v.optional(v.string()),
  channel: v.optional(v.string()),
  event: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  data: v.optional(v.unknown(), {}),
});

/** The sandbox's levers under `/__sandbox`, for tests and the curious; loopback only. */
export const createControlRoutes = (world: World) => {
  const { store, clock, faults, realtime } = world;
  const userOf = async (email: string | undefined) => {
    const user = await findUserByEmail(store.db, parseInput(v.pipe(v.string(), v.email()), email));
    if (!user) throw new Refusal(404, 'notFound');
    return user;
  };

  return new Hono()
    .get('/faults', (c) => answer(c, faults.list()))
    .post('/faults', async (c) => answer(c, faults.add(await readJson(c, faultRuleSchema)), 201))
    .delete('/faults', (c) => {
      faults.clear();
      return answer(c, []);
    })
    .get('/ledger', async (c) => {
      const { id } = await userOf(c.req.query('email'));
      const payments = await listPayments(store.db, id);
      const keyOf = new Map(payments.map(({ code, attemptKey }) => [code, attemptKey]));
      const rows = (await listMovements(store.db, id)).map((row) => ({
        ...row,
        attemptKey: (row.paymentId && keyOf.get(row.paymentId)) ?? null,
      }));
      return answer(c, { balance: await sumLedger(store.db, id), rows, payments });
    })
    .get('/events', (c) => answer(c, realtime.published()))
    .post('/events', async (c) => {
      const { email, channel, event, data } = await readJson(c, eventSchema);
      realtime.publish(channel ?? `private-${(await userOf(email)).id}`, event, data);
      return answer(c, realtime.published().at(-1), 201);
    })
    .post('/reset', async (c) => {
      faults.clear();
      realtime.forget();
      world.bank.verdict = null;
      await store.clear();
      await seedStore(store, clock());
      return answer(c);
    });
};
