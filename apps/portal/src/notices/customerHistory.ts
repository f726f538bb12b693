import { isPresentCustomer } from '../session/isPresentCustomer.ts';
import { localStore } from '../storage/createStorage.ts';
import { readAccessToken, readSession } from '../storage/storedSession.ts';
import { createHistory, type NoticeHistory } from './createHistory.ts';

let open: { customerId: string; history: NoticeHistory } | undefined;

/** The history of a customer, one for the whole page. A locked session takes nothing but the refusal of an unlock. */
export const customerHistory = (customerId: string): NoticeHistory => {
  if (open?.customerId !== customerId) {
    const history = createHistory({
      storage: localStore,
      customerId,
      isOpen: (kind) => isPresentCustomer(customerId) && (readAccessToken() !== null || kind === 'unlockRefused'),
    });
    open = { customerId, history };
  }
  return open.history;
};

/** Keeps a refused unlock for the locked customer: an unlock, a reload or another tab must not lose it. */
export const keepRefusedUnlock = (failure: unknown): void => {
  const me = readSession()?.me;
  const isRefusal = Object(failure).kind === 'refused';
  if (me && isRefusal) customerHistory(me.id).add({ kind: 'unlockRefused', subject: null, remedy: null }, Date.now());
};
