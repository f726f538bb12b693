import { type Api, isApiError, isDefinite, isInvalidResponseError } from '@may/api';
import type { StoredSession } from '../browser/storage/storedSession.ts';
import { keepRefusedUnlock } from '../data/notices/createHistory.ts';

/** The machine's kind of a failed login: only a refusal of the login call itself is a wrong password. */
const toRejection = (error: unknown, isLogin: boolean): unknown => {
  if (isInvalidResponseError(error)) return { kind: 'failing', serverMessage: null };
  if (!isApiError(error)) return error;
  const { status, serverMessage, retryAfterMs } = error;
  if (status === 429) return { kind: 'wait', serverMessage, retryAfterMs, at: Date.now() };
  return { kind: isLogin && isDefinite(error) ? 'refused' : 'failing', serverMessage };
};

/** Signs in, then reads the customer and the card secret (spec section 4, Login). The login also succeeds without a card secret. */
const open = async (
  auth: Pick<Api['auth'], 'signIn' | 'getMe' | 'getCardSecret'>,
  credentials: { email: string; password: string },
): Promise<StoredSession> => {
  const { accessToken } = await auth.signIn(credentials).catch((error: unknown) => {
    throw toRejection(error, true);
  });
  const [me, card] = await Promise.all([
    auth.getMe(accessToken),
    auth.getCardSecret(accessToken).catch(() => null),
  ]).catch((error: unknown) => {
    throw toRejection(error, false);
  });
  return { me, accessToken, clientStripe: card?.clientSecret ?? null, locked: false };
};

/** Opens a session; a refused unlock is kept in the customer's history. */
export const openSession: typeof open = (auth, credentials) =>
  open(auth, credentials).catch((failure: unknown) => {
    keepRefusedUnlock(failure);
    throw failure;
  });
