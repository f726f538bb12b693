import { createServerInputSchema } from '@may/api/schemas';
import { Hono } from 'hono';
import { answer, envelope } from '../http/answers.ts';
import { readJson } from '../http/readInput.ts';
import { createAnswerOnce, readKey } from '../session/createOnce.ts';
import { hashPassword } from '../session/passwords.ts';
import type { Provider } from '../session/provider.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import { regions } from './catalogue.ts';
import type { Ordering, Orders } from './createOrders.ts';
import { parseOrder } from './orderRules.ts';
import { orderServer } from './orderServer.ts';
import { readOwnServer } from './readOwnServer.ts';
import { listServers } from './servers.ts';
import { planOnWire, regionOnWire, serverOnWire } from './serversOnWire.ts';

/** The regions of hosting servers (spec §7). */
export const createHostingRegionRoutes = (provider: Provider) =>
  new Hono<SignedIn>().get('/cpanel', requireUser(provider), (c) =>
    answer(c, { data: regions.filter(({ kind }) => kind === 'hosting').map(regionOnWire) }),
  );

type ServerNeeds = Provider & {
  ordering: Pick<Ordering, 'plans'>;
  orders: Pick<Orders, 'follow'>;
};

/** Regions, plans, servers and orders. The region decides between WordPress and hosting (spec §7). */
export const createServerRoutes = (provider: ServerNeeds) => {
  const { clock, ordering, orders } = provider;
  const { db } = provider.store;
  const answerOnce = createAnswerOnce(db);

  return new Hono<SignedIn>()
    .use(requireUser(provider))
    .get('/regions', (c) => answer(c, regions.filter(({ kind }) => kind === 'wordpress').map(regionOnWire)))
    .get('/sizes', (c) => {
      const plans = ordering.plans.map((plan) => planOnWire(plan, provider.profile));
      return answer(c, plans);
    })
    .get('/', async (c) => {
      const servers = await listServers(db, c.get('user').id);
      const told = servers.map((server) => serverOnWire(server, provider.profile));
      return answer(c, told);
    })
    .get('/:id', async (c) => answer(c, serverOnWire(await readOwnServer(c, db), provider.profile)))
    .post('/', async (c) => {
      const userId = c.get('user').id;
      const status = provider.profile === 'rich' ? 201 : 200;
      const key = readKey(c, provider.profile);
      const input = await readJson(c, createServerInputSchema);
      const { region, plan } = parseOrder(input, ordering.plans);
      const now = clock();
      let ordered: string | undefined;
      // The body's stored hash is fast to guess: it must not contain the password.
      const { password, ...body } = input;
      const response = await answerOnce(c, { userId, route: 'wp', key, body }, now, async (tx) => {
        const passwordHash = await hashPassword(password);
        const asked = { diskMb: input.disk, mariadbDiskMb: input.mariadb_disk_size, containers: input.replicate };
        const order = { ...asked, region, plan, passwordHash, user: c.get('user'), userName: input.user };
        const server = await orderServer(tx, order, now);
        ordered = server.id;
        return { status, body: envelope({ id: server.id }, status) };
      });
      // After the commit: a rolled-back order must have no consequences.
      if (ordered !== undefined) await orders.follow(ordered);
      return response;
    });
};
