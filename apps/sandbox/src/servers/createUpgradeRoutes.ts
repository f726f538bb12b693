import { updateDisksInputSchema, updateDomainsInputSchema, updatePlanInputSchema } from '@may/api/schemas';
import { type Context, Hono } from 'hono';
import { envelope } from '../http/answers.ts';
import { readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import { createAnswerOnce, readKey } from '../session/createOnce.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import { type AnnouncerNeeds, createAnnouncer } from './createAnnouncer.ts';
import type { Ordering } from './createOrders.ts';
import { parseDomains, refuseTakenDomains, refuseUnverified } from './customDomainRules.ts';
import type { TopUpByCard } from './payInvoice.ts';
import { readOwnServer } from './readOwnServer.ts';
import { changeServer, lockServer, type ServerChanges } from './servers.ts';
import type { StoredServer } from './serverTables.ts';
import { parseDisks, parsePlanChange, refuseOtherServer, refuseUnready } from './upgradeRules.ts';
import { type Upgraded, upgradeServer } from './upgradeServer.ts';

/** `leadToServers`: every name counts as verified. */
type UpgradeNeeds = AnnouncerNeeds & { ordering: Ordering; dns: { leadToServers: boolean } };

/**
 * Changes of a server's plan and disks, charged at once for the rest of the month, and of its domains (spec §7). A new name must lead to
 * the server; a name that is left out is removed.
 */
export const createUpgradeRoutes = (provider: UpgradeNeeds, topUpByCard: TopUpByCard) => {
  const { store, clock, ordering, dns } = provider;
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
    })
    .put('/:id/domain', requireUser(provider), async (c) => {
      const { id, userId, name } = await readOwnServer(c, store.db);
      const body = await readJson(c, updateDomainsInputSchema);
      refuseOtherServer(body, { id, name });
      // As for a record, a key is welcome and not required: the same list twice changes nothing.
      const key = (provider.profile === 'rich' && c.req.header('Idempotency-Key')?.slice(0, 255)) || null;
      return answerOnce(c, { userId, route: `domains ${id}`, key, body }, clock(), async (tx) => {
        const server = await lockServer(tx, id);
        if (!server) throw new Refusal(404, 'notFound');
        refuseUnready(server);
        const customDomains = parseDomains(body.domains, server);
        const added = customDomains.filter((name) => !server.customDomains.includes(name));
        await refuseTakenDomains(tx, added);
        if (!dns.leadToServers) await refuseUnverified(tx, server, added);
        await changeServer(tx, id, { customDomains });
        return { status: 200, body: envelope(undefined) };
      });
    });
};
