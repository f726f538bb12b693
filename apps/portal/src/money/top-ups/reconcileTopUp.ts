import { type Api, isApiError, type Permit, vetCheckoutUrl } from '@may/api';
import {
  canAskWithKey,
  matchCredits,
  mayBePaid,
  namedCredit,
  nextTopUpQuestion,
  type TopUpAnswers,
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

export type TopUpPorts = {
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
  settle: AttemptStore['settle'];
  receiptOf: (attempt: TopUpAttempt) => Checkout | null;
  now: () => number;
};

/** Asks for the outcome of a top-up, one question after the other, and settles it if it is over (docs/decisions/0003). */
export const reconcileTopUp = (ports: TopUpPorts) => {
  const { wallet, userId, store, sendsKeys, lock, settle, now } = ports;

  /** The payment by its code; undefined if the provider does not know the code yet. */
  const askByCode = ({ transactionCode, amount }: TopUpAttempt): Promise<TransactionDetail | undefined> =>
    wallet.getTransaction(transactionCode ?? '', amount.currency).catch((error: unknown) => {
      if (isApiError(error) && error.status === 404) return undefined;
      throw toRejection(error);
    });

  /** Asks about the other attempts with a code that the same credit may have paid. */
  const askTwins = async (own: TopUpAttempt, rows: readonly Transaction[]): Promise<void> => {
    const attempts = store.list(userId);
    if (!mayBePaid(own, attempts, rows)) return;
    for (const twin of attempts) {
      const isNamed = twin.outcome === null && twin.transactionCode !== null && twin.method !== 'card';
      if (twin.key === own.key || !isNamed || !mayBePaid(twin, attempts, rows)) continue;
      const payment = await askByCode(twin);
      if (payment && payment.status !== 'pending') settle(twin.key, payment.status, payment);
    }
  };

  /**
   * Sends the request again under its key, which the provider treats as the same request, and stores the code and address of the answer. False
   * if the attempt cannot be asked about now.
   */
  const askWithKey = async (key: string, permit: Permit): Promise<boolean> => {
    const isSending = await isRunning(lock);
    const attempt = store.find(key);
    // A tab may still wait for the first answer, and a refusal is final for a request that was sent once.
    if (!attempt || !canAskWithKey(attempt, now()) || (attempt.phase === 'begun' && isSending)) return false;
    store.change(key, { phase: 'open' });
    try {
      const { amount, method } = attempt;
      const { checkoutUrl, transactionCode } = await wallet.createCheckout({ amount, method, attemptKey: key }, permit);
      const vetted = vetCheckoutUrl(checkoutUrl, { allowedHosts: ports.checkoutHosts });
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

  return async (key: string, permit: Permit): Promise<TopUpAnswer> => {
    const answers: TopUpAnswers = { unknownCode: null, rows: null, twins: null, key: null };
    let failure: unknown;
    for (;;) {
      const attempt = store.find(key);
      if (!attempt) return { receipt: null, transactionCode: null, isConfirmed: false, status: 'unknown' };
      const attempts = store.list(userId);
      const rows = answers.rows ?? [];
      const answer = (status: TopUpAnswer['status'], isConfirmed: boolean, code = attempt.transactionCode) => ({
        receipt: ports.receiptOf(attempt),
        transactionCode: code,
        isConfirmed,
        status,
      });
      const settleByCredit = (credit: Transaction): TopUpAnswer => {
        settle(key, 'succeeded', credit);
        return answer('succeeded', true, credit.transactionCode ?? attempt.transactionCode);
      };
      // Another tab may store a code or an outcome meanwhile: each round reads the attempt again.
      switch (nextTopUpQuestion(attempt, attempts, answers, sendsKeys && canAskWithKey(attempt, now()))) {
        case 'isOver':
          return answer(attempt.outcome === 'refused' ? 'failed' : (attempt.outcome ?? 'unknown'), true);
        case 'wasNeverSent': {
          const isForgotten = await forgetUnsent(store, lock, key, ({ timesSent }) => timesSent > 0);
          return answer(isForgotten ? 'cancelled' : 'unknown', isForgotten);
        }
        case 'byCode': {
          const payment = await askByCode(attempt);
          if (payment && payment.status !== 'pending') settle(key, payment.status, payment);
          if (payment) return answer(payment.status, true);
          answers.unknownCode = attempt.transactionCode;
          break;
        }
        case 'log':
          answers.rows = await ports.listTransactions().catch(rejectWith);
          break;
        case 'namedInLog':
          return settleByCredit(namedCredit(attempt, attempts, rows) as Transaction);
        case 'twins':
          answers.twins = await askTwins(attempt, rows).then(
            () => 'asked',
            (reason: unknown) => {
              failure = reason;
              return 'unanswered';
            },
          );
          break;
        case 'withKey':
          answers.key = (await askWithKey(key, permit)) ? 'asked' : 'unanswered';
          break;
        case 'nothing':
          return answer('unknown', false);
        case 'failure':
          throw failure;
        case 'guessByLog': {
          // At a provider with keys, no attempt takes a credit that may belong to another one.
          const creditId = matchCredits(attempts, rows, sendsKeys ? 'unknown' : 'oldestFirst').get(key);
          const credit = rows.find(({ id }) => id === creditId);
          if (credit) return settleByCredit(credit);
          return answer(ports.receiptOf(attempt) ? 'pending' : 'unknown', false);
        }
      }
    }
  };
};
