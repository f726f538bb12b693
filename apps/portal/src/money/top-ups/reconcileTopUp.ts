import { type Api, isApiError, vetCheckoutUrl } from '@may/api';
import {
  type AttemptOutcome,
  isKeyRemembered,
  isSameMoney,
  isUnresolved,
  type LocalMethod,
  matchCredits,
  mayBePaid,
  type TopUpAttempt,
  type Transaction,
  type TransactionDetail,
} from '@may/domain';
import type { Checkout, Reconciled } from '@may/machines';
import { isRunning } from '../../provider/onlyTab.ts';
import { rejectWith, toRejection } from '../../provider/toRejection.ts';
import type { AttemptStore } from '../attempts/attemptStore.ts';
import { forgetUnsent } from '../attempts/rememberAttempt.ts';

/** The status of an attempt. `isConfirmed` is false if neither the provider nor a row of its log shows it. */
export type TopUpAnswer = Reconciled<Checkout | null> & { isConfirmed: boolean };

export type ReconcileTopUpOptions = {
  wallet: Pick<Api['wallet'], 'createCheckout' | 'getTransaction'>;
  userId: string;
  store: AttemptStore;
  /** True if the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Exact host names to which the customer may be sent; undefined allows every address that passes `vetCheckoutUrl`. */
  checkoutHosts: readonly string[] | undefined;
  /** Reads the newest transaction log. */
  listTransactions: () => Promise<readonly Transaction[]>;
  /** The name of the lock under which one tab sends. */
  lock: string;
  settle: (key: string, outcome: 'succeeded' | 'failed' | 'cancelled', credit?: Transaction) => void;
  receiptOf: (attempt: TopUpAttempt) => Checkout | null;
  now: () => number;
};

/** Asks for the outcome of a top-up, and settles it if it is over (docs/decisions/0003). */
export const reconcileTopUp = ({
  wallet,
  userId,
  store,
  sendsKeys,
  checkoutHosts,
  listTransactions,
  lock,
  settle,
  receiptOf,
  now,
}: ReconcileTopUpOptions) => {
  /** The payment by its code; undefined if the attempt has no code, or if the provider does not know the code yet. */
  const askByCode = async ({ transactionCode, amount }: TopUpAttempt): Promise<TransactionDetail | undefined> => {
    if (transactionCode === null) return undefined;
    try {
      return await wallet.getTransaction(transactionCode, amount.currency);
    } catch (error) {
      if (isApiError(error) && error.status === 404) return undefined;
      throw toRejection(error);
    }
  };

  /** Asks about other attempts with a code that the same credit may have paid: a known answer is better than a guess. */
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

  /** The log's row with the attempt's code, unless it already paid another attempt. */
  const findNamedCredit = (own: TopUpAttempt, rows: readonly Transaction[]): Transaction | undefined => {
    const used = new Set(store.list(userId).map(({ creditId }) => creditId));
    return rows.find(
      ({ id, transactionCode, amount }) =>
        transactionCode !== null &&
        transactionCode === own.transactionCode &&
        isSameMoney(amount, own.amount) &&
        !used.has(id),
    );
  };

  /**
   * True if the attempt was sent, its answer was lost, and the provider still knows its key. A key that never left this browser, or that the
   * provider may have forgotten, could create a payment without a press. Cards are charged without a key.
   */
  const hasKeyToAskWith = (attempt: TopUpAttempt): attempt is TopUpAttempt & { method: LocalMethod } =>
    sendsKeys &&
    attempt.method !== 'card' &&
    attempt.method !== 'square' &&
    attempt.timesSent > 0 &&
    isUnresolved(attempt) &&
    attempt.transactionCode === null &&
    attempt.checkoutUrl === null &&
    isKeyRemembered(attempt, now());

  /**
   * Sends the request again under its key, which the provider treats as the same request, and stores the code and address of the answer. False
   * if the attempt cannot be asked about now.
   */
  const askWithKey = async (key: string): Promise<boolean> => {
    const isSending = await isRunning(lock);
    const attempt = store.find(key);
    if (!attempt || !hasKeyToAskWith(attempt)) return false;
    const { amount, method, phase } = attempt;
    // A tab may still wait for the first answer, and a refusal is final for a request that was sent once.
    if (phase === 'begun' && isSending) return false;
    store.change(key, { phase: 'open' });
    try {
      const { checkoutUrl, transactionCode } = await wallet.createCheckout({ amount, method, attemptKey: key });
      const vetted = vetCheckoutUrl(checkoutUrl, { allowedHosts: checkoutHosts });
      store.change(key, {
        ...(vetted.ok && { checkoutUrl: vetted.url }),
        ...(transactionCode !== null && { transactionCode }),
      });
      return true;
    } catch {
      // A refusal of this request does not prove that the first one failed.
      return false;
    }
  };

  return async (key: string): Promise<TopUpAnswer> => {
    const attempt = store.find(key);
    if (!attempt) return { receipt: null, transactionCode: null, isConfirmed: false, status: 'unknown' };
    const answer = (status: TopUpAnswer['status'], isConfirmed: boolean): TopUpAnswer => {
      const { transactionCode } = store.find(key) ?? attempt;
      return { receipt: receiptOf(store.find(key) ?? attempt), transactionCode, isConfirmed, status };
    };
    const settleByDetail = ({ status }: TransactionDetail): TopUpAnswer => {
      if (status !== 'pending') settle(key, status);
      return answer(status, true);
    };
    const answerOutcome = (outcome: AttemptOutcome): TopUpAnswer =>
      answer(outcome === 'refused' ? 'failed' : outcome, true);
    const settleByCredit = (credit: Transaction): TopUpAnswer => {
      settle(key, 'succeeded', credit);
      const settled = answer('succeeded', true);
      return { ...settled, transactionCode: credit.transactionCode ?? settled.transactionCode };
    };
    if (attempt.outcome) return answerOutcome(attempt.outcome);
    if (attempt.phase === 'begun' && attempt.timesSent === 0) {
      const isForgotten = await forgetUnsent(store, lock, key, ({ timesSent }) => timesSent > 0);
      return answer(isForgotten ? 'cancelled' : 'unknown', isForgotten);
    }

    const payment = await askByCode(attempt);
    if (payment) return settleByDetail(payment);
    const rows = await listTransactions().catch(rejectWith);
    const findNamed = () => findNamedCredit(store.find(key) ?? attempt, rows);
    const named = findNamed();
    if (named) return settleByCredit(named);
    // Comes before the question with the key, which may create a payment. If a twin cannot be asked, only the guess below is skipped.
    const twins = await askTwins(attempt, rows).then(
      () => null,
      (failure: unknown) => ({ failure }),
    );
    // Only if the log has a credit that may be this attempt's: if the first request never arrived, this one creates a payment.
    if (hasKeyToAskWith(attempt) && mayBePaid(attempt, store.list(userId), rows)) {
      const isAnswered = await askWithKey(key);
      const answered = store.find(key) ?? attempt;
      // Another tab may have stored the code or the outcome a moment earlier.
      if (answered.outcome) return answerOutcome(answered.outcome);
      if (!isAnswered && answered.transactionCode === null) return answer('unknown', false);
      const paid = await askByCode(answered);
      if (paid) return settleByDetail(paid);
      const namedByNow = findNamed();
      if (namedByNow) return settleByCredit(namedByNow);
    }
    if (twins) throw twins.failure;
    // Another tab may have stored the outcome while this one asked.
    const outcome = store.find(key)?.outcome;
    if (outcome) return answerOutcome(outcome);
    // At a provider with keys, no attempt takes a credit that may belong to another one.
    const creditId = matchCredits(store.list(userId), rows, sendsKeys ? 'unknown' : 'oldestFirst').get(key);
    const credit = rows.find(({ id }) => id === creditId);
    if (credit) return settleByCredit(credit);
    return answer(receiptOf(store.find(key) ?? attempt) ? 'pending' : 'unknown', false);
  };
};
