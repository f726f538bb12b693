import { type AttemptPhase, isUnresolved } from '@may/domain';
import type { OpenedAttempt, OpenRequest, SendRequest } from '@may/machines';
import { isRunning, onlyTab } from '../../provider/onlyTab.ts';
import { kindOf } from '../../provider/toRejection.ts';
import { type AttemptMemory, type Prepared, rememberAttempt } from './rememberAttempt.ts';

/** One kind of attempt, as far as it differs from the others: top-ups, orders. */
export type AttemptKind<Intent, Attempt, Receipt> = {
  store: AttemptMemory<Attempt> & { change: (key: string, changes: { phase: 'open' }) => void };
  userId: string;
  /** The name of the lock under which one tab of this browser sends. */
  lock: string;
  createKey: () => string;
  /** True if the attempt is for what the intent asks for. */
  isSame: (attempt: Attempt, intent: Intent) => boolean;
  /**
   * The attempt that a press for `intent` would repeat; with `seen`, also one that another tab has begun since those were listed, however
   * it ended. `recent` is any of the last 15 minutes.
   */
  findSame: (intent: Intent, seen?: readonly Attempt[] | 'recent') => Attempt | undefined;
  /** True if two tabs began the same at the same moment, and `other` is the one to be sent. */
  hasPriority: (other: Attempt, own: Attempt) => boolean;
  /** Reads what a new attempt must remember. `competing` is the attempt of another tab that the last press gave way to. */
  before: (intent: Intent, competing: () => Attempt | undefined) => Promise<Prepared<Attempt>>;
  /** The provider's receipt for the attempt, as far as it is remembered. */
  receiptOf: (attempt: Attempt) => Receipt | null;
  /** Sends the request and remembers its answer; rejects in the words of the attempt's chart. */
  post: (attempt: Attempt, intent: Intent) => Promise<Receipt>;
  /** Remembers that the provider surely refused the attempt. */
  refuse: (key: string) => void;
  /** True if the request was sent a second time while its first answer was awaited. */
  wasSentAgain?: (key: string) => boolean;
  /** Asks at once for what a lost answer would have told. */
  recover?: (key: string) => Promise<Receipt | null>;
};

/**
 * What happens once, whatever is pressed or lost (docs/decisions/0003): remembered before it is sent, sent by one tab at a time, and
 * kept while its answer is unknown.
 */
export const createAttempts = <Intent, Attempt extends { key: string; phase: AttemptPhase }, Receipt>(
  kind: AttemptKind<Intent, Attempt, Receipt>,
) => {
  const { store, userId, lock, createKey, findSame, receiptOf } = kind;
  /** The keys of the attempts of other tabs that presses of this tab gave way to. */
  const supersededBy = new Set<string>();
  const takeCompeting = (intent: Intent): (() => Attempt | undefined) => {
    const key = [...supersededBy].find((one) => {
      const attempt = store.find(one);
      return attempt !== undefined && kind.isSame(attempt, intent);
    });
    if (key === undefined) return () => undefined;
    supersededBy.delete(key);
    return () => store.find(key);
  };
  const goOn = async (known: Attempt): Promise<OpenedAttempt<Receipt>> => ({
    key: known.key,
    isKnown: true,
    isSending: await isRunning(lock),
    receipt: receiptOf(known),
  });

  return {
    /** Finds the attempt to go on with, or remembers a new one before its first byte is sent; nothing once the page is left (`signal`). */
    open: async ({ intent, key }: OpenRequest<Intent>, signal?: AbortSignal): Promise<OpenedAttempt<Receipt>> => {
      if (key !== null) {
        const known = store.find(key);
        return known ? goOn(known) : { key, isKnown: true, isSending: false, receipt: null };
      }
      const competing = takeCompeting(intent);
      const find = (seen?: readonly Attempt[]) => findSame(intent, seen);
      const prepare = () => kind.before(intent, competing);
      const { attempt, isKnown } = await rememberAttempt(store, userId, find, prepare, createKey, signal);
      return isKnown ? goOn(attempt) : { key: attempt.key, isKnown, isSending: false, receipt: null };
    },

    /** Sends the attempt, in one tab at a time; rejects in the words of the attempt's chart. */
    send: async ({ intent, key, mayHaveArrived }: SendRequest<Intent>): Promise<Receipt> => {
      try {
        return await onlyTab(lock, async () => {
          const own = store.find(key);
          // Another tab was told how it ended, or how to go on with it: there is nothing to send.
          if (own && (!isUnresolved(own) || receiptOf(own) !== null)) throw { kind: 'answered', serverMessage: null };
          // An attempt that is not remembered gave way to another tab's.
          if (!own || (!mayHaveArrived && store.list(userId).some((other) => kind.hasPriority(other, own))))
            throw { kind: 'otherTab', serverMessage: null };
          return kind.post(own, intent);
        });
      } catch (failure) {
        const why = kindOf(failure);
        if (why === 'answered') throw failure;
        // A refusal of the first request says nothing about the second one.
        const wasSentAgain = kind.wasSentAgain?.(key) ?? false;
        if (mayHaveArrived || wasSentAgain || why === 'unknown') {
          // Another tab may have been told how it ended, or put it away: that stays.
          if (store.find(key)?.phase === 'begun') store.change(key, { phase: 'open' });
          const receipt = why === 'otherTab' ? null : await kind.recover?.(key).catch(() => null);
          if (receipt) return receipt;
        } else if (why === 'otherTab') {
          store.forget(key);
          const competing = findSame(intent, 'recent');
          if (competing) supersededBy.add(competing.key);
        } else kind.refuse(key);
        if (wasSentAgain && !mayHaveArrived) throw { kind: 'unknown', serverMessage: null };
        throw failure;
      }
    },
  };
};
