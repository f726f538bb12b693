import { updateDomainsInputSchema } from '@may/api/schemas';
import { Hono } from 'hono';
import { envelope } from '../http/answers.ts';
import { readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import { createAnswerOnce } from '../session/createAnswerOnce.ts';
import type { Provider } from '../session/provider.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import { parseDomains, refuseTakenDomains, refuseUnverified } from './customDomainRules.ts';
import { readOwnServer } from './readOwnServer.ts';
import { changeServer, lockServer } from './servers.ts';
import { refuseOtherServer, refuseUnready } from './upgradeRules.ts';

/** `leadToServers`: every name counts as verified. */
type DomainNeeds = Provider & { dns: { leadToServers: boolean } };

/** Replaces the list of a server's domains (spec §7). A new name must lead to the server; a name that is left out is removed. */
export const createCustomDomainRoutes = (provider: DomainNeeds) => {
  const { store, clock, dns } = provider;
  const answerOnce = createAnswerOnce(store.db);

  return new Hono<SignedIn>().put('/:id/domain', requireUser(provider), async (c) => {
    const { id, userId, ...known } = await readOwnServer(c, store.db);
    const body = await readJson(c, updateDomainsInputSchema);
    refuseOtherServer(body, { id, ...known });
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
