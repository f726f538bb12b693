import { type Api, isApiError, vetCheckoutUrl } from '@may/api';
import {
  isKeyRemembered,
  isUnresolved,
  matchCredits,
  mayBePaid,
  type TopUpAttempt,
  type TopUpMethod,
  type Transaction,
  type TransactionDetail,
} from '@may/domain';
import type { Checkout, Reconciled } from '@may/machines';
import type { AttemptStore } from './attemptStore.ts';
import { isRunning } from './onlyTab.ts';
import { toRejection } from './toRejection.ts';

/** What became of an attempt; `isTold` = by the provider's own word, not by the log's silence. */
export type AttemptStanding = Reconciled<Checkout | null> & { isTold: boolean };

/** What asking about a top-up needs of the attempts it belongs to. */
export interface ReconcileTopUpOptions {
  wallet: Pick<Api['wallet'], 'createCheckout' | 'getTransaction'>;
  userId: string;
  store: AttemptStore;
  /** True if the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Exact host names the customer may be sent to; undefined allows any that passes the gate. */
  checkoutHosts: readonly string[] | undefined;
  /** The transaction log as it is now. */
  listTransactions: () => Promise<readonly Transaction[]>;
  /** The name of the lock under which an attempt is sent. */
  lock: string;
  /** Changes an attempt that is not settled. */
  change: (key: string, changes: Partial<TopUpAttempt>) => void;
  settle: (key: string, outcome: 'succeeded' | 'failed' | 'cancelled', creditId?: string) => void;
  receiptOf: (attempt: TopUpAttempt) => Checkout | null;
  now: () => number;
}

/** Asks what became of a top-up, and settles what is over (docs/decisions/0003). */
export const reconcileTopUp = ({
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
}: ReconcileTopUpOptions) => {
  /** The payment by its code; undefined where the provider never told one, or knows no such payment yet. */
  const askByCode = async ({ transactionCode, amount }: TopUpAttempt): Promise<TransactionDetail | undefined> => {
    if (transactionCode === null) return undefined;
    try {
      return await wallet.getTransaction(transactionCode, amount.currency);
    } catch (error) {
      if (isApiError(error) && error.status === 404) return undefined;
      throw toRejection(error);
    }
  };

  /**
   * Asks about the other attempts that know their code and may have been paid by the same credit: the log may name no payment, and what
   * the provider can tell is not guessed.
   */
  const askTwins = async (own: TopUpAttempt, rows: readonly Transaction[]): Promise<void> => {
    const attempts = store.list(userId);
    if (!mayBePaid(own, attempts, rows)) return;
    const twins = attempts.filter(
      (other) =>
        other.key !== own.key && other.outcome === null && other.transactionCode !== null && other.method !== 'card',
    );
    for (const twin of twins.filter((other) => mayBePaid(other, attempts, rows))) {
      const payment = await askByCode(twin);
      if (payment && payment.status !== 'pending') settle(twin.key, payment.status);
    }
  };

  /**
   * True if the attempt was sent and its answer was lost, and the provider knows its key. A request under a key that never left this
   * browser, or that the provider may have forgotten, could create a payment that no press asked for; cards are charged without a key.
   */
  const hasKeyToAskWith = (attempt: TopUpAttempt): attempt is TopUpAttempt & { method: TopUpMethod } =>
    sendsKeys &&
    attempt.method !== 'card' &&
    attempt.method !== 'square' &&
    attempt.timesSent > 0 &&
    isUnresolved(attempt) &&
    attempt.transactionCode === null &&
    attempt.checkoutUrl === null &&
    isKeyRemembered(attempt, now());

  /**
   * Sends the request again under its key, which the provider takes for the same one, and keeps the code and the address of the answer.
   * Undefined where the attempt cannot be asked about now.
   */
  const askWithKey = async (key: string): Promise<TopUpAttempt | undefined> => {
    const isSending = await isRunning(lock);
    const attempt = store.find(key);
    if (!attempt || !hasKeyToAskWith(attempt)) return undefined;
    const { amount, method, phase } = attempt;
    // A tab may still wait for the first answer: a refusal of that one request is final.
    if (phase === 'posting' && isSending) return undefined;
    change(key, { phase: 'open' });
    try {
      const { checkoutUrl, transactionCode } = await wallet.createCheckout({ amount, method, attemptKey: key });
      const vetted = vetCheckoutUrl(checkoutUrl, { allowedHosts: checkoutHosts });
      change(key, {
        ...(vetted.ok && { checkoutUrl: vetted.url }),
        ...(transactionCode !== null && { transactionCode }),
      });
      return store.find(key);
    } catch {
      // A refusal of this request says nothing about the first one.
      return undefined;
    }
  };

  return async (key: string): Promise<AttemptStanding> => {
    const attempt = store.find(key);
    if (!attempt) return { receipt: null, transactionCode: null, isTold: false, status: 'unknown' };
    // Another tab may be told while this one asks: what is settled is what is said.
    const isSettled = () => store.find(key)?.outcome != null;
    const standing = (status: AttemptStanding['status'], isTold: boolean): AttemptStanding => {
      const own = store.find(key) ?? attempt;
      const outcome = own.outcome === 'refused' ? 'failed' : own.outcome;
      const { transactionCode } = own;
      return {
        receipt: receiptOf(own),
        transactionCode,
        isTold: isTold || outcome !== null,
        status: outcome ?? status,
      };
    };
    const tell = ({ status }: TransactionDetail): AttemptStanding => {
      if (status !== 'pending') settle(key, status);
      return standing(status, true);
    };
    if (isSettled()) return standing('unknown', false);

    const payment = await askByCode(attempt);
    if (payment) return tell(payment);
    const rows = await listTransactions().catch((error: unknown) => Promise.reject(toRejection(error)));
    await askTwins(attempt, rows);
    // Only where money came that may be this attempt's: if its first request never arrived, this one creates the payment.
    if (hasKeyToAskWith(attempt) && mayBePaid(attempt, store.list(userId), rows)) {
      const answered = await askWithKey(key);
      if (!answered) return standing('unknown', false);
      const named = await askByCode(answered);
      if (named) return tell(named);
    }
    if (isSettled()) return standing('unknown', false);
    // Where attempts are told apart by their keys, none takes a credit that may be another's.
    const creditId = matchCredits(store.list(userId), rows, sendsKeys ? 'unknown' : 'oldestFirst').get(key);
    const credit = rows.find(({ id }) => id === creditId);
    if (credit) {
      settle(key, 'succeeded', credit.id);
      const told = standing('succeeded', true);
      return { ...told, transactionCode: credit.transactionCode ?? told.transactionCode };
    }
    return standing(receiptOf(store.find(key) ?? attempt) ? 'pending' : 'unknown', false);
  };
};
