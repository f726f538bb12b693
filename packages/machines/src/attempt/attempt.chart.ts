import assert from 'node:assert/strict';
import type { TopUpIntent } from '@may/domain';
import type { Answer, ChartSpec, Step } from '../testing/describeChart.ts';
import { topUpAttemptMachine } from '../top-up/topUpSetup.ts';
import type { OpenRequest } from './attempt.types.ts';

export const intent: TopUpIntent = { amount: { amount: 500_000, currency: 'VND' }, method: 'vietqr' };
export const receipt = { url: 'https://pay.test/T1', host: 'pay.test' };

const failures: Answer[] = [
  ...['refused', 'blockedUrl', 'otherTab', 'declined', 'cancelled', 'notProvided', 'answered'].map((kind) => ({
    failure: { kind, serverMessage: null },
  })),
  { failure: new Error('no answer') },
];

let minted = 0;
const opened = (isKnown: boolean, isSending: boolean, kept: typeof receipt | null): Answer => ({
  outputOf: (input: OpenRequest<TopUpIntent> | undefined) => {
    // A known attempt has a key of its own, which the same intent finds again.
    if (!isKnown) minted += 1;
    const key = input?.key ?? (isKnown ? `kept ${JSON.stringify(input?.intent)}` : `new ${minted}`);
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
    { failure: new Error('no answer') },
  ],
} satisfies Record<string, readonly Answer[]>;

type Sent = { key: string; mayHaveArrived: boolean; intent: TopUpIntent };

/**
 * What must hold of every payment, on a provider that understands attempt keys and on one that does not; `prefix` is where the
 * attempt's actors live below a parent. `told` says whether the customer had been told of the risk when something was sent.
 */
export const paysOnce = (prefix: string, told: (step: Step) => boolean, repeatsAreOne: boolean) => {
  const doubted = new Set<string>();
  const intents = new Map<string, string>();
  let known = 0;
  return ({ play, answered, ...step }: Step): void => {
    const sends = play.callsOf(`${prefix}sendAttempt`);
    assert.ok(sends.filter((call) => call.listening()).length <= 1, 'one request at a time');
    for (const { input } of sends.slice(known)) {
      const { key, mayHaveArrived, intent: wanted } = input as Sent;
      const about = JSON.stringify(wanted);
      assert.equal(intents.get(key) ?? about, about, 'no key is carried over to another payment');
      intents.set(key, about);
      if (doubted.has(key)) assert.ok(mayHaveArrived, 'a doubt is never forgotten');
      if (mayHaveArrived && !repeatsAreOne) {
        assert.ok(
          told({ play, answered, ...step }),
          'nothing is sent twice without having been told that it may charge twice',
        );
      }
    }
    known = sends.length;
    if (answered?.call.actor === `${prefix}sendAttempt` && answered.wasHeard && 'failure' in answered.answer) {
      const { kind } = answered.answer.failure as { kind?: string };
      if (kind === undefined) doubted.add((answered.call.input as Sent).key);
    }
  };
};

const base = { intent, key: null, repeatsAreOne: true };

/** Everything that may happen to an attempt. */
export const attemptChart: ChartSpec = {
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
        assert.ok(!(key !== null && sent === null && before.matches('reconciling')), 'what is asked about is not sent');
      }
      if (sends.length > 0) assert.ok(after.matches('sending'), 'a request belongs to the state that sends');
      const result = after.output;
      if (!result) return;
      if (result.status === 'accepted') assert.notEqual(result.receipt, null, 'accepted has somewhere to go');
      if (result.status === 'refused' && before.context.mayHaveArrived) {
        assert.match(String(result.error?.kind), /declined|cancelled/, 'no refusal settles a doubted attempt');
      }
      if (/succeeded|arrived|failed|cancelled/.test(result.status)) {
        assert.equal(said?.call.actor, 'reconcileAttempt', 'only the provider says how it ended');
      }
    };
  },
};
