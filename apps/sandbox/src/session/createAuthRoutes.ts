import { signInInputSchema } from '@may/api/schemas';
import { Hono } from 'hono';
import * as v from 'valibot';
import { addSetupIntent } from '../cards/setupIntents.ts';
import { answer } from '../http/answers.ts';
import { readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import { sumLedger } from '../wallet/payments.ts';
import type { World } from '../world.ts';
import { meOnWire } from './meOnWire.ts';
import { verifyPassword } from './passwords.ts';
import { requireUser, type SignedIn } from './requireUser.ts';
import { issueToken } from './tokens.ts';
import { findUserByEmail } from './users.ts';

const credentialsSchema = v.object({
  email: v.pipe(signInInputSchema.entries.email, v.trim(), v.maxLength(254), v.email()),
  password: v.pipe(signInInputSchema.entries.password, v.minLength(1), v.maxLength(1024)),
});

/** Sign-in, the customer's own data and the card setup secret (spec §7). */
export const createAuthRoutes = (world: World) => {
  const { store, clock, signInLimit: limit } = world;

  return new Hono<SignedIn>()
    .post('/login', async (c) => {
      const { email, password } = await readJson(c, credentialsSchema);
      limit.check(email);
      const user = await findUserByEmail(store.db, email);
      if (!(await verifyPassword(password, user?.passwordHash)) || !user) throw limit.refuse(email);
      limit.forget(email);
      if (!user.active) throw new Refusal(403, 'phoneNotConfirmed');
      return answer(c, { token: { accessToken: await issueToken(store.db, user.id, clock()) } });
    })
    .get('/me', requireUser(world), async (c) => {
      const user = c.get('user');
      return answer(c, meOnWire(user, await sumLedger(store.db, user.id), world.profile));
    })
    .get('/card', requireUser(world), async (c) =>
      answer(c, { client_secret: await addSetupIntent(store.db, c.get('user').id, clock()) }),
    );
};
