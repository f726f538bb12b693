import assert from 'node:assert/strict';
import type { TopUpIntent } from '@may/domain/top-up/topUp.ts';
import type { OpenRequest } from '../attempt/attempt.types.ts';
import type { Answer, ChartSpec, Step } from '../testing/chart.types.ts';
import { topUpAttemptMachine } from './topUpSetup.ts';

export const intent: TopUpIntent = { amount: { amount: 500_000, currency: 'VND' }, method: 'vietqr' };
export const receipt = { url: 'https://pay.test/T1', host: 'pay.test' };

const failures: Answer[] = [
  ...[
    'refused',
    'blockedUrl',
    'otherTab',
    'declined',
    'cancelled',
    'notProvided',
    'otherAmount',
    'answered',
    'keyForgotten',
  ].map((kind) => ({
    failure: { kind, serverMessage: null },
  })),
  { failure: new Error('no answer') },
];

let created = 0;
const opened = (isKnown: boolean, isSending: boolean, kept: typeof receipt | null): Answer => ({
  outputOf: (input: OpenRequest<TopUpIntent> | undefined) => {
    // The same intent finds the key of a known attempt again.
    if (!isKnown) created += 1;
    const key = input?.key ?? (isKnown ? `kept ${JSON.stringify(input?.intent)}` : `new ${created}`);
    return { key, isKnown: isKnown || input?.key != null, isSending, receipt: kept };
  },
});

/** The answers of the app's three actors. */
export const attemptAnswers = {
  openAttempt: [
    opened(false, false, null),
    opened(false, false, null),
    opened(true, false, null),
    opened(true, false, receipt),
    opened(true, true, null),
    { failure: new Error('storage is full') },
  ],
  sendAttempt: [{ output: receipt }, { output: receipt }, ...failures],
  reconcileAttempt: [
    ...(['succeeded', 'pending', 'pending', 'failed', 'cancelled', 'unknown', 'unknown'] as const).map((status) => ({
      output: { status, receipt: null, transactionCode: null },
    })),
    { output: { status: 'pending', receipt, transactionCode: 'T1' } },
    { output: { status: 'pending', receipt, transactionCode: null, mayBePaid: true } },
    { output: { status: 'unknown', receipt: null, transactionCode: null, mayBePaid: true } },
    { failure: new Error('no answer') },
  ],
} satisfies Record<string, readonly Answer[]>;

type Sent = { key: string; mayHaveArrived: boolean; isWarned: boolean; intent: TopUpIntent };

/**
 * The invariants of every payment, at a provider with attempt keys and at one without. `prefix` is the path of the attempt's actors below a
 * parent; `isWarned` is true if the customer was warned before the press.
 */
export const paysOnce = (prefix: string, isWarned: (step: Step) => boolean, repeatsAreOne: boolean) => {
  const doubted = new Set<string>();
  const intents = new Map<string, string>();
  let known = 0;
  return ({ play, answered, ...step }: Step): void => {
    const sends = play.callsOf(`${prefix}sendAttempt`);
    assert.ok(sends.filter((call) => call.listening()).length <= 1, 'one request at a time');
    for (const { input } of sends.slice(known)) {
      const { key, mayHaveArrived, intent: wanted, ...sent } = input as Sent;
      const about = JSON.stringify(wanted);
      assert.equal(intents.get(key) ?? about, about, 'a key belongs to one payment');
      intents.set(key, about);
      if (doubted.has(key)) assert.ok(mayHaveArrived, 'a request that may have arrived is never forgotten');
      const wasWarned = isWarned({ play, answered, ...step });
      assert.equal(sent.isWarned, wasWarned, 'a request says if the customer was warned');
      if (mayHaveArrived && !repeatsAreOne)
        assert.ok(wasWarned, 'a second request needs a warning that it may charge twice');
    }
    known = sends.length;
    if (answered?.call.actor === `${prefix}sendAttempt` && answered.wasHeard && 'failure' in answered.answer) {
      const { kind } = answered.answer.failure as { kind?: string };
      if (kind === undefined) doubted.add((answered.call.input as Sent).key);
    }
  };
};

const base = { intent, key: null, repeatsAreOne: true };

export const attemptChart: ChartSpec<typeof topUpAttemptMachine> = {
  machine: topUpAttemptMachine,
  inputs: [
    base,
    { ...base, repeatsAreOne: false },
    { ...base, key: 'kept' },
    { ...base, key: 'kept', repeatsAreOne: false },
  ],
  events: [],
  answers: attemptAnswers,
  contextOf: ({ key, receipt: kept, mayHaveArrived, repeatsAreOne, error }) => [
    key === null,
    kept === null,
    mayHaveArrived,
    repeatsAreOne,
    error?.kind,
  ],
  invariants: (play) => {
    const { repeatsAreOne, key } = play.snapshot().context;
    const check = paysOnce(
      '',
      ({ before, sent }) => before.matches('warned') && sent?.type === 'repeat',
      repeatsAreOne,
    );
    assert.equal(play.callsOf('sendAttempt').length, 0, 'starting sends nothing');
    return (step) => {
      check(step);
      const { after, before, sent, answered } = step;
      const said = answered?.wasHeard ? answered : null;
      const sends = step.play.callsOf('sendAttempt').filter((call) => call.listening());
      if (after.matches('sending') && !before.matches('sending')) {
        const pressed = ['retry', 'resume', 'repeat'].includes(sent?.type ?? '');
        assert.ok(pressed || said, 'only a press, or an answer to one, sends');
        assert.ok(!(key !== null && sent === null && before.matches('reconciling')), 'a status check sends no request');
      }
      if (sends.length > 0) assert.ok(after.matches('sending'), 'a request runs only in the state `sending`');
      const result = after.output;
      if (!result) return;
      if (result.status === 'accepted') assert.notEqual(result.receipt, null, 'an accepted attempt has a receipt');
      if (result.status === 'refused' && before.context.mayHaveArrived) {
        assert.equal(result.error?.kind, 'declined', 'no refusal settles a doubtful attempt');
      }
      if (/succeeded|arrived|failed|cancelled/.test(result.status)) {
        assert.equal(said?.call.actor, 'reconcileAttempt', 'only the provider confirms the outcome');
      }
    };
  },
};
