import type { Api, Permit } from '@may/api';
import type { Money } from '@may/domain/money.ts';
import { hasPriorityOver, isPending, isUncharged, type TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import { namedCredit } from '@may/domain/top-up/credits.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import type {
  CardCharge,
  CardCheckoutRequest,
  CardConfirmationInput,
  CardSecretRequest,
  CardStanding,
  OpenedCardPayment,
} from '@may/machines/cards/cardConfirmation.types.ts';
import { isRunning, onlyTab } from '../../browser/onlyTab.ts';
import type { cardSecrets } from '../../browser/storage/cardSecrets.ts';
import { kindOf, rejectWith, toRejection } from '../../data/toRejection.ts';
import type { AttemptStore } from '../attempts/attemptStore.ts';
import { newAttempt } from '../attempts/newAttempt.ts';
import { rememberAttempt } from '../attempts/rememberAttempt.ts';
import { intentIdOf } from './cardStandings.ts';
import { isChargeOnItsWay } from './chargeOnItsWay.ts';

export type CardPaymentsOptions = {
  cards: Pick<Api['cards'], 'createCardCheckout' | 'confirmCardCheckout'>;
  /** Stripe: it alone charges the card and knows the outcome. */
  provider: {
    confirmPayment: (secret: string, shown: Money, permit: Permit) => Promise<CardStanding>;
    retrievePayment: (secret: string) => Promise<CardStanding>;
  };
  secrets: Pick<typeof cardSecrets, 'find' | 'keep' | 'drop'>;
  userId: string;
  store: AttemptStore;
  /** Reads the newest transaction log. */
  listTransactions: () => Promise<readonly Transaction[]>;
  onSettled?: () => void;
  createKey?: () => string;
  now?: () => number;
  isOnItsWay?: typeof isChargeOnItsWay;
};

/** The payments of one customer by linked card, for the flow and the tray. */
export type CardPayments = ReturnType<typeof createCardPayments>;

/** The tab that holds the payment lock during a question. `thisTab`: it is about to charge, so no other tab can. */
type LockOf = 'thisTab' | 'anyTab';

const uncharged = { phase: 'uncharged', isUnfinished: false } as const;

/**
 * Connects card payments to the provider, to Stripe and to this browser's memory (docs/decisions/0013). It shares only `rememberAttempt` with
 * `createAttempts`, because a card payment has three steps, rests uncharged between them, and is retried.
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
  isOnItsWay = isChargeOnItsWay,
}: CardPaymentsOptions) => {
  const lock = `pay:${userId}`;

  /** Stores the card provider's answer: settles a finished payment, and marks one that is surely not charged as `uncharged`. */
  const note = (key: string, code: string, standing: CardStanding): CardStanding => {
    const { status } = standing;
    const known = store.find(key);
    // Another tab has stored the payment meanwhile: this late answer is older.
    if (known?.outcome === 'succeeded') return { status: 'succeeded' };
    // A dismissed payment stays so until it is paid.
    const isOfAttempt = known?.transactionCode === code && known.phase !== 'dismissed';
    if (status === 'succeeded') {
      store.settle(key, 'succeeded', { amount: standing.paid ?? null });
      onSettled();
    } else if (status === 'ended' && isOfAttempt) store.change(key, { ...uncharged, transactionCode: null });
    else if ((status === 'unpaid' || status === 'unfinished') && isOfAttempt)
      store.change(key, { phase: 'uncharged', isUnfinished: status === 'unfinished' });
    if (status === 'succeeded' || status === 'ended') secrets.drop(code);
    return standing;
  };

  const requestSecret = async (key: string, transactionCode: string, cardId: string, permit: Permit) => {
    const { clientSecret } = await cards.confirmCardCheckout({ transactionCode, cardId }, permit);
    const [known, intentId] = [store.find(key), intentIdOf(clientSecret)];
    // Another intent is another charge: it takes no place of one that may be charged.
    if (known?.intentId && isPending(known) && known.intentId !== intentId)
      throw { kind: 'mayBeCharged', serverMessage: null };
    secrets.keep(transactionCode, clientSecret);
    store.change(key, { cardId, intentId });
    return clientSecret;
  };

  /** This tab's secret of the attempt's payment; null if another tab has sent a charge of another intent. */
  const secretOf = ({ transactionCode, timesSent, intentId }: TopUpAttempt): string | null => {
    const secret = transactionCode === null ? null : secrets.find(transactionCode);
    return secret !== null && timesSent > 0 && intentIdOf(secret) !== intentId ? null : secret;
  };

  /** The other attempt that stops a charge. An approval that was asked for is stopped by a payment alone. */
  const rivalOf = (own: TopUpAttempt, over: readonly string[]): TopUpAttempt | undefined => {
    const rival = store.findRival(userId, own, over, own.key);
    return isUncharged(own) || rival?.outcome === 'succeeded' ? rival : undefined;
  };
  const earlierOf = (own: TopUpAttempt) => store.list(userId).find((other) => hasPriorityOver(other, own));

  /** The code of the attempt's payment, which another tab may have stored. */
  const codeOf = (key: string): string | null => store.find(key)?.transactionCode ?? null;

  /** True if the log shows the attempt's credit by its code. The log answers if the card provider cannot be asked. */
  const findCredit = async (key: string): Promise<boolean> => {
    const rows = await listTransactions().catch(rejectWith);
    const attempt = store.find(key);
    // Another tab has settled it meanwhile: the log adds nothing.
    if (attempt?.outcome === 'succeeded') return true;
    const credit = attempt && namedCredit(attempt, rows);
    if (!credit) return false;
    store.settle(key, 'succeeded', credit);
    onSettled();
    return true;
  };

  /**
   * Asks the card provider for the status of a payment. "Not charged" counts as unknown while a charge may be on its way. It also does if another
   * tab may have charged meanwhile: it held the lock before or after the question, or began the charge during it. `lockOf` says which tab may
   * hold the lock. An answer is as old as its question: a frozen page may read it an hour later.
   */
  const ask = async (key: string, code: string, secret: string, lockOf: LockOf): Promise<CardStanding> => {
    const isLockHeld = async () => lockOf === 'anyTab' && (await isRunning(lock));
    const before = store.find(key);
    const wasLockHeld = await isLockHeld();
    // The minute begins once no tab is sending.
    const isEarly = !wasLockHeld && before !== undefined && isOnItsWay(before);
    const standing = await provider.retrievePayment(secret);
    const isOld = wasLockHeld || (await isLockHeld()) || before?.timesSent !== store.find(key)?.timesSent;
    const isUnknown = standing.status === 'unpaid' ? isOld || isEarly : standing.status === 'unfinished' && isOld;
    return note(key, code, isUnknown ? { status: 'unknown' } : standing);
  };

  /**
   * Asks for the status of a payment: first the card provider, with the secret that this tab keeps, then the log. If both are silent and the
   * customer asked by a press (`permit`), it requests the same payment's secret again.
   */
  const reconcile = async (key: string, permit: Permit | null, lockOf: LockOf = 'anyTab'): Promise<CardStanding> => {
    const attempt = store.find(key);
    if (!attempt) return { status: 'unknown' };
    const { outcome, transactionCode, cardId, phase } = attempt;
    if (outcome) return { status: outcome === 'succeeded' ? 'succeeded' : 'ended' };
    // A payment without a code was never created or has ended: it was not charged, and can be begun again.
    if (transactionCode === null && phase === 'uncharged') return { status: 'ended' };
    const secret = secretOf(attempt);
    if (transactionCode !== null && secret !== null) return ask(key, transactionCode, secret, lockOf);
    if (await findCredit(key)) return { status: 'succeeded' };
    if (permit === null || transactionCode === null || cardId === null) return { status: 'unknown' };
    // A new secret would withdraw the question that the card's bank puts to the owner in the tab that is paying.
    if (lockOf === 'anyTab' && (await isRunning(lock))) return { status: 'unknown' };
    const asked = await requestSecret(key, transactionCode, cardId, permit).catch(rejectWith);
    return ask(key, transactionCode, asked, lockOf);
  };

  return {
    /** Finds the payment to continue, or stores a new one before its first request. */
    open: async ({ amount, cardId, key, over }: CardConfirmationInput): Promise<OpenedCardPayment> => {
      // Another tab's attempt is continued if it was paid since, may be, or was begun first: no press of pay came since.
      const find = () => {
        const known = key === null ? undefined : store.find(key);
        if (known?.phase === 'uncharged') return rivalOf(known, over) ?? earlierOf(known) ?? known;
        return known ?? store.findSameIntent(userId, { amount, method: 'card' }, over);
      };
      // A continued payment that this browser has lost is not begun anew: no press of pay asked for it.
      if (key !== null && !find()) return { key, cardId, transactionCode: null, mayBePaid: true, isSending: false };
      const own = { amount, cardId, method: 'card', userId } as const;
      const prepare = async () => ({
        begin: (ownKey: string) => newAttempt({ ...own, key: ownKey, createdAt: now() }),
      });
      const { attempt, isKnown } = await rememberAttempt(store, find, prepare, createKey);
      return {
        key: attempt.key,
        cardId: isUncharged(attempt) ? cardId : (attempt.cardId ?? cardId),
        transactionCode: attempt.transactionCode,
        // No press of pay asked for a continued payment: the flow first asks for its status.
        mayBePaid: isKnown && (key !== null || attempt.phase !== 'uncharged'),
        // The other tab stores the outcome before it gives the lock back.
        isSending: isKnown && attempt.outcome === null && (await isRunning(lock)),
      };
    },

    /** Creates the payment, unless another tab did. It asks for no money, so a lost answer is harmless. */
    createCheckout: async ({ key, amount }: CardCheckoutRequest, permit: Permit) => {
      const begun = codeOf(key);
      if (begun !== null) return { transactionCode: begun };
      const checkout = await cards.createCardCheckout(amount, permit).catch(toRejection);
      const earlier = codeOf(key);
      if (earlier !== null) return { transactionCode: earlier };
      if (!('transactionCode' in checkout)) throw checkout;
      store.change(key, checkout);
      return checkout;
    },

    /** Tells the provider which card pays, and keeps Stripe's secret for the payment. */
    requestSecret: async ({ key, transactionCode, cardId }: CardSecretRequest, permit: Permit): Promise<void> => {
      const code = codeOf(key) ?? transactionCode;
      const failure = await requestSecret(key, code, cardId, permit).then(() => null, toRejection);
      const attempt = store.find(key);
      // If another tab has asked for the charge meanwhile, `confirm` asks for the status; this failure must not say "uncharged".
      if (!failure || attempt?.phase !== 'uncharged') return;
      // The owner of the card may have approved the payment in the bank's app, which charges it without a page.
      throw attempt.isUnfinished ? { ...failure, kind: 'mayBeCharged' } : failure;
    },

    /**
     * Lets the card provider charge, in one tab at a time, and not if another tab has paid the same since, or may have. From before the request until its
     * answer the attempt counts as doubtful (`open`).
     */
    confirm: ({ key, over }: CardCharge, permit: Permit): Promise<CardStanding> =>
      onlyTab(lock, async () => {
        const attempt = store.find(key);
        // Another tab has paid it, or does not know if it has.
        if (attempt?.phase !== 'uncharged') return reconcile(key, permit, 'thisTab');
        if (rivalOf(attempt, over)) throw { kind: 'rival', serverMessage: null };
        if (earlierOf(attempt)) throw { kind: 'otherTab', serverMessage: null };
        const { transactionCode } = attempt;
        const secret = secretOf(attempt);
        if (transactionCode === null || secret === null)
          throw { kind: isPending(attempt) ? 'unknown' : 'notProvided', serverMessage: null };
        store.change(key, { phase: 'open', timesSent: attempt.timesSent + 1, intentId: intentIdOf(secret) });
        try {
          return note(key, transactionCode, await provider.confirmPayment(secret, attempt.amount, permit));
        } catch (failure) {
          const kind = kindOf(failure);
          // Such a payment is never confirmed: the next try creates a new one.
          if (kind === 'otherAmount') store.change(key, { ...uncharged, transactionCode: null });
          if (kind === 'declined' || kind === 'notProvided') store.change(key, uncharged);
          throw failure;
        }
      }),

    reconcile,
  };
};
