import { vetCheckoutUrl } from '@may/api';
import {
  attemptOfTransaction,
  hasPriorityOver,
  isKeyRemembered,
  isSamePurchase,
  type Money,
  type TopUpAttempt,
  type TopUpIntent,
  type Transaction,
  type TransactionDetail,
} from '@may/domain';
import type { Checkout } from '@may/machines';
import { rejectWith } from '../../provider/toRejection.ts';
import { createAttempts } from '../attempts/createAttempts.ts';
import { newAttempt } from '../attempts/newAttempt.ts';
import { readRowsBefore } from '../attempts/readRowsBefore.ts';
import { type ReconcileTopUpOptions, reconcileTopUp } from './reconcileTopUp.ts';

/** The app's part in the top-ups of one customer. */
export type TopUpAttemptsOptions = Omit<ReconcileTopUpOptions, 'lock' | 'settle' | 'receiptOf' | 'now'> & {
  /** Pays through the other card form; it takes no key, and an answer means that it is paid. */
  payByOtherCard: (amount: Money) => Promise<void>;
  /** Called when an attempt has its answer: the wallet may have changed. */
  onSettled?: () => void;
  createKey?: () => string;
  now?: () => number;
};

/** The top-up attempts of a customer: begun, sent and asked about in one place, for the flow, the tray and the way back from the bank. */
export type TopUpAttempts = ReturnType<typeof createTopUpAttempts>;

/** Connects the attempts to the provider and to what this browser remembers (docs/decisions/0003). */
export const createTopUpAttempts = ({
  payByOtherCard,
  onSettled = () => undefined,
  createKey = () => crypto.randomUUID(),
  now = Date.now,
  ...options
}: TopUpAttemptsOptions) => {
  const { wallet, userId, store, sendsKeys, checkoutHosts, listTransactions } = options;
  const lock = `pay:${userId}`;

  // Vetted again: another person at this browser could have written the stored address.
  const receiptOf = ({ checkoutUrl }: TopUpAttempt): Checkout | null => {
    const vetted = vetCheckoutUrl(checkoutUrl, { allowedHosts: checkoutHosts });
    return vetted.ok ? { url: vetted.url, host: vetted.host } : null;
  };

  const settle = (key: string, outcome: 'succeeded' | 'failed' | 'cancelled', credit?: Transaction) => {
    store.settle(key, outcome, credit);
    onSettled();
  };

  const reconcile = reconcileTopUp({ ...options, lock, settle, receiptOf, now });

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

  const attempts = createAttempts<TopUpIntent, TopUpAttempt, Checkout | null>({
    store,
    userId,
    lock,
    createKey,
    receiptOf,
    isSame: isSamePurchase,
    findSame: (intent, seen) => store.findSameIntent(userId, intent, seen),
    hasPriority: hasPriorityOver,
    before: async (intent, competing) => {
      const paidSince = await findPaidSince(intent);
      const isLogRead = !paidSince && (!sendsKeys || intent.method === 'square');
      const rowsBefore = isLogRead ? await readRowsBefore(intent.amount, listTransactions) : null;
      const other = competing();
      return {
        // The competing attempt may be paid by now: that is told before anything is begun anew.
        known: paidSince ?? (other?.outcome === 'succeeded' ? other : undefined),
        begin: (key) => newAttempt({ ...intent, cardId: null, key, userId, createdAt: now(), rowsBefore }),
      };
    },
    post: async ({ key, timesSent }, { amount, method }) => {
      store.change(key, { timesSent: timesSent + 1 });
      if (method === 'square') {
        await payByOtherCard(amount).catch(rejectWith);
        settle(key, 'succeeded');
        return null;
      }
      const attemptKey = sendsKeys ? key : null;
      const { checkoutUrl, transactionCode } = await wallet
        .createCheckout({ amount, method, attemptKey })
        .catch(rejectWith);
      const vetted = vetCheckoutUrl(checkoutUrl, { allowedHosts: checkoutHosts });
      if (!vetted.ok) throw { kind: 'blockedUrl', serverMessage: null };
      store.change(key, {
        phase: 'open',
        checkoutUrl: vetted.url,
        ...(transactionCode !== null && { transactionCode }),
      });
      return { url: vetted.url, host: vetted.host };
    },
    refuse: (key) => store.settle(key, 'refused'),
    // The question with the key is the same request again (reconcileTopUp).
    wasSentAgain: (key) => store.find(key)?.phase === 'open',
  });

  return {
    ...attempts,
    reconcile,

    /**
     * Ties the code a bank sent the customer back with to the attempt it is about, and settles that where the payment is over;
     * `detail` is null while the provider does not know the code. `ownKey` is the attempt this tab was in.
     */
    tie: (code: string, detail: TransactionDetail | null, ownKey: string | null): TopUpAttempt | undefined => {
      const attempt = attemptOfTransaction(store.list(userId), code, detail, ownKey);
      if (!attempt) return undefined;
      // Any link can hold a code: only one that the provider knows is kept.
      if (detail && attempt.transactionCode !== code) store.save({ ...attempt, phase: 'open', transactionCode: code });
      if (detail && detail.status !== 'pending') settle(attempt.key, detail.status);
      return attempt;
    },
  };
};
