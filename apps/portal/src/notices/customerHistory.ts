import { isPresentCustomer } from '../session/isPresentCustomer.ts';
import { createStorage, localStore } from '../storage/createStorage.ts';
import { readAccessToken } from '../storage/storedSession.ts';
import { createHistory, type NoticeHistory } from './createHistory.ts';

let open: { customerId: string; history: NoticeHistory } | undefined;

/** The history of a customer, one for the bell and the page. */
export const customerHistory = (customerId: string): NoticeHistory => {
  if (open?.customerId !== customerId) {
    const isOpen = () => readAccessToken() !== null && isPresentCustomer(customerId);
    const durable = createStorage(() => window.localStorage);
    const history = createHistory({ storage: localStore, durable, customerId, isOpen, page: window });
    open = { customerId, history };
  }
  return open.history;
};
