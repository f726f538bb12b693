import assert from 'node:assert/strict';
import { cardAnswers, chargesOnce } from '../cards/cardConfirmation.chart.ts';
import type { Answer, ChartSpec } from '../testing/chart.types.ts';
import { attemptAnswers, intent, paysOnce, receipt } from './attempt.chart.ts';
import type { TopUpInput } from './topUp.types.ts';
import { topUpMachine } from './topUpMachine.ts';

const input: TopUpInput = {
  currency: 'VND',
  minimum: 10_000,
  maximum: 1_000_000,
  repeatsAreOne: true,
  draft: null,
  attempt: null,
  over: [],
  wasLedToLink: false,
  cardsAreTyped: false,
};
const local: TopUpInput = {
  ...input,
  draft: { amount: intent.amount, group: 'local', method: 'vietqr', cardId: null },
};
const card: TopUpInput = { ...input, draft: { amount: intent.amount, group: 'card', method: null, cardId: 'card-1' } };
const lost: TopUpInput = { ...input, attempt: { key: 'kept', ...intent, cardId: null } };
const lostCard: TopUpInput = {
  ...input,
  attempt: { key: 'kept', amount: intent.amount, method: 'card', cardId: 'card-1' },
};

const results = (
  [
    ['accepted', receipt],
    ['accepted', null],
    ...(['refused', 'succeeded', 'arrived', 'failed', 'cancelled', 'abandoned'] as const).map(
      (status) => [status, null] as const,
    ),
  ] as const
).map(([status, kept]) => ({ output: { status, key: 'k', receipt: kept, transactionCode: null, error: null } }));

const linked = [
  { id: 'card-1', isUsable: true },
  { id: 'card-2', isUsable: true },
];

const below = (child: string, answers: Record<string, readonly Answer[]>) =>
  Object.fromEntries(Object.entries(answers).map(([actor, given]) => [`${child}.${actor}`, given]));

/** The chart of a top-up with all inputs, events and answers; the walks run its real attempt. */
export const topUpChart: ChartSpec<typeof topUpMachine> = {
  machine: topUpMachine,
  inputs: [
    input,
    local,
    { ...local, repeatsAreOne: false },
    card,
    { ...card, cardsAreTyped: true },
    lostCard,
    lost,
    { ...lost, repeatsAreOne: false },
  ],
  events: [
    { type: 'amount.change', amount: intent.amount },
    { type: 'amount.change', amount: { ...intent.amount, amount: 20_000 } },
    { type: 'amount.change', amount: { ...intent.amount, amount: 1 } },
    { type: 'group.select', group: 'local' },
    { type: 'group.select', group: 'card' },
    { type: 'method.select', method: 'vietqr' },
    { type: 'method.select', method: 'atm' },
    { type: 'method.select', method: 'square' },
    { type: 'card.select', cardId: 'card-1' },
    { type: 'card.select', cardId: 'card-2' },
    { type: 'pay', over: [], paid: [] },
    { type: 'pay', over: [], paid: [] },
    { type: 'pay', over: [], paid: [] },
    { type: 'pay', over: [], paid: ['another'] },
    { type: 'pay', over: [], paid: ['a third'] },
  ],
  answers: {
    listCards: [
      { output: [] },
      { output: linked },
      { output: linked },
      { output: [{ id: 'card-1', isUsable: false }] },
      { failure: new Error('no answer') },
    ],
    cardConfirmation: (['succeeded', 'arrived', 'cancelled', 'abandoned'] as const).map((status) => ({
      output: { status, key: 'k', transactionCode: 'T2' },
    })),
    ...below('cardConfirmation', cardAnswers),
    attempt: results,
    ...below('attempt', attemptAnswers),
  },
  real: ['attempt', 'cardConfirmation'],
  contextOf: ({
    amount,
    group,
    method,
    cardId,
    attemptKey,
    repeatsAreOne,
    cards,
    wasLedToLink,
    cardsAreTyped,
    seenPaid,
    error,
  }) => [
    amount?.amount,
    group,
    method,
    cardId,
    attemptKey === null,
    repeatsAreOne,
    cards && JSON.stringify(cards),
    wasLedToLink,
    cardsAreTyped,
    seenPaid.length > 0,
    error?.kind,
  ],
  waits: [1_000, 2_000, 5_000, 30_000],
  invariants: (play) => {
    const isWarned = (snapshot: ReturnType<typeof play.snapshot>) =>
      snapshot.children.attempt?.getSnapshot().value === 'warned';
    let wasWarned = false;
    const check = paysOnce(
      'attempt.',
      ({ sent }) => wasWarned && sent?.type === 'repeat',
      play.snapshot().context.repeatsAreOne,
    );
    assert.equal(play.callsOf('attempt.sendAttempt').length, 0, 'starting sends nothing');
    const checkCard = chargesOnce('cardConfirmation.');
    let left = 0;
    return (step) => {
      const { before, after } = step;
      check(step);
      checkCard(step);
      wasWarned = isWarned(after);
      const exits = step.play.effectsOf('leaveFor');
      if (exits.length > left) {
        assert.ok(before.matches({ leaving: 'counting' }), 'only the notice with the host leaves');
        assert.deepEqual(exits.at(-1), { url: before.context.checkout?.url });
        assert.equal(exits.length, left + 1, 'the page is left once');
      }
      left = exits.length;
      const isPayable = (after.context.amount?.amount ?? 0) >= 10_000;
      if (after.matches({ choosing: 'ready' }) || after.matches('paying') || after.matches('confirmingCard'))
        assert.ok(isPayable, 'only a payable amount is paid');
      if (after.matches('leaving')) assert.notEqual(after.context.checkout, null, 'a leaving page has an address');
    };
  },
};
