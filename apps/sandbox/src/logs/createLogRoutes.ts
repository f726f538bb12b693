import { Hono } from 'hono';
import { answer } from '../http/answers.ts';
import { Refusal } from '../http/refusal.ts';
import { readOwnServer } from '../servers/readOwnServer.ts';
import type { Provider } from '../session/provider.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import type { Logs } from './createLogs.ts';

/** The address of a server's log: a text, and an object with it at the rich provider (spec §7). */
export const createLogRoutes = (provider: Provider & { logs: Pick<Logs, 'settings' | 'tickets'> }) => {
  const { store, logs } = provider;

  return new Hono<SignedIn>().get('/:id/log', requireUser(provider), async (c) => {
    const { id, userId, domain } = await readOwnServer(c, store.db);
    if (domain === null) throw new Refusal(422, 'logNotReady');
    const { host, protocol } = new URL(c.req.url);
    const ticket = logs.tickets.issue({ serverId: id, userId });
    const origin = `${protocol.replace('http', 'ws')}//${host}`;
    const url = `${origin}/logs/${id}?ticket=${ticket}`;
    return answer(c, provider.profile === 'rich' ? { url } : url);
  });
};
