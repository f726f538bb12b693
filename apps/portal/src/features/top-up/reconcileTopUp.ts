import { type Api, isApiError, type Permit, vetCheckoutUrl } from '@may/api';
import type { TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import { mayBePaid, namedCredit } from '@may/domain/top-up/credits.ts';
import { canAskWithKey, nextTopUpQuestion, type TopUpAnswers } from '@may/domain/top-up/topUpQuestion.ts';
import type { Transaction, TransactionDetail } from '@may/domain/wallet/transaction.ts';
import type { Reconciled } from '@may/machines/attempt/attempt.types.ts';
import type { Checkout } from '@may/machines/top-up/topUp.types.ts';
import { isRunning } from '../../browser/onlyTab.ts';
import { rejectWith, toRejection } from '../../data/toRejection.ts';
import type { AttemptStore } from '../../money/attempts/attemptStore.ts';
import { forgetUnsent } from '../../money/attempts/rememberAttempt.ts';

/**
 * The status of an attempt. `isConfirmed` is false if neither the provider nor a row of its log with the attempt's code shows it. `mayBePaid` is true
 * if the log then has a row of its amount, which may be another payment's.
 */
export type TopUpAnswer = Reconciled<Checkout | null> & { isConfirmed: boolean; mayBePaid: boolean };

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

  /**
   * Sends the request again under its key, which the provider treats as the same request, and stores the code and address of the answer. False
   * if the attempt cannot be asked about now.
   */
  const askWithKey = async (key: string, permit: Permit): Promise<boolean> => {
    const isSending = await isRunning(lock);
    const attempt = store.find(key);
    // A tab may still wait for the first answer, and a refusal is final for a request that was sent once.
    if (!attempt || !canAskWithKey(attempt, now()) || (attempt.phase === 'begun' && isSending)) return false;
    try {
      store.mark(key, { phase: 'open' });
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
    const answers: TopUpAnswers = { unknownCode: null, rows: null, key: null };
    for (;;) {
      const attempt = store.find(key);
      if (!attempt)
        return { receipt: null, transactionCode: null, isConfirmed: false, mayBePaid: false, status: 'unknown' };
      const attempts = store.list(userId);
      const rows = answers.rows ?? [];
      const answer = (status: TopUpAnswer['status'], isConfirmed: boolean) => ({
        receipt: ports.receiptOf(attempt),
        transactionCode: attempt.transactionCode,
        isConfirmed,
        // A typed card is never sent again, so no warning offers it.
        mayBePaid: !isConfirmed && attempt.method !== 'square' && mayBePaid(attempt, attempts, rows),
        status,
      });
      // Another tab may store a code or an outcome meanwhile: each round reads the attempt again.
      switch (nextTopUpQuestion(attempt, attempts, answers, sendsKeys && canAskWithKey(attempt, now()))) {
        case 'isOver':
          return answer(attempt.outcome === 'refused' ? 'failed' : (attempt.outcome ?? 'unknown'), true);
        case 'wasNeverSent': {
          const isForgotten = await forgetUnsent(store, lock, key);
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
          settle(key, 'succeeded', namedCredit(attempt, rows) as Transaction);
          return answer('succeeded', true);
        case 'withKey':
          answers.key = (await askWithKey(key, permit)) ? 'asked' : 'unanswered';
          break;
        case 'nothing': {
          const isAtBank = answers.key !== 'unanswered' && ports.receiptOf(attempt) !== null;
          return answer(isAtBank ? 'pending' : 'unknown', false);
        }
      }
    }
  };
};
