import { fetchPart } from '@may/ui';
import { isPresentCustomer } from '../../session/isPresentCustomer.ts';
import { readAccessToken } from '../../storage/storedSession.ts';
import type { AttemptTools } from '../attempts/useAttemptTools.ts';
import type { TopUpAttempts } from './createTopUpAttempts.ts';

/** The top-ups of one customer, whose module is fetched by `preload` or at the first payment. A failed fetch is a failed call. */
export const lateTopUpAttempts = (
  tools: AttemptTools,
): Pick<TopUpAttempts, 'open' | 'send' | 'reconcile'> & { preload: () => Promise<unknown> } => {
  let made: TopUpAttempts | null = null;
  const attempts = async (): Promise<TopUpAttempts> => {
    if (made) return made;
    const { topUpAttemptsWith } = await fetchPart(() => import('./topUpAttemptsWith.ts'));
    made ??= topUpAttemptsWith(tools);
    return made;
  };
  return {
    preload: attempts,
    open: async (request, signal) => (await attempts()).open(request, signal),
    send: async (request) => {
      const { send } = await attempts();
      // The fetch takes up to two minutes: the customer may have locked the page or signed out meanwhile. An earlier request may have arrived.
      if (readAccessToken() === null || !isPresentCustomer(tools.userId))
        throw { kind: 'unknown', serverMessage: null };
      return send(request);
    },
    reconcile: async (key) => (await attempts()).reconcile(key),
  };
};
