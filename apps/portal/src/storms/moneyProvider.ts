import { ApiError } from '@may/api';
import { confirmedFixture } from '@may/domain/fixtures';
import type { Money } from '@may/domain/money.ts';
import type { Transaction, TransactionDetail, TransactionStatus } from '@may/domain/wallet/transaction.ts';
import type { CardStanding } from '@may/machines/cards/cardConfirmation.types.ts';
import { isOfOtherCard, paymentStandingOf, readPaymentFailure } from '../money/cards/cardStandings.ts';
import type { StormQuirk } from './stormQuirks.ts';

/** A payment at the provider. `owner` is the attempt whose request made it; the real provider does not know it. */
export type PlayedPayment = {
  code: string;
  amount: Money;
  /** The amount of the request. */
  asked: Money;
  owner: string;
  /** True for a payment at a bank, false for a charged card. */
  isAtBank: boolean;
  status: TransactionStatus;
  createdAt: number;
};

/** The ways in which a card's bank answers a charge: it pays, pays later, refuses, or asks the cardholder. */
export const cardMoods = ['accept', 'accept', 'slow', 'decline', 'ask'] as const;

export type CardMood = (typeof cardMoods)[number];

/**
 * A provider and its card provider in memory: payments, charges and the log. With `isRich` it understands keys and gives codes; `quirks` are
 * the habits that it has.
 */
export const createMoneyProvider = (
  isRich: boolean,
  now: () => number,
  quirks: readonly StormQuirk<'topUp'>[] = [],
) => {
  const has = (quirk: StormQuirk<'topUp'>): boolean => quirks.includes(quirk);
  const refusal = (status: number) => new ApiError({ status, serverMessage: has('refusalsBlank') ? null : 'Bảo trì' });
  const payments = new Map<string, PlayedPayment>();
  const codeOfKey = new Map<string, string>();
  const intents = new Map<string, { code: string; status: string; payment_method: string }>();
  const rows: Transaction[] = [];
  /** Attempts whose request was refused and done all the same. */
  const struck = new Set<string>();
  let late: (() => void)[] = [];
  let shown: readonly Transaction[] = [];
  let requests = 0;
  let readings = 0;
  let balance = 0;
  let minted = 0;

  const add = (asked: Money, owner: string, isAtBank: boolean): PlayedPayment => {
    minted += 1;
    const amount = { ...asked, amount: has('otherAmount') ? asked.amount * 0.9 : asked.amount };
    const payment: PlayedPayment = {
      ...{ code: `T${minted}`, amount, asked, owner, isAtBank },
      ...{ status: 'pending', createdAt: now() },
    };
    payments.set(payment.code, payment);
    return payment;
  };
  const find = (code: string): PlayedPayment => {
    const payment = payments.get(code);
    if (!payment) throw refusal(404);
    return payment;
  };
  const intentOf = (secret: string) => {
    const intent = intents.get(secret);
    if (!intent) throw { kind: 'unknown', serverMessage: null };
    return intent;
  };
  const wholeTime = (): string => {
    const step = has('sameSecond') ? 60_000 : 1_000;
    return new Date(Math.floor(now() / step) * step).toISOString();
  };
  const addressOf = ({ code }: PlayedPayment) => `https://pay.test/${code}`;

  /** Ends a payment once; a success adds a row to the log. */
  const settle = (code: string, status: 'succeeded' | 'failed' | 'cancelled'): void => {
    const payment = find(code);
    if (payment.status !== 'pending') return;
    payment.status = status;
    if (status !== 'succeeded') return;
    balance += payment.amount.amount;
    rows.unshift({
      id: `row-${rows.length + 1}`,
      description: 'Nạp tiền',
      amount: confirmedFixture(payment.amount),
      createdAt: wholeTime(),
      endingBalance: { amount: balance, currency: payment.amount.currency },
      transactionCode: isRich ? code : null,
    });
  };

  const checkOut = (amount: Money, attemptKey: string | null, owner: string): PlayedPayment => {
    const known = attemptKey === null ? undefined : codeOfKey.get(attemptKey);
    const payment = known === undefined ? add(amount, owner, true) : find(known);
    if (attemptKey !== null) codeOfKey.set(attemptKey, payment.code);
    return payment;
  };
  /** The log as it is, in the order in which this provider lists it. */
  const orderedRows = (): readonly Transaction[] => {
    readings += 1;
    if (!has('listsShuffled')) return [...rows];
    const start = readings % Math.max(1, rows.length);
    return [...rows.slice(start), ...rows.slice(0, start)];
  };
  const arrive = (): void => {
    for (const one of late.splice(0)) one();
  };

  return {
    payments,
    rows,
    settle,
    struck,
    balance: () => balance,
    chargesOf: (owner: string) =>
      [...payments.values()].filter((one) => one.owner === owner && one.status === 'succeeded'),

    /** The cards that were charged for an attempt. */
    chargedCards: (owner: string) =>
      [...intents.values()].flatMap(({ code, status, payment_method }) =>
        status === 'succeeded' && find(code).owner === owner ? [payment_method] : [],
      ),

    createCheckout: (amount: Money, attemptKey: string | null, owner: string) => {
      arrive();
      requests += 1;
      const isStruck = requests % 3 === 0;
      if (isStruck && has('appliesWhatItRefused')) {
        late = [() => checkOut(amount, attemptKey, owner)];
        struck.add(owner);
        throw refusal(422);
      }
      const payment = checkOut(amount, attemptKey, owner);
      if (isStruck && has('refusesWhatItTook')) {
        struck.add(owner);
        throw refusal(422);
      }
      return { checkoutUrl: addressOf(payment), transactionCode: isRich ? payment.code : null };
    },
    getTransaction: (code: string): TransactionDetail => {
      arrive();
      const { amount, status: known, createdAt } = find(code);
      if (!isRich && known !== 'succeeded') throw refusal(404);
      // The client reads a word that it does not know as pending; the literal provider sends no word.
      const status = isRich && has('statusUnknown') ? 'pending' : known;
      const told = { amount: confirmedFixture(amount), createdAt: new Date(createdAt).toISOString(), status };
      return { transactionCode: code, description: '', ...told };
    },
    orderedRows,
    listTransactions: (): readonly Transaction[] => {
      arrive();
      const before = shown;
      shown = orderedRows();
      return has('listsLag') && readings % 2 === 0 ? before : shown;
    },
    createCardCheckout: (amount: Money, owner: string) => ({ transactionCode: add(amount, owner, false).code }),
    confirmCardCheckout: (code: string, cardId: string) => {
      const { status } = find(code);
      const clientSecret = `secret of ${code}`;
      const known = intents.get(clientSecret);
      if (!known) intents.set(clientSecret, { code, payment_method: cardId, status: 'requires_confirmation' });
      else if (status === 'pending' && known.status !== 'processing')
        Object.assign(known, { payment_method: cardId, status: 'requires_confirmation' });
      return { clientSecret };
    },

    /** Charges as Stripe's script answers: with an intent, or with an error that holds one (spec §8). */
    confirmIntent: (secret: string, mood: CardMood, shown: Money, cardId: string): CardStanding => {
      const intent = intentOf(secret);
      // The portal's card provider compares the intent with amount and card on the screen first (cardProvider.ts).
      if (find(intent.code).amount.amount !== shown.amount) throw { kind: 'otherAmount', serverMessage: null };
      if (isOfOtherCard(intent, cardId)) throw { kind: 'rival', serverMessage: null };
      const unexpected = { type: 'invalid_request_error', message: 'Unexpected state.', payment_intent: intent };
      if (['succeeded', 'processing', 'canceled'].includes(intent.status)) return readPaymentFailure(unexpected);
      if (mood === 'decline') {
        intent.status = 'requires_payment_method';
        return readPaymentFailure({ type: 'card_error', message: 'Declined.', payment_intent: intent });
      }
      intent.status = mood === 'ask' ? 'requires_action' : mood === 'slow' ? 'processing' : 'succeeded';
      if (mood === 'accept') settle(intent.code, 'succeeded');
      return paymentStandingOf(intent);
    },
    retrieveIntent: (secret: string): CardStanding => paymentStandingOf(intentOf(secret)),
    /** True if the cardholder has not approved this payment yet. */
    isToBeApproved: (code: string | null): boolean => intents.get(`secret of ${code}`)?.status === 'requires_action',
    /** Cardholders approve in their bank's app, without a page. */
    approve: (): void => {
      for (const intent of intents.values()) {
        if (intent.status !== 'requires_action') continue;
        intent.status = 'succeeded';
        settle(intent.code, 'succeeded');
      }
    },
    /** The customer pays at the bank without the portal, for example by a link in a message. */
    payUnled: (pick: number): void => {
      const open = [...payments.values()].filter((one) => one.status === 'pending' && one.isAtBank);
      const payment = open[pick % Math.max(1, open.length)];
      if (payment) settle(payment.code, 'succeeded');
    },
    /** The banks of slow cards pay or refuse. */
    finishProcessing: (isPaid: boolean): void => {
      for (const intent of intents.values()) {
        if (intent.status !== 'processing') continue;
        intent.status = isPaid ? 'succeeded' : 'requires_payment_method';
        if (isPaid) settle(intent.code, 'succeeded');
      }
    },
    /** The merchant cancels every payment that is neither paid nor processing. */
    cancelIntents: (): void => {
      for (const intent of intents.values()) {
        if (intent.status === 'processing' || intent.status === 'succeeded') continue;
        intent.status = 'canceled';
        settle(intent.code, 'cancelled');
      }
    },
  };
};

export type MoneyProvider = ReturnType<typeof createMoneyProvider>;
