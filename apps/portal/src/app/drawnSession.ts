import { createApi, type Me } from '@may/api';
import { sessionMachine } from '@may/machines';
import { createActor } from 'xstate';
import { meQueries } from '../data/me.queries.ts';
import { createQueryClient } from '../data/queryClient.ts';
import type { Session } from '../session/createSession.ts';
import type { LazySession } from '../session/lazySession.ts';

const unnamed: Me = { id: 'drawn', email: '', name: null, region: 'VN', balance: null };

/** The session of the pages that the build draws: its customer has no name, and each read waits for an answer. */
export const createDrawnSession = (): LazySession => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(meQueries.all, unnamed);
  const session: Session = {
    actor: createActor(sessionMachine),
    api: createApi({ baseUrl: 'https://drawn.invalid', getToken: () => null }),
    queryClient,
    prime: async () => undefined,
    region: () => null,
    state: () => 'signedIn',
  };
  return { drawn: 'signedIn', current: () => session, load: async () => session, subscribe: () => () => undefined };
};
