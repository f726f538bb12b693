import { createMiddleware } from 'hono/factory';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from './provider.ts';
import { findUserByToken } from './tokens.ts';
import type { User } from './users.ts';

/** The context of handlers behind `requireUser`. */
export type SignedIn = { Variables: { user: User } };

/** Refuses requests without a known bearer token with 401. */
export const requireUser = ({ store }: Pick<Provider, 'store'>) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const token = /^Bearer ([\w-]{20,200})$/.exec(c.req.header('Authorization') ?? '')?.[1];
    const user = token ? await findUserByToken(store.db, token) : undefined;
    if (!user) throw new Refusal(401, 'signInFirst');
    c.set('user', user);
    await next();
  });
