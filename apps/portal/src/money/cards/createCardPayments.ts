import type { Api } from '@may/api';
import {
  hasPriorityOver,
  isPending,
  isSameMoney,
  type Money,
  matchCredits,
  type TopUpAttempt,
  type Transaction,
} from '@may/domain';
import type {
  CardCheckoutRequest,
  CardConfirmationInput,
  CardSecretRequest,
  CardStanding,
  OpenedCardPayment,
} from '@may/machines';
import { canSeeRunning, isRunning, onlyTab } from '../../provider/onlyTab.ts';
import { kindOf, rejectWith, toRejection } from '../../provider/toRejection.ts';
import type { cardSecrets } from '../../storage/cardSecrets.ts';
import type { AttemptStore } from '../attempts/attemptStore.ts';
import { newAttempt } from '../attempts/newAttempt.ts';
import { readRowsBefore } from '../attempts/readRowsBefore.ts';
import { rememberAttempt } from '../attempts/rememberAttempt.ts';
import { believedOf, chargeRaceOf } from './chargeRace.ts';
import { intentIdOf } from './intentIdOf.ts';

/** The app's part in the card payments of one customer. */
export type CardPaymentsOptions = {
  cards: Pick<Api['cards'], 'createCardCheckout' | 'confirmCardCheckout'>;
  /** The card provider: the only one that charges, and the only one that can tell. */
  provider: {
    confirmPayment: (secret: string, shown: Money) => Promise<CardStanding>;
    retrievePayment: (secret: string) => Promise<CardStanding>;
  };
  secrets: Pick<typeof cardSecrets, 'find' | 'keep' | 'drop'>;
  userId: string;
  store: AttemptStore;
  /** The transaction log as it is now. */
  listTransactions: () => Promise<readonly Transaction[]>;
  onSettled?: () => void;
  createKey?: () => string;
  now?: () => number;
};

/** The payments of a customer by linked card: begun, confirmed and asked about in one place, for the flow and the tray. */
export type CardPayments = ReturnType<typeof createCardPayments>;

/** The holder of the lock of payments while the card provider is asked. `thisTab` is about to charge, so that no other tab is. */
type LockOf = 'thisTab' | 'anyTab';

const uncharged = { phase: 'uncharged', isUnfinished: false } as const;

/**
 * Connects card payments to the provider, the card provider, and the memory of this browser (docs/decisions/0013). Unlike the kinds of
 * `createAttempts`, a card payment has three steps, rests uncharged between them, and is tried again: it shares how it is remembered.
 */
export const createCardPayments = ({
  cards,
  provider,
  secrets,
  userId,
  store,
  listTransactions,
  onSettled = () => undefined,
  createKey = () => crypto.randomUUID(),
  now = Date.now,
}: CardPaymentsOptions) => {
  const lock = `pay:${userId}`;

  /** Keeps what the card provider said of a payment: what is over is settled, and what was surely not charged is not pending. */
  const note = (key: string, code: string, standing: CardStanding): CardStanding => {
    const { status } = standing;
    const known = store.find(key);
    // An answer that was long on its way is older than what another tab was told.
    if (known?.outcome === 'succeeded') return { status: 'succeeded' };
    const isOfAttempt = known?.transactionCode === code;
    if (status === 'succeeded') {
      store.settle(key, 'succeeded');
      onSettled();
    } else if (status === 'ended' && isOfAttempt) store.change(key, { ...uncharged, transactionCode: null });
    else if ((status === 'unpaid' || status === 'unfinished') && isOfAttempt)
      store.change(key, { phase: 'uncharged', isUnfinished: status === 'unfinished' });
    if (status === 'succeeded' || status === 'ended') secrets.drop(code);
    return standing;
  };

  const requestSecret = async (key: string, transactionCode: string, cardId: string): Promise<string> => {
    const { clientSecret } = await cards.confirmCardCheckout({ transactionCode, cardId });
    secrets.keep(transactionCode, clientSecret);
    store.change(key, { cardId, intentId: intentIdOf(clientSecret) });
    return clientSecret;
  };

  /** The payment an attempt is made by, which another tab may have begun. */
  const codeOf = (key: string): string | null => store.find(key)?.transactionCode ?? null;

  /** True if the log shows the credit, where the card provider cannot be asked. */
  const findCredit = async (key: string): Promise<boolean> => {
    const rows = await listTransactions().catch(rejectWith);
    // Told meanwhile, in another tab: the log has nothing to add.
    if (store.find(key)?.outcome === 'succeeded') return true;
    const attempts = store.list(userId);
    const creditId = matchCredits(attempts, rows, 'oldestFirst').get(key);
    const credit = rows.find(({ id }) => id === creditId);
    // What was sent twice may be paid twice, and then has a second credit in the log.
    const isCompeting = (other: TopUpAttempt) =>
      other.key !== key &&
      isSameMoney(other.amount, credit?.amount ?? null) &&
      (isPending(other) || (other.method !== 'card' && other.timesSent > 1));
    // A credit that names no payment may as well be another's: the card provider knows, and is asked.
    if (!credit || (credit.transactionCode === null && attempts.some(isCompeting))) return false;
    store.settle(key, 'succeeded', credit);
    onSettled();
    return true;
  };

  /** Asks the card provider how a payment stands. `lockOf` names who may hold the lock. */
  const ask = async (key: string, code: string, secret: string, lockOf: LockOf): Promise<CardStanding> => {
    const isLockHeld = async () => lockOf === 'anyTab' && (await isRunning(lock));
    const before = store.find(key)?.phase;
    const wasLockHeld = await isLockHeld();
    const standing = await provider.retrievePayment(secret);
    const race = chargeRaceOf({
      isLockHeld: wasLockHeld || (await isLockHeld()),
      canSeeLocks: canSeeRunning(),
      before,
      after: store.find(key),
      now: now(),
    });
    return note(key, code, believedOf(standing, race));
  };

  /**
   * Asks how a payment stands: the card provider, by what this tab kept; else the log; else, where the customer waits for it
   * (`isAwaited`), the card provider by a secret that is asked for anew, which is the same payment's.
   */
  const reconcile = async (key: string, isAwaited: boolean, lockOf: LockOf = 'anyTab'): Promise<CardStanding> => {
    const attempt = store.find(key);
    if (!attempt) return { status: 'unknown' };
    const { outcome, transactionCode, cardId, phase } = attempt;
    if (outcome) return { status: outcome === 'succeeded' ? 'succeeded' : 'ended' };
    // What was never begun, or given up, can be begun and was not charged.
    if (transactionCode === null && phase === 'uncharged') return { status: 'ended' };
    const secret = transactionCode === null ? null : secrets.find(transactionCode);
    if (transactionCode !== null && secret !== null) return ask(key, transactionCode, secret, lockOf);
    if (await findCredit(key)) return { status: 'succeeded' };
    if (!isAwaited || transactionCode === null || cardId === null) return { status: 'unknown' };
    const asked = await requestSecret(key, transactionCode, cardId).catch(rejectWith);
    return ask(key, transactionCode, asked, lockOf);
  };

  return {
    /** Finds the payment to go on with, or remembers a new one before its first byte is sent. */
    open: async ({ amount, cardId, key }: CardConfirmationInput): Promise<OpenedCardPayment> => {
      // One that gave way to another tab's is gone, and that one is gone on with, however it ended: no press of pay came since.
      const find = (seen?: readonly TopUpAttempt[]) =>
        (key === null ? undefined : store.find(key)) ??
        store.findSameIntent(userId, { amount, method: 'card' }, key === null ? seen : 'recent');
      const prepare = async () => {
        // For when the card provider cannot be asked.
        const rowsBefore = await readRowsBefore(amount, listTransactions);
        const own = { amount, cardId, method: 'card', userId, rowsBefore } as const;
        return { begin: (ownKey: string) => newAttempt({ ...own, key: ownKey, createdAt: now() }) };
      };
      const { attempt, isKnown } = await rememberAttempt(store, userId, find, prepare, () => key ?? createKey());
      return {
        key: attempt.key,
        transactionCode: attempt.transactionCode,
        // What is gone on with was not asked for by a press of pay: it is asked about, whatever it was.
        mayBePaid: isKnown && (key !== null || attempt.phase !== 'uncharged'),
        isSending: isKnown && (await isRunning(lock)),
      };
    },

    /** Begins the payment, unless another tab did; it asks for no money, so a lost answer costs nothing. */
    createCheckout: async ({ key, amount }: CardCheckoutRequest): Promise<{ transactionCode: string }> => {
      const begun = codeOf(key);
      if (begun !== null) return { transactionCode: begun };
      const checkout = await cards.createCardCheckout(amount).catch(toRejection);
      const earlier = codeOf(key);
      if (earlier !== null) return { transactionCode: earlier };
      if (!('transactionCode' in checkout)) throw checkout;
      store.change(key, checkout);
      return checkout;
    },

    /** Says with which card the payment is made, and keeps what the card provider needs for it. */
    requestSecret: async ({ key, transactionCode, cardId }: CardSecretRequest): Promise<void> => {
      const failure = await requestSecret(key, codeOf(key) ?? transactionCode, cardId).then(() => null, toRejection);
      const attempt = store.find(key);
      // A payment that another tab has confirmed meanwhile is asked about by `confirm`, and never said to be uncharged.
      if (!failure || attempt?.phase !== 'uncharged') return;
      // The owner of the card may have approved the payment in the bank's app, which charges it without a page.
      throw attempt.isUnfinished ? { ...failure, kind: 'mayBeCharged' } : failure;
    },

    /** Lets the card provider charge it, in one tab at a time; doubtful from before it is asked until it has answered. */
    confirm: (key: string): Promise<CardStanding> =>
      onlyTab(lock, async () => {
        const attempt = store.find(key);
        // Another tab paid it meanwhile, or does not know whether it did.
        if (attempt?.phase !== 'uncharged') return reconcile(key, true, 'thisTab');
        if (store.list(userId).some((other) => hasPriorityOver(other, attempt))) {
          store.forget(key);
          throw { kind: 'otherTab', serverMessage: null };
        }
        const { transactionCode } = attempt;
        const secret = transactionCode === null ? null : secrets.find(transactionCode);
        if (transactionCode === null || secret === null) throw { kind: 'notProvided', serverMessage: null };
        store.change(key, { phase: 'open', timesSent: attempt.timesSent + 1 });
        try {
          return note(key, transactionCode, await provider.confirmPayment(secret, attempt.amount));
        } catch (failure) {
          const kind = kindOf(failure);
          // A payment of another amount is never confirmed: the next try begins its own.
          if (kind === 'otherAmount') store.change(key, { ...uncharged, transactionCode: null });
          if (kind === 'declined' || kind === 'notProvided') store.change(key, uncharged);
          throw failure;
        }
      }),

    reconcile,
  };
};
