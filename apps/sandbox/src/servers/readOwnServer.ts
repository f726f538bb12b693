import type { Context } from 'hono';
import { Refusal } from '../http/refusal.ts';
import type { SignedIn } from '../session/requireUser.ts';
import type { Database } from '../store/openStore.ts';
import { findServer } from './servers.ts';
import type { StoredServer } from './serverTables.ts';

/** The server of the path. Throws 404 if it belongs to another customer. */
export const readOwnServer = async (c: Context<SignedIn>, db: Database): Promise<StoredServer> => {
  const server = await findServer(db, c.req.param('id') ?? '');
  if (server?.userId !== c.get('user').id) throw new Refusal(404, 'notFound');
  return server;
};
