import type { Announcement } from '@may/domain';
import { isPresentCustomer } from '../session/isPresentCustomer.ts';
import { createStorage, localStore } from '../storage/createStorage.ts';
import { readAccessToken, readSession } from '../storage/storedSession.ts';
import { createHistory, type NoticeHistory } from './createHistory.ts';

const plain = (email: string) => email.trim().toLowerCase();

let isWritingRefusals = false;
let open: { customerId: string; history: NoticeHistory } | undefined;

/** The history of a customer, one for the bell and the page. */
export const customerHistory = (customerId: string): NoticeHistory => {
  if (open?.customerId !== customerId) {
    const isOpen = () => (isWritingRefusals || readAccessToken() !== null) && isPresentCustomer(customerId);
    const durable = createStorage(() => window.localStorage);
    const history = createHistory({ storage: localStore, durable, customerId, isOpen, page: globalThis });
    open = { customerId, history };
  }
  return open.history;
};

/** Writes refused attempts to sign in as this tab's customer, or to unlock: these alone also while the session is locked. */
export const writeRefusals = (refusals: readonly { email: string; announcement: Announcement; at: number }[]): void => {
  const me = readSession()?.me;
  isWritingRefusals = true;
  try {
    for (const { email, announcement, at } of refusals)
      if (me && plain(email) === plain(me.email)) customerHistory(me.id).add([announcement], at, null);
  } finally {
    isWritingRefusals = false;
  }
};
