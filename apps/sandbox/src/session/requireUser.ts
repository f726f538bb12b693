import { createMiddleware } from 'hono/factory';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from './provider.ts';
import { findUserByToken } from './tokens.ts';
import type { User } from './users.ts';

/** What the handlers behind `requireUser` find in the context. */
export type SignedIn = { Variables: { user: User } };

/** Lets only requests with a known bearer token pass; everything else is 401. */
export const requireUser = ({ store }: Pick<Provider, 'store'>) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const token = /^Bearer ([\w-]{20,200})$/.exec(c.req.header('Authorization') ?? '')?.[1];
    const user = token ? await findUserByToken(store.db, token) : undefined;
    if (!user) throw new Refusal(401, 'signInFirst');
    c.set('user', user);
    await next();
  });
