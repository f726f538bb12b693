import { channelOf } from '@may/api/schemas';
import { Hono } from 'hono';
import * as v from 'valibot';
import { listPaymentIntents } from '../cards/intents.ts';
import { listDomains, listRecords } from '../domains/domains.ts';
import { faultRuleSchema } from '../faults/faultSchema.ts';
import { answer } from '../http/answers.ts';
import { type Cast, castSchema } from '../http/profile.ts';
import { parseInput, readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import { sendPage } from '../http/sendPage.ts';
import { findUserByEmail, listCodes } from '../session/users.ts';
import type { Time } from '../time/createTime.ts';
import { listMovements, listPayments, sumLedger } from '../wallet/payments.ts';
import { phonesPage, scenarioListPage } from './controlPages.ts';
import type { Scenarios } from './createScenarios.ts';
import type { ScenarioTarget } from './scenarios.ts';

const eventSchema = v.object({
  email: v.string(),
  event: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  data: v.optional(v.unknown(), {}),
});

type ControlNeeds = Pick<ScenarioTarget, 'store' | 'faults' | 'quirks' | 'realtime' | 'logs'> & {
  time: Time;
  cspReports: readonly unknown[];
  /** Restores the seeded start. */
  reset: () => Promise<void>;
  play: (cast: Cast, seed?: number) => void;
};

/** The sandbox's controls under `/__sandbox`, for tests and for people who try it; loopback only. */
export const createControlRoutes = (world: ControlNeeds, scenarios: Scenarios) => {
  const { time, faults, realtime, logs, cspReports, reset } = world;
  const { db } = world.store;
  const idOf = async (email: string | undefined): Promise<string> => {
    const user = await findUserByEmail(db, parseInput(v.pipe(v.string(), v.email()), email));
    if (!user) throw new Refusal(404, 'notFound');
    return user.id;
  };

  return new Hono()
    .get('/faults', (c) => answer(c, faults.list()))
    .post('/faults', async (c) => answer(c, faults.add(await readJson(c, faultRuleSchema)), 201))
    .delete('/faults', (c) => {
      faults.clear();
      return answer(c, []);
    })
    .get('/ledger', async (c) => {
      const id = await idOf(c.req.query('email'));
      const payments = await listPayments(db, id);
      const keyOf = new Map(payments.map(({ code, attemptKey }) => [code, attemptKey]));
      const rows = (await listMovements(db, id)).map((row) => ({
        ...row,
        attemptKey: (row.paymentId && keyOf.get(row.paymentId)) ?? null,
      }));
      return answer(c, { balance: await sumLedger(db, id), rows, payments });
    })
    .get('/intents', async (c) => {
      const intents = await listPaymentIntents(db, await idOf(c.req.query('email')));
      return answer(c, { succeeded: intents.filter(({ status }) => status === 'succeeded').length, intents });
    })
    .get('/dns', async (c) => {
      const domains = await listDomains(db, await idOf(c.req.query('email')));
      const withRecords = domains.map(async (domain) => ({ ...domain, records: await listRecords(db, domain.id) }));
      return answer(c, { domains: await Promise.all(withRecords) });
    })
    .get('/events', (c) => answer(c, realtime.published()))
    .post('/events', async (c) => {
      const { email, event, data } = await readJson(c, eventSchema);
      realtime.publish(channelOf(await idOf(email)), event, data);
      return answer(c, realtime.published().at(-1), 201);
    })
    .get('/logs', (c) => answer(c, { sockets: logs.sockets() }))
    .post('/logs/cut', (c) => answer(c, logs.cut()))
    .get('/phones', async (c) => sendPage(c, phonesPage(await listCodes(db))))
    .get('/csp-reports', (c) => answer(c, cspReports))
    .get('/scenarios', (c) => sendPage(c, scenarioListPage(time, scenarios.armed())))
    .post('/scenarios', async (c) => {
      const { name } = await readJson(c, v.object({ name: v.string() }));
      if (!(await scenarios.arm(name))) throw new Refusal(404, 'notFound');
      return answer(c, { armed: scenarios.armed() }, 201);
    })
    .post('/profile', async (c) => {
      const { profile, seed } = await readJson(c, v.object({ profile: castSchema, seed: v.optional(v.number()) }));
      world.play(profile, seed);
      return answer(c, { profile, quirks: world.quirks.names() });
    })
    .post('/reset', async (c) => answer(c, await reset()));
};
