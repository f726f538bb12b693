import type { Permit } from '@may/api';
import { isUnresolved, type TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { OpenedAttempt, OpenRequest, SendRequest } from '@may/machines/attempt/attempt.types.ts';
import { isRunning, onlyTab } from '../../browser/onlyTab.ts';
import { kindOf } from '../../data/toRejection.ts';
import type { Mark } from './attemptRows.ts';
import { type AttemptMemory, type Prepared, rememberAttempt } from './rememberAttempt.ts';

/** The differences between the kinds of attempt (top-ups, orders). */
export type AttemptKind<Intent, Attempt, Receipt> = {
  store: AttemptMemory<Attempt> & {
    change: (key: string, changes: { phase: 'open' }) => void;
    mark: (key: string, ...marking: Parameters<Mark<Attempt>>) => void;
  };
  userId: string;
  /** The name of the lock under which one tab of this browser sends. */
  lock: string;
  createKey: () => string;
  /** The attempt that a press for `intent` repeats; none that was `over` at the press. */
  findSame: (intent: Intent, over: readonly string[]) => Attempt | undefined;
  /** True if two tabs began the same purchase at the same moment and `other` is the one to send. */
  hasPriority: (other: Attempt, own: Attempt) => boolean;
  /** Reads the facts that a new attempt remembers. */
  before: (intent: Intent, permit: Permit) => Promise<Prepared<Attempt>>;
  /** The provider's receipt for the attempt; null if this browser has none. */
  receiptOf: (attempt: Attempt) => Receipt | null;
  /** Calls `mark`, sends the request and stores its answer. Rejects with a failure that the attempt's chart knows. */
  post: (attempt: Attempt, intent: Intent, permit: Permit, mark: Mark<Attempt>) => Promise<Receipt>;
  /** Stores that the provider has refused the attempt for certain. */
  refuse: (key: string) => void;
  /** True if the provider may have forgotten the attempt's key: a second request could be a second purchase. */
  isForgotten: (attempt: Attempt) => boolean;
  /** Asks the provider at once for the receipt of a lost answer; `why` is the kind of the failure. */
  recover?: (key: string, why: string, permit: Permit) => Promise<Receipt | null>;
};

/**
 * Sends a purchase once (docs/decisions/0003): stores the attempt before the first request, sends it in one tab at a time, and keeps it
 * while the answer is unknown.
 */
export const createAttempts = <Intent, Attempt extends Pick<TopUpAttempt, 'key' | 'phase' | 'timesSent'>, Receipt>(
  kind: AttemptKind<Intent, Attempt, Receipt>,
) => {
  const { store, userId, lock, createKey, findSame, receiptOf } = kind;
  const openKnown = async (known: Attempt): Promise<OpenedAttempt<Receipt>> => ({
    key: known.key,
    isKnown: true,
    isSending: await isRunning(lock),
    receipt: receiptOf(known),
  });

  return {
    /** Finds the attempt to continue, or stores a new one before its first request; none after the customer left the page. */
    open: async ({ intent, key, over }: OpenRequest<Intent>, permit: Permit): Promise<OpenedAttempt<Receipt>> => {
      if (key !== null) {
        const known = store.find(key);
        return known ? openKnown(known) : { key, isKnown: true, isSending: false, receipt: null };
      }
      const find = () => findSame(intent, over);
      const prepare = () => kind.before(intent, permit);
      const { attempt, isKnown } = await rememberAttempt(store, find, prepare, createKey, permit);
      return isKnown ? openKnown(attempt) : { key: attempt.key, isKnown, isSending: false, receipt: null };
    },

    /** Sends the attempt in one tab at a time. Rejects with a failure that the attempt's chart knows. */
    send: async ({ intent, key, mayHaveArrived, isWarned }: SendRequest<Intent>, permit: Permit): Promise<Receipt> => {
      /** The requests that this call has sent: 0 or 1. */
      let ownSent = 0;
      try {
        return await onlyTab(lock, async () => {
          const own = store.find(key);
          // Another tab has stored the outcome or the receipt: there is nothing to send.
          if (own && (!isUnresolved(own) || receiptOf(own) !== null)) throw { kind: 'answered', serverMessage: null };
          // An attempt that is missing was dropped in favour of another tab's.
          if (!own || (!mayHaveArrived && store.list(userId).some((other) => kind.hasPriority(other, own))))
            throw { kind: 'otherTab', serverMessage: null };
          if (mayHaveArrived && !isWarned && kind.isForgotten(own)) throw { kind: 'keyForgotten', serverMessage: null };
          return kind.post(own, intent, permit, (...marking) => {
            store.mark(key, ...marking);
            ownSent = 1;
          });
        });
      } catch (failure) {
        const why = kindOf(failure);
        if (why === 'answered' || why === 'keyForgotten') throw failure;
        const known = store.find(key);
        // This refusal does not prove that another request failed: another tab's, or a question with the same key.
        const wasSentAgain = known !== undefined && (known.phase === 'open' || known.timesSent > ownSent);
        if (mayHaveArrived || wasSentAgain || why === 'unknown') {
          // Another tab may have settled or dismissed the attempt, or be sending it: its change stays, and its refusal stays final.
          if (known?.phase === 'begun' && why !== 'otherTab') store.change(key, { phase: 'open' });
          const receipt = why === 'otherTab' ? null : await kind.recover?.(key, why, permit).catch(() => null);
          if (receipt) return receipt;
        } else if (why === 'otherTab') {
          // A retry of this press finds the other tab's attempt, ended or not: it was not over at the press.
          store.forget(key);
        } else kind.refuse(key);
        if (wasSentAgain && !mayHaveArrived) throw { kind: 'unknown', serverMessage: null };
        throw failure;
      }
    },
  };
};
