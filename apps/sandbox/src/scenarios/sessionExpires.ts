import { revokeAllTokens } from '../session/tokens.ts';
import type { Scenario } from './scenario.ts';

/** Every session ends now. */
export const sessionExpires: Scenario = {
  sentence: 'Every session ends now.',
  arm: async ({ store }) => {
    await revokeAllTokens(store.db);
    return undefined;
  },
};
