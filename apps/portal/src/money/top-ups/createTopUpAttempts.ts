import { type Api, vetCheckoutUrl } from '@may/api';
import {
  attemptOfTransaction,
  goesFirst,
  isKeyRemembered,
  isUnresolved,
  type Money,
  type TopUpAttempt,
  type TopUpIntent,
  type Transaction,
  type TransactionDetail,
} from '@may/domain';
import type { Checkout, OpenedAttempt, OpenRequest, SendRequest } from '@may/machines';
import { isRunning, onlyTab } from '../../provider/onlyTab.ts';
import { toRejection } from '../../provider/toRejection.ts';
import type { AttemptStore } from '../attempts/attemptStore.ts';
import { newAttempt } from '../attempts/newAttempt.ts';
import { readRowsBefore } from '../attempts/readRowsBefore.ts';
import { reconcileTopUp } from './reconcileTopUp.ts';

/** What the attempts of one customer need of the app. */
export type TopUpAttemptsOptions = {
  wallet: Pick<Api['wallet'], 'createCheckout' | 'getTransaction'>;
  /** Pays through the other card form; it takes no key, and an answer means that it is paid. */
  payByOtherCard: (amount: Money) => Promise<void>;
  userId: string;
  store: AttemptStore;
  /** Whether the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Exact host names the customer may be sent to; undefined allows any that passes the gate. */
  checkoutHosts: readonly string[] | undefined;
  /** The transaction log as it is now. */
  listTransactions: () => Promise<readonly Transaction[]>;
  /** Called when an attempt has its answer: the wallet may have changed. */
  onSettled?: () => void;
  createKey?: () => string;
  now?: () => number;
};

/** The top-up attempts of a customer: begun, sent and asked about in one place, for the flow, the tray and the way back from the bank. */
export type TopUpAttempts = ReturnType<typeof createTopUpAttempts>;

/** Connects the attempts to the provider and to what this browser remembers (docs/decisions/0003). */
export const createTopUpAttempts = ({
  wallet,
  payByOtherCard,
  userId,
  store,
  sendsKeys,
  checkoutHosts,
  listTransactions,
  onSettled = () => undefined,
  createKey = () => crypto.randomUUID(),
  now = Date.now,
}: TopUpAttemptsOptions) => {
  const lock = `pay:${userId}`;
  /** The attempts of other tabs that presses of this one gave way to, by what was to be paid. */
  const gaveWayTo = new Map<string, string>();
  const purchaseOf = ({ amount, method }: TopUpIntent) => `${method} ${amount.amount} ${amount.currency}`;

  // Vetted again: what lies in a browser's storage could have been written by anybody who sat there.
  const receiptOf = ({ checkoutUrl }: TopUpAttempt): Checkout | null => {
    const vetted = vetCheckoutUrl(checkoutUrl, { allowedHosts: checkoutHosts });
    return vetted.ok ? { url: vetted.url, host: vetted.host } : null;
  };

  const change = (key: string, changes: Partial<TopUpAttempt>) => {
    const attempt = store.find(key);
    // Another tab may have settled it meanwhile: that stays.
    if (attempt && attempt.outcome === null) store.save({ ...attempt, ...changes });
  };

  const settle = (key: string, outcome: 'succeeded' | 'failed' | 'cancelled', credit?: Transaction) => {
    store.settle(key, outcome, credit);
    onSettled();
  };

  const reconcile = reconcileTopUp({
    wallet,
    userId,
    store,
    sendsKeys,
    checkoutHosts,
    listTransactions,
    lock,
    change,
    settle,
    receiptOf,
    now,
  });

  /**
   * An old attempt of the purchase that was paid since, or that cannot be asked about now: it is told before the same is begun anew.
   * What is not paid after 15 minutes is a payment that the customer never made at the bank.
   */
  const findPaidSince = async (intent: TopUpIntent): Promise<TopUpAttempt | undefined> => {
    for (const old of store.listOld(userId, intent)) {
      const status = await reconcile(old.key).then(
        (standing) => standing.status,
        (failure: unknown) => {
          // Gone on with, it could be repeated under a key that the provider has forgotten: nothing is begun now.
          if (sendsKeys && !isKeyRemembered(old, now())) throw failure;
          return 'unasked' as const;
        },
      );
      if (status === 'succeeded' || status === 'unasked') return store.find(old.key);
    }
    return undefined;
  };

  return {
    /** Finds the attempt to go on with, or remembers a new one before its first byte is sent; nothing once the page is left (`signal`). */
    open: async (
      { intent, key }: OpenRequest<TopUpIntent>,
      signal?: AbortSignal,
    ): Promise<OpenedAttempt<Checkout | null>> => {
      const atPress = store.list(userId);
      const find = (seen?: readonly TopUpAttempt[]) =>
        key === null ? store.findSameIntent(userId, intent, seen) : store.find(key);
      const paidSince = key === null && !find() ? await findPaidSince(intent) : undefined;
      const isLogRead = key === null && (!sendsKeys || intent.method === 'square') && !find() && !paidSince;
      const rowsBefore = isLogRead ? await readRowsBefore(intent.amount, listTransactions) : null;
      signal?.throwIfAborted();
      // Looked for again: another tab may have begun it, and even ended it, while the log was read.
      const rival = key === null ? store.find(gaveWayTo.get(purchaseOf(intent)) ?? '') : undefined;
      gaveWayTo.delete(purchaseOf(intent));
      // What this press gave way to may be paid by now: that is told before anything is begun anew.
      const known = find(atPress) ?? paidSince ?? (rival?.outcome === 'succeeded' ? rival : undefined);
      if (known) return { key: known.key, isKnown: true, isSending: await isRunning(lock), receipt: receiptOf(known) };
      if (key !== null) return { key, isKnown: true, isSending: false, receipt: null };
      const attempt = newAttempt({ ...intent, cardId: null, key: createKey(), userId, createdAt: now(), rowsBefore });
      store.save(attempt);
      return { key: attempt.key, isKnown: false, isSending: false, receipt: null };
    },

    /** Creates the payment and says where to make it; rejects in the words of the attempt's chart. */
    send: async ({ intent, key, mayHaveArrived }: SendRequest<TopUpIntent>): Promise<Checkout | null> => {
      const post = async (): Promise<Checkout | null> => {
        const { amount, method } = intent;
        const own = store.find(key);
        // Another tab was told how it ended, or where to pay it, or put it away: there is nothing to send.
        if (own && (!isUnresolved(own) || receiptOf(own) !== null)) throw { kind: 'answered', serverMessage: null };
        // What is not remembered gave way to another tab's: it is not sent.
        if (!own || (!mayHaveArrived && store.list(userId).some((other) => goesFirst(other, own))))
          throw { kind: 'otherTab', serverMessage: null };
        change(key, { timesSent: own.timesSent + 1 });
        if (method === 'square') {
          await payByOtherCard(amount).catch((error: unknown) => Promise.reject(toRejection(error)));
          settle(key, 'succeeded');
          return null;
        }
        const { checkoutUrl, transactionCode } = await wallet
          .createCheckout({ amount, method, attemptKey: sendsKeys ? key : null })
          .catch((error: unknown) => Promise.reject(toRejection(error)));
        const vetted = vetCheckoutUrl(checkoutUrl, { allowedHosts: checkoutHosts });
        if (!vetted.ok) throw { kind: 'blockedUrl', serverMessage: null };
        change(key, { phase: 'open', checkoutUrl: vetted.url, ...(transactionCode !== null && { transactionCode }) });
        return { url: vetted.url, host: vetted.host };
      };
      try {
        return await onlyTab(lock, post);
      } catch (failure) {
        const kind = typeof failure === 'object' && failure !== null && 'kind' in failure ? failure.kind : 'unknown';
        if (kind === 'answered') throw failure;
        // Asked about with its key meanwhile, it was sent a second time: what refused the first says nothing about that one.
        const wasSentAgain = store.find(key)?.phase === 'open';
        if (mayHaveArrived || wasSentAgain || kind === 'unknown') {
          // What was put away meanwhile stays so.
          if (store.find(key)?.phase === 'posting') change(key, { phase: 'open' });
        } else if (kind === 'otherTab') {
          store.forget(key);
          const rival = store.findSameIntent(userId, intent, 'recent');
          if (rival) gaveWayTo.set(purchaseOf(intent), rival.key);
        } else store.settle(key, 'refused');
        if (wasSentAgain && !mayHaveArrived) throw { kind: 'unknown', serverMessage: null };
        throw failure;
      }
    },

    reconcile,

    /**
     * Ties the code a bank sent the customer back with to the attempt it is about, and settles that where the payment is over;
     * `detail` is null while the provider does not know the code. `ownKey` is the attempt this tab was in.
     */
    tie: (code: string, detail: TransactionDetail | null, ownKey: string | null): TopUpAttempt | undefined => {
      const attempt = attemptOfTransaction(store.list(userId), code, detail, ownKey);
      if (!attempt) return undefined;
      // Anybody can write a code into an address: only one that the provider knows is kept.
      if (detail && attempt.transactionCode !== code) store.save({ ...attempt, phase: 'open', transactionCode: code });
      if (detail && detail.status !== 'pending') settle(attempt.key, detail.status);
      return attempt;
    },
  };
};
