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

/** The status of an attempt; `isTold` if the provider itself told it, and not the silence of its log. */
export type AttemptStanding = Reconciled<Checkout | null> & { isTold: boolean };

/** The app's part in asking about a top-up. */
export type ReconcileTopUpOptions = {
  wallet: Pick<Api['wallet'], 'createCheckout' | 'getTransaction'>;
  userId: string;
  store: AttemptStore;
  /** True if the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Exact host names the customer may be sent to; undefined allows any that passes the gate. */
  checkoutHosts: readonly string[] | undefined;
  /** The transaction log as it is now. */
  listTransactions: () => Promise<readonly Transaction[]>;
  /** The name of the lock under which one tab sends. */
  lock: string;
  settle: (key: string, outcome: 'succeeded' | 'failed' | 'cancelled', credit?: Transaction) => void;
  receiptOf: (attempt: TopUpAttempt) => Checkout | null;
  now: () => number;
};

/** Asks what became of a top-up, and settles what is over (docs/decisions/0003). */
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

  /** The row of the log that names the attempt's payment, and was not taken for another's. */
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
   * True if the attempt was sent and its answer was lost, and the provider knows its key. A request under a key that never left this
   * browser, or that the provider may have forgotten, could create a payment that no press asked for; cards are charged without a key.
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
   * Sends the request again under its key, which the provider takes for the same one, and keeps the code and the address of the answer.
   * False where the attempt cannot be asked about now.
   */
  const askWithKey = async (key: string): Promise<boolean> => {
    const isSending = await isRunning(lock);
    const attempt = store.find(key);
    if (!attempt || !hasKeyToAskWith(attempt)) return false;
    const { amount, method, phase } = attempt;
    // A tab may still wait for the first answer: a refusal of that one request is final.
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
      // A refusal of this request says nothing about the first one.
      return false;
    }
  };

  return async (key: string): Promise<AttemptStanding> => {
    const attempt = store.find(key);
    if (!attempt) return { receipt: null, transactionCode: null, isTold: false, status: 'unknown' };
    const standing = (status: AttemptStanding['status'], isTold: boolean): AttemptStanding => {
      const { transactionCode } = store.find(key) ?? attempt;
      return { receipt: receiptOf(store.find(key) ?? attempt), transactionCode, isTold, status };
    };
    const tell = ({ status }: TransactionDetail): AttemptStanding => {
      if (status !== 'pending') settle(key, status);
      return standing(status, true);
    };
    const tellOutcome = (outcome: AttemptOutcome): AttemptStanding =>
      standing(outcome === 'refused' ? 'failed' : outcome, true);
    const tellCredit = (credit: Transaction): AttemptStanding => {
      settle(key, 'succeeded', credit);
      const told = standing('succeeded', true);
      return { ...told, transactionCode: credit.transactionCode ?? told.transactionCode };
    };
    if (attempt.outcome) return tellOutcome(attempt.outcome);
    if (attempt.phase === 'begun' && attempt.timesSent === 0) {
      const isForgotten = await forgetUnsent(store, lock, key, ({ timesSent }) => timesSent > 0);
      return standing(isForgotten ? 'cancelled' : 'unknown', isForgotten);
    }

    const payment = await askByCode(attempt);
    if (payment) return tell(payment);
    const rows = await listTransactions().catch(rejectWith);
    const findNamed = () => findNamedCredit(store.find(key) ?? attempt, rows);
    const named = findNamed();
    if (named) return tellCredit(named);
    // Before the question with the key, which may create a payment; a twin that cannot be asked about leaves only the guess undone.
    const twins = await askTwins(attempt, rows).then(
      () => null,
      (failure: unknown) => ({ failure }),
    );
    // Only where money came that may be this attempt's: if its first request never arrived, this one creates the payment.
    if (hasKeyToAskWith(attempt) && mayBePaid(attempt, store.list(userId), rows)) {
      const isAnswered = await askWithKey(key);
      const answered = store.find(key) ?? attempt;
      // Another tab may have got its code, or its end, a moment earlier.
      if (answered.outcome) return tellOutcome(answered.outcome);
      if (!isAnswered && answered.transactionCode === null) return standing('unknown', false);
      const paid = await askByCode(answered);
      if (paid) return tell(paid);
      const namedByNow = findNamed();
      if (namedByNow) return tellCredit(namedByNow);
    }
    if (twins) throw twins.failure;
    // Another tab may have been told while this one asked.
    const outcome = store.find(key)?.outcome;
    if (outcome) return tellOutcome(outcome);
    // Where attempts are told apart by their keys, none takes a credit that may be another's.
    const creditId = matchCredits(store.list(userId), rows, sendsKeys ? 'unknown' : 'oldestFirst').get(key);
    const credit = rows.find(({ id }) => id === creditId);
    if (credit) return tellCredit(credit);
    return standing(receiptOf(store.find(key) ?? attempt) ? 'pending' : 'unknown', false);
  };
};
