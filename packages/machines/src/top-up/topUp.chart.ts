import assert from 'node:assert/strict';
import { attemptAnswers, intent, paysOnce, receipt } from '../attempt/attempt.chart.ts';
import type { ChartSpec } from '../testing/describeChart.ts';
import type { TopUpInput } from './topUp.types.ts';
import { topUpMachine } from './topUpMachine.ts';

const input: TopUpInput = {
  currency: 'VND',
  minimum: 10_000,
  maximum: 1_000_000,
  repeatsAreOne: true,
  draft: null,
  attempt: null,
};
const local: TopUpInput = {
  ...input,
  draft: { amount: 500_000, group: 'local', method: 'vietqr', cardId: null },
};
const card: TopUpInput = { ...input, draft: { amount: 500_000, group: 'card', method: null, cardId: 'card-1' } };
const lost: TopUpInput = { ...input, attempt: { key: 'kept', intent } };

const results = (['accepted', 'refused', 'succeeded', 'arrived', 'failed', 'cancelled', 'abandoned'] as const).map(
  (status) => ({
    output: { status, key: 'k', receipt: status === 'accepted' ? receipt : null, transactionCode: null, error: null },
  }),
);

/** Everything that may happen to a top-up; in the walks its attempt is the real one. */
export const topUpChart: ChartSpec = {
  machine: topUpMachine,
  inputs: [input, local, { ...local, repeatsAreOne: false }, card, lost, { ...lost, repeatsAreOne: false }],
  events: [
    { type: 'amount.change', amount: 500_000 },
    { type: 'amount.change', amount: 20_000 },
    { type: 'amount.change', amount: 1 },
    { type: 'group.select', group: 'local' },
    { type: 'group.select', group: 'card' },
    { type: 'method.select', method: 'vietqr' },
    { type: 'method.select', method: 'atm' },
    { type: 'card.select', cardId: 'card-1' },
    { type: 'card.select', cardId: 'card-2' },
    { type: 'pay' },
    { type: 'pay' },
    { type: 'pay' },
  ],
  answers: {
    listCards: [{ output: [] }, { output: [{ id: 'card-1' }] }, { failure: new Error('no answer') }],
    cardConfirmation: [
      { output: { status: 'succeeded', transactionCode: 'T2' } },
      { output: { status: 'refused', error: { kind: 'declined', serverMessage: null } } },
      { failure: { kind: 'notProvided', serverMessage: null } },
    ],
    attempt: results,
    ...Object.fromEntries(Object.entries(attemptAnswers).map(([actor, given]) => [`attempt.${actor}`, given])),
  },
  real: ['attempt'],
  contextOf: ({ amount, group, method, cardId, attemptKey, repeatsAreOne, error }) => [
    amount,
    group,
    method,
    cardId,
    attemptKey === null,
    repeatsAreOne,
    error?.kind,
  ],
  waits: [1_000, 2_000, 5_000],
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
    let left = 0;
    return (step) => {
      const { before, after } = step;
      check(step);
      wasWarned = isWarned(after);
      const exits = step.play.effectsOf('leaveFor');
      if (exits.length > left) {
        assert.ok(before.matches({ leaving: 'counting' }), 'only the notice with the host leaves');
        assert.deepEqual(exits.at(-1), { url: before.context.checkout?.url });
        assert.equal(exits.length, left + 1, 'the page is left once');
      }
      left = exits.length;
      const isPayable = (after.context.amount ?? 0) >= 10_000;
      if (after.matches({ choosing: 'ready' }) || after.matches('paying'))
        assert.ok(isPayable, 'only a payable amount is paid');
      if (after.matches('leaving')) assert.notEqual(after.context.checkout, null, 'leaving has somewhere to go');
    };
  },
};
