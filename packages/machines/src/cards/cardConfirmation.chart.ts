import assert from 'node:assert/strict';
import type { Answer, ChartSpec, Step } from '../testing/chart.types.ts';
import type { CardConfirmationInput, OpenedCardPayment } from './cardConfirmation.types.ts';
import { cardConfirmationMachine } from './cardConfirmationMachine.ts';

const amount = { amount: 500_000, currency: 'VND' } as const;
const input: CardConfirmationInput = { amount, cardId: 'card-1', key: null, over: [] };

/** A new payment, as `openPayment` answers. */
export const newCardPayment: OpenedCardPayment = {
  key: 'k',
  cardId: 'card-1',
  transactionCode: null,
  mayBePaid: false,
  isSending: false,
};

const opened = (given: Partial<OpenedCardPayment> = {}): Answer => ({ output: { ...newCardPayment, ...given } });

const standings: Answer[] = (['succeeded', 'processing', 'unpaid', 'unfinished', 'ended', 'unknown'] as const).map(
  (status) => ({ output: { status } }),
);
const failures: Answer[] = [
  { failure: new Error('no answer') },
  { failure: { kind: 'declined', serverMessage: 'Your card was declined.' } },
  { failure: { kind: 'otherTab', serverMessage: null } },
  { failure: { kind: 'otherAmount', serverMessage: null } },
];

let created = 0;

/** The answers of the app's actors to a card payment. */
export const cardAnswers = {
  openPayment: [
    opened(),
    opened(),
    opened({ transactionCode: 'T0' }),
    opened({ transactionCode: 'T0', mayBePaid: true }),
    opened({ transactionCode: 'T0', isSending: true }),
    { failure: new Error('storage is full') },
  ],
  createCheckout: [
    {
      outputOf: () => {
        created += 1;
        return { transactionCode: `T${created}` };
      },
    },
    { failure: new Error('no answer') },
    { failure: { kind: 'refused', serverMessage: 'Too much.' } },
    { failure: { kind: 'rival', serverMessage: null } },
  ],
  requestSecret: [
    { output: undefined },
    { output: undefined },
    { failure: new Error('no answer') },
    { failure: { kind: 'otherTab', serverMessage: null } },
    { failure: { kind: 'rival', serverMessage: null } },
  ],
  confirmCardPayment: [...standings, ...failures, { failure: { kind: 'rival', serverMessage: null } }],
  reconcilePayment: [...standings, { failure: new Error('no answer') }],
} satisfies Record<string, readonly Answer[]>;

/** The invariants of every card payment; `prefix` is the path of its actors below a parent. */
export const chargesOnce = (prefix: string) => {
  let confirmations = 0;
  let isDoubted = false;
  let isPaid = false;
  return ({ play, answered }: Step): void => {
    const confirms = play.callsOf(`${prefix}confirmCardPayment`);
    assert.ok(confirms.filter((call) => call.listening()).length <= 1, 'one confirmation at a time');
    if (confirms.length > confirmations) {
      assert.ok(!isDoubted, 'no charge starts before the result of the last one is known');
      assert.ok(!isPaid, 'a paid payment is never charged again');
    }
    confirmations = confirms.length;
    if (!answered?.wasHeard) return;
    const { call, answer } = answered;
    const said = 'output' in answer ? (answer.output as { status?: string; mayBePaid?: boolean } | undefined) : null;
    if (call.actor === `${prefix}openPayment` && said) {
      isDoubted = said.mayBePaid === true;
      isPaid = false;
    }
    if (call.actor === `${prefix}confirmCardPayment` || call.actor === `${prefix}reconcilePayment`) {
      const kind = 'failure' in answer ? (answer.failure as { kind?: string }).kind : undefined;
      if (said) isDoubted = said.status === 'unknown' || said.status === 'processing';
      else if (call.actor === `${prefix}confirmCardPayment`) isDoubted = kind === undefined;
      isPaid = said?.status === 'succeeded';
    }
  };
};

export const cardConfirmationChart: ChartSpec<typeof cardConfirmationMachine> = {
  machine: cardConfirmationMachine,
  inputs: [input, { ...input, key: 'kept' }],
  events: [],
  answers: cardAnswers,
  contextOf: ({ key, transactionCode, error }) => [key === null, transactionCode === null, error?.kind],
  waits: [5_000, 30_000],
  invariants: (play) => {
    const check = chargesOnce('');
    return (step) => {
      check(step);
      const { before, after, sent, answered } = step;
      const confirms = play.callsOf('confirmCardPayment').filter((call) => call.listening());
      if (confirms.length > 0)
        assert.ok(after.matches('awaitingProvider'), 'a charge runs only in the state `awaitingProvider`');
      const result = after.output;
      if (!result) return;
      if (result.status === 'succeeded') assert.ok(answered?.wasHeard, 'only the provider confirms a payment');
      if (result.status === 'cancelled') assert.equal(sent?.type, 'cancel', 'only a press cancels');
      if (result.status === 'cancelled')
        assert.ok(
          before.matches('declined') || before.matches('failed') || before.matches('unfinished'),
          'a payment in doubt cannot be cancelled',
        );
    };
  },
};
