import type { Api, Permit } from '@may/api';
import { isPending, type TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import { namedCredit } from '@may/domain/top-up/credits.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import type {
  CardCharge,
  CardCheckoutRequest,
  CardSecretRequest,
  CardStanding,
} from '@may/machines/cards/cardConfirmation.types.ts';
import { isRunning, onlyTab } from '../../browser/onlyTab.ts';
import type { cardSecrets } from '../../browser/storage/cardSecrets.ts';
import { kindOf, rejectWith, toRejection } from '../../data/toRejection.ts';
import type { AttemptStore } from '../attempts/attemptStore.ts';
import { paymentLock } from '../attempts/newAttempt.ts';
import type { ChargeAnswer, ShownPayment } from './cardProvider.ts';
import { intentIdOf } from './cardStandings.ts';
import { isChargeOnItsWay } from './chargeOnItsWay.ts';
import { earlierOf, rivalOf } from './openCardPayment.ts';
import { whileAwaited } from './whileAwaited.ts';

export type CardPaymentsOptions = {
  cards: Pick<Api['cards'], 'createCardCheckout' | 'confirmCardCheckout'>;
  /** Stripe: it alone charges the card and knows the outcome. */
  provider: {
    confirmPayment: (secret: string, shown: ShownPayment, permit: Permit) => Promise<ChargeAnswer>;
    retrievePayment: (secret: string) => Promise<CardStanding>;
  };
  secrets: Pick<typeof cardSecrets, 'find' | 'keep' | 'drop'>;
  userId: string;
  store: AttemptStore;
  /** Reads the newest transaction log. */
  listTransactions: () => Promise<readonly Transaction[]>;
  onSettled?: () => void;
  isOnItsWay?: typeof isChargeOnItsWay;
};

/** The payments of one customer by linked card, for the flow and the tray. */
export type CardPayments = ReturnType<typeof createCardPayments>;

/** Another attempt or another tab may have charged, or has told another card: the flow begins again with a question. */
const rival = { kind: 'rival', serverMessage: null } as const;

const uncharged = { phase: 'uncharged', isUnfinished: false } as const;

/**
 * Connects card payments to the provider, to Stripe and to this browser's memory (docs/decisions/0013). They are no
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
  isOnItsWay = isChargeOnItsWay,
}: CardPaymentsOptions) => {
  const lock = paymentLock(userId);

  /** Stores the card provider's answer: settles a finished payment, and marks one that is surely not charged as `uncharged`. */
  const note = (key: string, code: string, standing: CardStanding): CardStanding => {
    const { status, paid = null, cardId: chargedCardId = null } = standing;
    const known = store.find(key);
    if (status === 'succeeded') store.settle(key, status, { amount: paid, chargedCardId });
    // Another tab has stored the payment meanwhile: a late answer that does not know it is older.
    if (known?.outcome === 'succeeded') return { status: 'succeeded' };
    // A dismissed payment stays so until it is paid.
    const isOfAttempt = known?.transactionCode === code && known.phase !== 'dismissed';
    if (status === 'succeeded') onSettled();
    else if (status === 'ended' && isOfAttempt) store.change(key, { ...uncharged, transactionCode: null });
    else if ((status === 'unpaid' || status === 'unfinished') && isOfAttempt)
      store.change(key, { phase: 'uncharged', isUnfinished: status === 'unfinished' });
    if (status === 'succeeded' || status === 'ended') secrets.drop(code);
    return standing;
  };

  /** This tab's secret of the attempt's payment; null if another tab has sent a charge of another intent. */
  const secretOf = ({ transactionCode, timesSent, intentId }: TopUpAttempt): string | null => {
    const secret = transactionCode === null ? null : secrets.find(transactionCode);
    return secret !== null && timesSent > 0 && intentIdOf(secret) !== intentId ? null : secret;
  };

  /**
   * Tells the provider the card of a payment, unless it is no longer as `mayAsk` says (`rival`). Meanwhile no tab charges. While the owner of a
   * card may approve, it tells only after a question. The same card is not told if it still waits, because the provider might begin another
   * intent. Until another card's answer the earlier one stays stored.
   */
  const requestSecret = (
    { key, cardId }: CardSecretRequest,
    permit: Permit,
    mayAsk: (attempt: TopUpAttempt) => boolean,
  ): Promise<string> =>
    onlyTab(lock, async () => {
      const before = store.find(key);
      const transactionCode = before?.transactionCode;
      if (!transactionCode || !mayAsk(before)) throw rival;
      const isSame = before.cardId === cardId;
      const earlier = before.isUnfinished ? secretOf(before) : null;
      if (before.isUnfinished && (earlier !== null || !isSame)) {
        const answer =
          earlier === null ? null : await whileAwaited(provider.retrievePayment(earlier), permit).catch(() => null);
        const standing = answer && note(key, transactionCode, answer);
        if (earlier !== null && isSame && standing?.status === 'unfinished') return earlier;
        if (standing?.status !== 'unfinished' && standing?.status !== 'unpaid') throw rival;
      } else store.change(key, { cardId });
      const { clientSecret } = await cards.confirmCardCheckout({ transactionCode, cardId }, permit).catch(rejectWith);
      const [known, intentId] = [store.find(key), intentIdOf(clientSecret)];
      // Another intent is another charge: it takes no place of one that may be charged.
      if (known?.intentId && isPending(known) && known.intentId !== intentId) throw rival;
      secrets.keep(transactionCode, clientSecret);
      store.change(key, { cardId, intentId });
      return clientSecret;
    });

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
   * tab may have charged meanwhile: it held the lock before or after the question, or began the charge during it. An answer is as old as its
   * question: a frozen page may read it an hour later.
   */
  const ask = async (key: string, code: string, secret: string): Promise<CardStanding> => {
    const before = store.find(key);
    const wasLockHeld = await isRunning(lock);
    // The minute begins once no tab is sending.
    const isEarly = !wasLockHeld && before !== undefined && isOnItsWay(before);
    const standing = await provider.retrievePayment(secret);
    const isOld = wasLockHeld || (await isRunning(lock)) || before?.timesSent !== store.find(key)?.timesSent;
    const isUnknown =
      standing.status === 'unpaid' ? isOld || isEarly : /unfinished|ended/.test(standing.status) && isOld;
    return note(key, code, isUnknown ? { status: 'unknown' } : standing);
  };

  /**
   * Asks for the status of a payment: first the card provider, with the secret that this tab keeps, then the log. If both are silent and the
   * customer asked by a press (`permit`), it requests the same payment's secret again.
   */
  const reconcile = async (key: string, permit: Permit | null): Promise<CardStanding> => {
    const attempt = store.find(key);
    if (!attempt) return { status: 'unknown' };
    const { outcome, transactionCode, cardId, phase } = attempt;
    if (outcome) return { status: outcome === 'succeeded' ? 'succeeded' : 'ended' };
    // A payment without a code was never created or has ended: it was not charged, and can be begun again.
    if (transactionCode === null && phase === 'uncharged') return { status: 'ended' };
    const secret = secretOf(attempt);
    if (transactionCode !== null && secret !== null) return ask(key, transactionCode, secret);
    if (await findCredit(key)) return { status: 'succeeded' };
    if (permit === null || transactionCode === null || cardId === null) return { status: 'unknown' };
    // Another card would withdraw the question that the card's bank puts to the owner. With a secret meanwhile, the next reading asks.
    const isSame = (known: TopUpAttempt) =>
      known.cardId === cardId && known.transactionCode === transactionCode && secretOf(known) === null;
    return requestSecret({ key, cardId }, permit, isSame).then(
      (told) => ask(key, transactionCode, told),
      (failure: unknown) => {
        if (!['otherTab', 'rival'].includes(kindOf(failure))) throw failure;
        return { status: 'unknown' };
      },
    );
  };

  return {
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
    requestSecret: async (request: CardSecretRequest, permit: Permit): Promise<void> => {
      await requestSecret(request, permit, ({ phase }) => phase === 'uncharged').catch((failure: unknown) => {
        const attempt = store.find(request.key);
        // Another tab may have charged meanwhile, or the card's owner approved: this failure must not say "not charged".
        const isAsked = kindOf(failure) !== 'otherTab' && (attempt?.phase !== 'uncharged' || attempt.isUnfinished);
        throw isAsked ? rival : failure;
      });
    },

    /**
     * Lets the card provider charge the card of the page, in one tab at a time. Not if another tab has paid the same since, may have, or told
     * another card. From before the request until its answer the attempt counts as doubtful (`open`).
     */
    confirm: ({ key, cardId, over }: CardCharge, permit: Permit): Promise<CardStanding> =>
      onlyTab(lock, async () => {
        const attempt = store.find(key);
        if (attempt?.phase !== 'uncharged' || attempt.cardId !== cardId || rivalOf(store, attempt, over)) throw rival;
        if (earlierOf(store, attempt)) throw { kind: 'otherTab', serverMessage: null };
        const { transactionCode } = attempt;
        const secret = secretOf(attempt);
        if (transactionCode === null || secret === null)
          throw { kind: isPending(attempt) ? 'unknown' : 'notProvided', serverMessage: null };
        let answer: ChargeAnswer;
        try {
          store.mark(key, { phase: 'open', intentId: intentIdOf(secret) });
          answer = await provider.confirmPayment(secret, { amount: attempt.amount, cardId }, permit);
        } catch (failure) {
          const kind = kindOf(failure);
          // Such a payment is never confirmed: the next try creates a new one.
          if (kind === 'otherAmount') store.change(key, { ...uncharged, transactionCode: null });
          if (kind === 'declined') store.change(key, uncharged);
          // Nothing was sent: an approval that was asked for before stays open.
          if (kind === 'notProvided' || kind === 'rival') store.change(key, { phase: 'uncharged' });
          throw kind === 'notProvided' && attempt.isUnfinished ? { kind: 'unknown', serverMessage: null } : failure;
        }
        const { isEarlier, ...standing } = answer;
        const noted = note(key, transactionCode, standing);
        if (isEarlier) throw rival;
        return noted;
      }),

    reconcile,
  };
};
