import type { Me } from '@may/api';
import type { StoredSession } from './storedSession.ts';

/** A customer as a tab stores it. */
export const meFixture: Me = {
  id: 'usr_demo',
  email: 'demo@may.cloud',
  name: 'Minh Anh',
  region: 'VN',
  balance: { amount: 1_250_000, currency: 'VND' },
};

/** A signed-in session as a tab stores it, with that tab's card secret. */
export const storedSessionFixture = (overrides: Partial<StoredSession> = {}): StoredSession => ({
  me: meFixture,
  accessToken: 'token-1',
  clientStripe: 'seti_1_secret_1',
  locked: false,
  ...overrides,
});
