import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { answersArrived } from '../testing/scriptedActor.ts';
import { cardDraft, created, localDraft, lostAttempt, startTopUp } from '../testing/startTopUp.ts';
import type { TopUpAttempt, TopUpDraft, TopUpEvent } from './topUp.types.ts';
import { topUpMachine } from './topUpMachine.ts';

type Flow = ReturnType<typeof startTopUp>;
type State = SnapshotFrom<typeof topUpMachine>['value'];
type Answer = { actor: 'cards' | 'checkout' | 'confirmation' | 'reconciliation'; reject: boolean; value: unknown };
type Step =
  | { do: 'send'; event: TopUpEvent }
  | { do: 'answer'; back: number; answer: Answer }
  | { do: 'wait'; for: number };

const plain = (['pay', 'retry', 'cancel', 'leave', 'return', 'check', 'resume', 'startOver'] as const).map(
  (type): TopUpEvent => ({ type }),
);
const choices: TopUpEvent[] = [
  { type: 'amount.change', amount: null },
  { type: 'amount.change', amount: 1 },
  { type: 'amount.change', amount: 500_000 },
  { type: 'amount.change', amount: 20_000 },
  { type: 'group.select', group: 'local' },
  { type: 'group.select', group: 'card' },
  { type: 'method.select', method: 'vietqr' },
  { type: 'method.select', method: 'atm' },
  { type: 'card.select', cardId: 'card-1' },
  { type: 'card.select', cardId: 'card-2' },
];
const failures = [
  ...['refused', 'unknown', 'blockedUrl', 'otherTab', 'declined', 'cancelled'].map((kind) => ({ kind })),
  new Error('no answer'),
];
const answers: Answer[] = [
  ...[[], [{ id: 'card-1' }]].map((value) => ({ actor: 'cards' as const, reject: false, value })),
  ...(['succeeded', 'pending', 'pending', 'failed', 'cancelled', 'unknown'] as const).map((status) => ({
    actor: 'reconciliation' as const,
    reject: false,
    value: { status },
  })),
  { actor: 'checkout', reject: false, value: created },
  { actor: 'checkout', reject: false, value: created },
  ...(['succeeded', 'pending'] as const).map((status) => ({
    actor: 'confirmation' as const,
    reject: false,
    value: { status, transactionCode: 'T2' },
  })),
  ...failures.flatMap((value) => [
    { actor: 'checkout' as const, reject: true, value },
    { actor: 'confirmation' as const, reject: true, value },
  ]),
  { actor: 'cards', reject: true, value: new Error('no answer') },
  { actor: 'reconciliation', reject: true, value: new Error('no answer') },
];

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...plain).map((event): Step => ({ do: 'send', event })) },
  { weight: 3, arbitrary: fc.constantFrom(...choices).map((event): Step => ({ do: 'send', event })) },
  {
    weight: 6,
    arbitrary: fc
      .record({ back: fc.constantFrom(0, 0, 0, 1, 2), answer: fc.constantFrom(...answers) })
      .map((given): Step => ({ do: 'answer', ...given })),
  },
  { weight: 1, arbitrary: fc.constantFrom(1_000, 2_000, 5_000).map((wait): Step => ({ do: 'wait', for: wait })) },
);
const draft = fc.constantFrom<TopUpDraft | null>(null, localDraft, cardDraft);
const attempt = fc.constantFrom<TopUpAttempt | null>(null, null, null, lostAttempt, {
  ...lostAttempt,
  phase: 'settled',
});

/** Plays the provider for one answer; false where nobody listened any more. */
const answer = (flow: Flow, { actor, reject, value }: Answer, back: number): boolean => {
  const call:
    | { resolve: (output: never) => void; reject: (failure: unknown) => void; listening: () => boolean }
    | undefined = flow[actor].calls.at(-1 - back);
  if (call === undefined) return false;
  const listened = call.listening();
  if (reject) call.reject(value);
  else call.resolve(value as never);
  return listened;
};

/** What a customer would call the same payment. */
const paymentOf = ({ amount, group, method, cardId }: TopUpDraft) =>
  JSON.stringify([amount, group, group === 'local' ? method : cardId]);

const posting: readonly State[] = ['creatingPayment', 'confirmingCard'];

const visited = new Set<State>();

const walk = async (flow: Flow, path: readonly Step[]): Promise<void> => {
  const doubted = new Set<string>();
  let entries = 0;
  let before = flow.actor.getSnapshot();
  if (before.context.attemptKey !== null) doubted.add(before.context.attemptKey);
  assert.equal(flow.checkout.calls.length + flow.confirmation.calls.length, 0, 'starting posts nothing');
  flow.actor.subscribe(({ value }) => {
    visited.add(value);
  });

  for (const step of path) {
    if (before.status === 'done') return;
    const settledBefore = flow.actions.settleAttempt.mock.calls.length;
    const leftBefore = flow.actions.leaveFor.mock.calls.length;
    let heard = false;
    if (step.do === 'send') flow.actor.send(step.event);
    if (step.do === 'wait') flow.clock.increment(step.for);
    if (step.do === 'answer') {
      heard = answer(flow, step.answer, step.back);
      await answersArrived();
    }
    const now = flow.actor.getSnapshot();
    const { attemptKey, checkout, error } = now.context;
    if (posting.includes(now.value) && !posting.includes(before.value)) entries += 1;

    assert.notEqual(now.status, 'error', 'the flow never breaks');
    const posts = [...flow.checkout.calls, ...flow.confirmation.calls];
    assert.equal(posts.length, entries, 'one request for each time a payment begins');
    assert.ok(posts.filter((call) => call.listening()).length <= 1, 'one request at a time');

    const settled = flow.actions.settleAttempt.mock.calls.length > settledBefore;
    const samePayment = paymentOf(now.context) === paymentOf(before.context);
    if (!samePayment) assert.equal(attemptKey, null, 'no key is carried over to another payment');
    if (before.context.attemptKey !== null && samePayment && !settled) {
      assert.equal(
        attemptKey,
        before.context.attemptKey,
        'a key lives until its attempt is settled or another payment is chosen',
      );
    }
    if (settled) {
      assert.ok(heard, 'only an answer somebody heard settles');
      const given = step.do === 'answer' ? JSON.stringify(step.answer.value) : '';
      const key = before.context.attemptKey ?? '';
      const definite = doubted.has(key)
        ? /succeeded|failed|cancelled|declined/
        : /succeeded|failed|cancelled|declined|refused|blockedUrl/;
      assert.match(given, definite, 'only a definite answer settles, and no refusal settles a doubted attempt');
    }
    if (attemptKey !== null && (error?.kind === 'unknown' || error?.kind === 'otherTab' || checkout !== null))
      doubted.add(attemptKey);

    if (now.value === 'redirecting') assert.notEqual(checkout, null, 'redirecting has somewhere to go');
    if (flow.actions.leaveFor.mock.calls.length > leftBefore) {
      assert.equal(before.value, 'redirecting', 'only redirecting leaves');
      assert.deepEqual(flow.actions.leaveFor.mock.lastCall, [before.context.checkout?.url]);
    }
    if (now.value === 'ready') assert.ok((now.context.amount ?? 0) >= 10_000, 'ready has a payable amount');
    if (now.value === 'reconciling' || posting.includes(now.value)) assert.notEqual(attemptKey, null);
    before = now;
  }
};

describe('top-up walks', () => {
  it('pays at most once whatever is pressed, lost, late or refused', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(draft, attempt, fc.array(steps, { maxLength: 60, size: 'max' }), async (kept, lost, path) => {
        const flow = startTopUp({ draft: kept, attempt: lost });
        await walk(flow, path);
        flow.actor.stop();
      }),
      { numRuns: 2_000 },
    );
    expect([...visited].sort()).toEqual(
      Object.keys(topUpMachine.states)
        .filter((state) => state !== 'advancing')
        .sort(),
    );
  });
});
