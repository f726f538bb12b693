import { Hono } from 'hono';
import * as v from 'valibot';
import { listDomains, listHistory, listRecords } from '../domains/domains.ts';
import { answer } from '../http/answers.ts';
import { parseInput } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../session/provider.ts';
import { findUserByEmail } from '../session/users.ts';

/** For tests: a customer's stored domains, records and history. */
export const createDnsControlRoutes = ({ store }: Provider) =>
  new Hono().get('/', async (c) => {
    const user = await findUserByEmail(store.db, parseInput(v.pipe(v.string(), v.email()), c.req.query('email')));
    if (!user) throw new Refusal(404, 'notFound');
    const domains = await Promise.all(
      (await listDomains(store.db, user.id)).map(async (domain) => ({
        ...domain,
        records: await listRecords(store.db, domain.id),
      })),
    );
    return answer(c, { domains, history: await listHistory(store.db, user.id) });
  });
