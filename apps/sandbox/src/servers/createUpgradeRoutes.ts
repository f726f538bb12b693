import { updateDisksInputSchema, updatePlanInputSchema } from '@may/api/schemas';
import { type Context, Hono } from 'hono';
import { envelope } from '../http/answers.ts';
import { readJson } from '../http/readInput.ts';
import { createAnswerOnce, readKey } from '../session/createAnswerOnce.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import type { TopUpByCard } from './chargeServer.ts';
import { type AnnouncerNeeds, createAnnouncer } from './createAnnouncer.ts';
import type { Ordering } from './createOrders.ts';
import { readOwnServer } from './readOwnServer.ts';
import type { ServerChanges } from './servers.ts';
import type { StoredServer } from './serverTables.ts';
import { parseDisks, parsePlanChange, refuseOtherServer } from './upgradeRules.ts';
import { type Upgraded, upgradeServer } from './upgradeServer.ts';

type UpgradeNeeds = AnnouncerNeeds & { ordering: Ordering };

/** Changes of a server's plan and disks (spec §7), charged at once for the rest of the month. */
export const createUpgradeRoutes = (provider: UpgradeNeeds, topUpByCard: TopUpByCard) => {
  const { store, clock, ordering } = provider;
  const announce = createAnnouncer(provider);
  const answerOnce = createAnswerOnce(store.db);

  const answerUpgrade = async (
    c: Context<SignedIn>,
    { id }: StoredServer,
    asked: { part: 'plan' | 'disk'; body: unknown },
    decide: (server: StoredServer) => ServerChanges,
  ): Promise<Response> => {
    const [user, key, now] = [c.get('user'), readKey(c, provider.profile), clock()];
    let upgraded: Upgraded | undefined;
    const attempt = { userId: user.id, route: `${asked.part} ${id}`, key, body: asked.body };
    const response = await answerOnce(c, attempt, now, async (tx) => {
      upgraded = await upgradeServer(tx, { user, id }, decide, { ...ordering, topUpByCard, now });
      return { status: 200, body: envelope(undefined) };
    });
    // After the commit: a rolled-back upgrade must have no consequences.
    if (upgraded) await tell(upgraded);
    return response;
  };
  const tell = async ({ server, invoice }: Upgraded): Promise<void> => {
    if (invoice) await announce.invoice('invoice.created', invoice);
    if (invoice) await announce.invoice('invoice.paid', invoice);
    await announce.subscription('subscription.updated', server);
  };

  return new Hono<SignedIn>()
    .put('/:id', requireUser(provider), async (c) => {
      const server = await readOwnServer(c, store.db);
      const body = await readJson(c, updatePlanInputSchema);
      refuseOtherServer(body, server);
      const decide = (locked: StoredServer) => parsePlanChange(body, locked, ordering.plans);
      return answerUpgrade(c, server, { part: 'plan', body }, decide);
    })
    .put('/:id/disk', requireUser(provider), async (c) => {
      const server = await readOwnServer(c, store.db);
      const body = await readJson(c, updateDisksInputSchema);
      refuseOtherServer(body, server);
      return answerUpgrade(c, server, { part: 'disk', body }, (locked) => parseDisks(body, locked));
    });
};
