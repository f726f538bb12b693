import { type Permit, vetCheckoutUrl } from '@may/api';
import type { Money } from '@may/domain/money.ts';
import { hasPriorityOver, isKeyRemembered, isUnresolved, type TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import { attemptOfTransaction } from '@may/domain/top-up/credits.ts';
import type { TopUpIntent } from '@may/domain/top-up/topUp.ts';
import type { TransactionDetail } from '@may/domain/wallet/transaction.ts';
import type { Checkout } from '@may/machines/top-up/topUp.types.ts';
import { rejectWith } from '../../data/toRejection.ts';
import { createAttempts } from '../../money/attempts/createAttempts.ts';
import { newAttempt, paymentLock } from '../../money/attempts/newAttempt.ts';
import { type LookAfterRefusal, lookAfterRefusal } from './lookAfterRefusal.ts';
import { reconcileTopUp, type TopUpAnswer, type TopUpPorts } from './reconcileTopUp.ts';

export type TopUpAttemptsOptions = Omit<TopUpPorts, 'lock' | 'settle' | 'receiptOf' | 'now'> &
  Pick<LookAfterRefusal, 'pause'> & {
    /**
     * Takes the tokens of a card at Square, which takes no attempt key, and gives the request that charges it; its answer means that the payment
     * succeeded.
     */
    prepareSquare: (amount: Money, permit: Permit) => Promise<() => Promise<void>>;
    /** Called when an attempt is settled, because the wallet may have changed. */
    onSettled?: () => void;
    createKey?: () => string;
    now?: () => number;
  };

/** The top-up attempts of one customer, for the flow, the tray and the return from the bank. */
export type TopUpAttempts = ReturnType<typeof createTopUpAttempts>;

/** Connects top-ups to the provider and to this browser's memory (docs/decisions/0003). */
export const createTopUpAttempts = ({
  prepareSquare,
  onSettled = () => undefined,
  createKey = () => crypto.randomUUID(),
  now = Date.now,
  ...options
}: TopUpAttemptsOptions) => {
  const { wallet, userId, store, sendsKeys, checkoutHosts } = options;
  const lock = paymentLock(userId);

  // The stored address is checked again, because another person at this browser could have written it.
  const receiptOf = ({ checkoutUrl }: TopUpAttempt): Checkout | null => {
    const vetted = vetCheckoutUrl(checkoutUrl, { allowedHosts: checkoutHosts });
    return vetted.ok ? { url: vetted.url, host: vetted.host } : null;
  };

  const settle: TopUpPorts['settle'] = (key, outcome, ...told) => {
    store.settle(key, outcome, ...told);
    onSettled();
  };

  /** The old attempts of which this page has warned. */
  const shownOld = new Set<string>();

  const lookBefore = lookAfterRefusal(options);
  const reconcile = reconcileTopUp({ ...options, lock, settle, receiptOf, now });

  /**
   * An old attempt of the same purchase that was paid since, that may have been, or that cannot be asked about now. No new one begins before the
   * customer sees it. Without a credit of its amount in the log, one of more than 15 minutes ago gives way.
   */
  const findPaidSince = async (intent: TopUpIntent, permit: Permit): Promise<TopUpAttempt | undefined> => {
    for (const old of store.listOld(userId, intent)) {
      const standing = await reconcile(old.key, permit).then(
        ({ status, mayBePaid }) => (status === 'succeeded' ? 'paid' : mayBePaid ? 'doubted' : 'unpaid'),
        (failure: unknown) => {
          // A continued attempt could be sent under a key that the provider has forgotten: nothing begins now.
          if (sendsKeys && !isKeyRemembered(old, now())) throw failure;
          return 'unasked' as const;
        },
      );
      if (standing === 'unpaid' || (standing === 'doubted' && shownOld.has(old.key))) continue;
      return store.find(old.key);
    }
    return undefined;
  };

  const attempts = createAttempts<TopUpIntent, TopUpAttempt, Checkout | null>({
    store,
    userId,
    lock,
    createKey,
    receiptOf,
    findSame: (intent, seen) => store.findSameIntent(userId, intent, seen),
    hasPriority: hasPriorityOver,
    before: async (intent, permit) => ({
      known: await findPaidSince(intent, permit),
      begin: (key) => newAttempt({ ...intent, cardId: null, key, userId, createdAt: now() }),
    }),
    post: async ({ key }, { amount, method }, permit, mark) => {
      if (method === 'square') {
        // An attempt that is left while the bank asks the card's owner was never sent.
        const over = store.listOver(userId);
        const charge = await prepareSquare(amount, permit);
        const rejectAfterLook = await lookBefore(amount);
        const kept = store.find(key);
        // A tab without locks may have forgotten or ended it meanwhile, or paid the same.
        if (kept && store.findRival(userId, kept, over, key)) throw { kind: 'otherTab', serverMessage: null };
        if (!kept || !isUnresolved(kept)) throw { kind: kept ? 'answered' : 'otherTab', serverMessage: null };
        mark({}, 'refused');
        await charge().catch(rejectAfterLook);
        // Its answer names no amount.
        settle(key, 'succeeded', { amount: null });
        return null;
      }
      mark({}, 'refused');
      const { checkoutUrl, transactionCode } = await wallet
        .createCheckout({ amount, method, attemptKey: sendsKeys ? key : null }, permit)
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
    isForgotten: (attempt) => sendsKeys && !isKeyRemembered(attempt, now()),
    refuse: (key) => store.settle(key, 'refused'),
  });

  return {
    ...attempts,
    reconcile,

    /** `reconcile` for a page that warns of what may be paid: at a provider without keys the next press is another payment. */
    reconcileShown: async (key: string, permit: Permit): Promise<TopUpAnswer> => {
      const answer = await reconcile(key, permit);
      if (answer.mayBePaid && !sendsKeys) shownOld.add(key);
      return answer;
    },

    /**
     * Finds the attempt for the code in the bank's return address, and settles it if the payment is over. `detail` is null while the provider
     * does not know the code. `ownKey` is the attempt of this tab.
     */
    tie: (code: string, detail: TransactionDetail | null, ownKey: string | null): TopUpAttempt | undefined => {
      const attempt = attemptOfTransaction(store.list(userId), code, detail, ownKey);
      if (!attempt) return undefined;
      // Any link can contain a code: the attempt keeps only one that the provider knows.
      if (detail && attempt.transactionCode !== code) store.save({ ...attempt, phase: 'open', transactionCode: code });
      if (detail && detail.status !== 'pending') settle(attempt.key, detail.status, detail);
      return attempt;
    },
  };
};
