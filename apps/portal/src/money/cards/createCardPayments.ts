import type { Api } from '@may/api';
import {
  attemptPatience,
  goesFirst,
  isSameMoney,
  isWaitedFor,
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
import { toRejection } from '../../provider/toRejection.ts';
import type { cardSecrets } from '../../storage/cardSecrets.ts';
import type { AttemptStore } from '../attempts/attemptStore.ts';
import { newAttempt } from '../attempts/newAttempt.ts';
import { readRowsBefore } from '../attempts/readRowsBefore.ts';
import { intentIdOf } from './intentIdOf.ts';

/** What the card payments of one customer need of the app. */
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

/** Connects card payments to the provider, the card provider, and what this browser remembers (docs/decisions/0013). */
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

  /** Another tab may have settled it meanwhile: that stays. */
  const change = (key: string, changes: Partial<TopUpAttempt>) => {
    const attempt = store.find(key);
    if (attempt && attempt.outcome === null) store.save({ ...attempt, ...changes });
  };

  /** Keeps what the card provider said of a payment: what is over is settled, what was surely not charged waits for nobody. */
  const note = (key: string, code: string, standing: CardStanding): CardStanding => {
    const { status } = standing;
    const known = store.find(key);
    // An answer that was long on its way is older than what another tab was told.
    if (known?.outcome === 'succeeded') return { status: 'succeeded' };
    const isOfAttempt = known?.transactionCode === code;
    if (status === 'succeeded') {
      store.settle(key, 'succeeded');
      onSettled();
    } else if (status === 'ended' && isOfAttempt)
      change(key, { phase: 'posting', isUnfinished: false, transactionCode: null });
    else if ((status === 'unpaid' || status === 'unfinished') && isOfAttempt)
      change(key, { phase: 'posting', isUnfinished: status === 'unfinished' });
    if (status === 'succeeded' || status === 'ended') secrets.drop(code);
    return standing;
  };

  const requestSecret = async (key: string, transactionCode: string, cardId: string): Promise<string> => {
    const { clientSecret } = await cards.confirmCardCheckout({ transactionCode, cardId });
    secrets.keep(transactionCode, clientSecret);
    change(key, { cardId, intentId: intentIdOf(clientSecret) });
    return clientSecret;
  };

  /** The payment an attempt is made by, which another tab may have begun. */
  const codeOf = (key: string): string | null => store.find(key)?.transactionCode ?? null;

  /** Whether the log shows the credit, where the card provider cannot be asked. */
  const findCredit = async (key: string): Promise<boolean> => {
    const rows = await listTransactions().catch((error: unknown) => Promise.reject(toRejection(error)));
    // Told meanwhile, in another tab: the log has nothing to add.
    if (store.find(key)?.outcome === 'succeeded') return true;
    const attempts = store.list(userId);
    const creditId = matchCredits(attempts, rows, 'oldestFirst').get(key);
    const credit = rows.find(({ id }) => id === creditId);
    // What was sent twice may be paid twice, and then has a second credit in the log.
    const isRival = (other: TopUpAttempt) =>
      other.key !== key &&
      isSameMoney(other.amount, credit?.amount ?? null) &&
      (isWaitedFor(other) || (other.method !== 'card' && other.timesSent > 1));
    // A credit that names no payment may as well be another's: the card provider knows, and is asked.
    if (!credit || (credit.transactionCode === null && attempts.some(isRival))) return false;
    store.settle(key, 'succeeded', credit);
    onSettled();
    return true;
  };

  /**
   * Whether a tab may be charging an attempt in doubt, in a browser without locks: for as long as a bank is waited for. A beginning in
   * the future counts, as the clock was put back: here the doubt is the safe answer.
   */
  const mayBeSending = ({ createdAt }: TopUpAttempt): boolean =>
    !canSeeRunning() && now() - createdAt < attemptPatience;

  /** What the card provider says of a payment; that it is unpaid is no word about a charge another tab asked for meanwhile. */
  const ask = async (key: string, code: string, secret: string, isAlone: boolean): Promise<CardStanding> => {
    const wasSure = store.find(key)?.phase === 'posting';
    const wasRunning = !isAlone && (await isRunning(lock));
    const standing = await provider.retrievePayment(secret);
    const isRunningNow = wasRunning || (!isAlone && (await isRunning(lock)));
    const known = store.find(key);
    const isOld = isRunningNow || (known?.phase === 'open' && (wasSure || mayBeSending(known)));
    const isUnpaid = standing.status === 'unpaid' || standing.status === 'unfinished';
    return note(key, code, isOld && isUnpaid ? { status: 'unknown' } : standing);
  };

  /**
   * Asks how a payment stands: the card provider, by what this tab kept; else the log; else, where somebody waits for it
   * (`isAwaited`), the card provider by a secret that is asked for anew, which is the same payment's.
   */
  const reconcile = async (key: string, isAwaited: boolean, isAlone = false): Promise<CardStanding> => {
    const attempt = store.find(key);
    if (!attempt) return { status: 'unknown' };
    const { outcome, transactionCode, cardId, phase } = attempt;
    if (outcome) return { status: outcome === 'succeeded' ? 'succeeded' : 'ended' };
    // What was never begun, or given up, can be begun and was not charged.
    if (transactionCode === null && phase === 'posting') return { status: 'ended' };
    const secret = transactionCode === null ? null : secrets.find(transactionCode);
    if (transactionCode !== null && secret !== null) return ask(key, transactionCode, secret, isAlone);
    if (await findCredit(key)) return { status: 'succeeded' };
    if (!isAwaited || transactionCode === null || cardId === null) return { status: 'unknown' };
    const asked = await requestSecret(key, transactionCode, cardId).catch((error: unknown) =>
      Promise.reject(toRejection(error)),
    );
    return ask(key, transactionCode, asked, isAlone);
  };

  return {
    /** Finds the payment to go on with, or remembers a new one before its first byte is sent. */
    open: async ({ amount, cardId, key }: CardConfirmationInput): Promise<OpenedCardPayment> => {
      const atPress = store.list(userId);
      // One that gave way to another tab's is gone, and that one is gone on with, however it ended: nobody has pressed pay since.
      const find = (seen?: readonly TopUpAttempt[]) =>
        (key === null ? undefined : store.find(key)) ??
        store.findSameIntent(userId, { amount, method: 'card' }, key === null ? seen : 'recent');
      // For when the card provider cannot be asked.
      const rowsBefore = find() ? null : await readRowsBefore(amount, listTransactions);
      // Looked for again: another tab may have begun it, and even ended it, while the log was read.
      const known = find(atPress);
      if (known) {
        const isSending = await isRunning(lock);
        const { transactionCode, phase } = known;
        // What is gone on with was not asked for by a press of pay: it is asked about, whatever it was.
        return { key: known.key, transactionCode, mayBePaid: key !== null || phase !== 'posting', isSending };
      }
      const own = { amount, cardId, method: 'card', key: key ?? createKey(), userId } as const;
      const attempt = newAttempt({ ...own, createdAt: now(), rowsBefore });
      store.save(attempt);
      return { key: attempt.key, transactionCode: null, mayBePaid: false, isSending: false };
    },

    /** Begins the payment, unless another tab did; it asks for no money, so a lost answer costs nothing. */
    createCheckout: async ({ key, amount }: CardCheckoutRequest): Promise<{ transactionCode: string }> => {
      const begun = codeOf(key);
      if (begun !== null) return { transactionCode: begun };
      const checkout = await cards.createCardCheckout(amount).catch(toRejection);
      const earlier = codeOf(key);
      if (earlier !== null) return { transactionCode: earlier };
      if (!('transactionCode' in checkout)) throw checkout;
      change(key, checkout);
      return checkout;
    },

    /** Says with which card the payment is made, and keeps what the card provider needs for it. */
    requestSecret: async ({ key, transactionCode, cardId }: CardSecretRequest): Promise<void> => {
      const failure = await requestSecret(key, codeOf(key) ?? transactionCode, cardId).then(() => null, toRejection);
      // What another tab has confirmed meanwhile is asked about by `confirm`, and never said to be uncharged.
      if (failure && store.find(key)?.phase === 'posting') throw failure;
    },

    /** Lets the card provider charge it, in one tab at a time; doubtful from before it is asked until it has answered. */
    confirm: (key: string): Promise<CardStanding> =>
      onlyTab(lock, async () => {
        const attempt = store.find(key);
        // Another tab paid it meanwhile, or does not know whether it did.
        if (attempt?.phase !== 'posting') return reconcile(key, true, true);
        if (store.list(userId).some((other) => goesFirst(other, attempt))) {
          store.forget(key);
          throw { kind: 'otherTab', serverMessage: null };
        }
        const { transactionCode } = attempt;
        const secret = transactionCode === null ? null : secrets.find(transactionCode);
        if (transactionCode === null || secret === null) throw { kind: 'notProvided', serverMessage: null };
        change(key, { phase: 'open', timesSent: attempt.timesSent + 1 });
        try {
          return note(key, transactionCode, await provider.confirmPayment(secret, attempt.amount));
        } catch (failure) {
          const kind = typeof failure === 'object' && failure !== null && 'kind' in failure ? failure.kind : 'unknown';
          // A payment of another amount is never confirmed: the next try begins its own.
          if (kind === 'otherAmount') change(key, { phase: 'posting', isUnfinished: false, transactionCode: null });
          if (kind === 'declined' || kind === 'notProvided') change(key, { phase: 'posting', isUnfinished: false });
          throw failure;
        }
      }),

    reconcile,
  };
};
