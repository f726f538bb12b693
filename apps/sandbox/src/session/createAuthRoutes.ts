import { signInInputSchema } from '@may/api/schemas';
import { toMajorUnits } from '@may/domain/money.ts';
import { currencyOfRegion } from '@may/domain/region.ts';
import { Hono } from 'hono';
import * as v from 'valibot';
import { answer } from '../http/answers.ts';
import { readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import { verifyPassword } from './passwords.ts';
import type { Provider } from './provider.ts';
import { requireUser, type SignedIn } from './requireUser.ts';
import { issueToken } from './tokens.ts';
import { findUserByEmail } from './users.ts';

const credentialsSchema = v.object({
  email: v.pipe(signInInputSchema.entries.email, v.trim(), v.maxLength(254), v.email()),
  password: v.pipe(signInInputSchema.entries.password, v.minLength(1), v.maxLength(1024)),
});

/** `balanceOf` gives the wallet's balance in minor units. */
type AuthNeeds = Provider & { balanceOf: (userId: string) => Promise<number> };

/** Sign-in and the customer's own data (spec §7). */
export const createAuthRoutes = (provider: AuthNeeds) => {
  const { store, clock, balanceOf } = provider;

  return new Hono<SignedIn>()
    .post('/login', async (c) => {
      const { email, password } = await readJson(c, credentialsSchema);
      const user = await findUserByEmail(store.db, email);
      // `verifyPassword` runs for an unknown e-mail too, so that the time of the answer reveals no account.
      const isRight = await verifyPassword(password, user?.passwordHash);
      if (!user || !isRight) throw new Refusal(401, 'wrongCredentials');
      if (!user.active) throw new Refusal(403, 'phoneNotConfirmed');
      return answer(c, { token: { accessToken: await issueToken(store.db, user.id, clock()) } });
    })
    .get('/me', requireUser(provider), async (c) => {
      const { id, email, name, regionCode } = c.get('user');
      const balance = toMajorUnits({ amount: await balanceOf(id), currency: currencyOfRegion(regionCode) });
      return answer(c, { id, email, balance, region_code: regionCode, ...(provider.profile === 'rich' && { name }) });
    });
};
