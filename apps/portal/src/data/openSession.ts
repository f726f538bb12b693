import { isApiError } from '@may/api';
import type { StoredSession } from '../session/storedSession.ts';
import { createPortalApi } from './createPortalApi.ts';

/** Signs in, then reads the customer and the card secret (spec section 4, Login). A missing card secret does not keep anybody out. */
export const openSession = async (credentials: { email: string; password: string }): Promise<StoredSession> => {
  const api = createPortalApi();
  try {
    const { accessToken } = await api.auth.signIn(credentials);
    const [me, card] = await Promise.all([
      api.auth.getMe(accessToken),
      api.auth.getCardSecret(accessToken).catch(() => null),
    ]);
    return { me, accessToken, clientStripe: card?.clientSecret ?? null, locked: false };
  } catch (error) {
    if (isApiError(error) && error.status < 500) throw { kind: 'refused', serverMessage: error.serverMessage };
    throw error;
  }
};
