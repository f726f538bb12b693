import { ApiError } from '@may/api';
import type { Money, Transaction, TransactionDetail, TransactionStatus } from '@may/domain';
import type { CardStanding } from '@may/machines';
import { paymentStandingOf, readPaymentFailure } from '../cards/cardStandings.ts';

/** A payment at the provider. `owner` is the attempt whose request made it; the real provider does not know it. */
export type PlayedPayment = {
  code: string;
  amount: Money;
  owner: string;
  /** True for a payment at a bank, false for a charged card. */
  isAtBank: boolean;
  status: TransactionStatus;
  createdAt: number;
};

/** The ways in which a card's bank answers a charge: it pays, pays later, refuses, or asks the cardholder. */
export const cardMoods = ['accept', 'accept', 'slow', 'decline', 'ask'] as const;

export type CardMood = (typeof cardMoods)[number];

const refusal = (status: number) => new ApiError({ status, serverMessage: 'Bảo trì' });

/** A provider and its card provider in memory: payments, charges and the log. With `isRich` it understands keys and gives codes. */
export const createMoneyProvider = (isRich: boolean, now: () => number) => {
  const payments = new Map<string, PlayedPayment>();
  const codeOfKey = new Map<string, string>();
  const intents = new Map<string, { code: string; status: string }>();
  const rows: Transaction[] = [];
  let balance = 0;
  let minted = 0;

  const add = (amount: Money, owner: string, isAtBank: boolean): PlayedPayment => {
    minted += 1;
    const payment: PlayedPayment = { code: `T${minted}`, amount, owner, isAtBank, status: 'pending', createdAt: now() };
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
      amount: payment.amount,
      createdAt: new Date(Math.floor(now() / 1000) * 1000).toISOString(),
      endingBalance: { amount: balance, currency: payment.amount.currency },
      transactionCode: isRich ? code : null,
    });
  };

  return {
    payments,
    rows,
    settle,
    balance: () => balance,
    chargesOf: (owner: string) =>
      [...payments.values()].filter((one) => one.owner === owner && one.status === 'succeeded'),

    createCheckout: (amount: Money, attemptKey: string | null, owner: string) => {
      const known = attemptKey === null ? undefined : codeOfKey.get(attemptKey);
      const payment = known === undefined ? add(amount, owner, true) : find(known);
      if (attemptKey !== null) codeOfKey.set(attemptKey, payment.code);
      return { checkoutUrl: addressOf(payment), transactionCode: isRich ? payment.code : null };
    },
    getTransaction: (code: string): TransactionDetail => {
      const { amount, status, createdAt } = find(code);
      if (!isRich && status !== 'succeeded') throw refusal(404);
      return { transactionCode: code, description: '', amount, createdAt: new Date(createdAt).toISOString(), status };
    },
    listTransactions: (): readonly Transaction[] => [...rows],
    createCardCheckout: (amount: Money, owner: string) => ({ transactionCode: add(amount, owner, false).code }),
    confirmCardCheckout: (code: string) => {
      const { status } = find(code);
      const clientSecret = `secret of ${code}`;
      const known = intents.get(clientSecret);
      if (!known) intents.set(clientSecret, { code, status: 'requires_confirmation' });
      else if (status === 'pending' && known.status !== 'processing') known.status = 'requires_confirmation';
      return { clientSecret };
    },

    /** Charges as Stripe's script answers: with an intent, or with an error that holds one (spec §8). */
    confirmIntent: (secret: string, mood: CardMood): CardStanding => {
      const intent = intentOf(secret);
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
