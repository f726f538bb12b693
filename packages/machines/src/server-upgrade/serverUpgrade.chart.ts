import assert from 'node:assert/strict';
import { isUpgraded, type ServerUpgrade } from '@may/domain';
import { planFixture, serverFixture } from '@may/domain/fixtures';
import { attemptChart, paysOnce } from '../attempt/attempt.chart.ts';
import type { OpenRequest } from '../attempt/attempt.types.ts';
import type { Answer, ChartSpec } from '../testing/describeChart.ts';
import type {
  EarlierUpgrade,
  ServerUpgradeInput,
  UpgradeIntent,
  UpgradeQuote,
  UpgradeReceipt,
} from './serverUpgrade.types.ts';
import { serverUpgradeMachine, upgradeAttemptMachine } from './serverUpgradeMachine.ts';

/** 20 GB of SSD on plan 2. */
export const server = serverFixture();
const plans = [planFixture(), planFixture({ id: '3', price: { amount: 450_000, currency: 'VND' } })];
/** From 20 GB to 40 GB. */
export const upgrade: ServerUpgrade = { part: 'disk', totalMb: 40_960 };
export const upgraded = serverFixture({ diskMb: 40_960 });
/** The answer of `quoteUpgrade`. */
export const quoteOf = (changes: Partial<UpgradeQuote> = {}): UpgradeQuote => ({
  server,
  plans,
  earlier: null,
  ...changes,
});
/** An unanswered upgrade of the MariaDB disk a moment ago, whose request may still arrive. */
export const earlier: EarlierUpgrade = {
  key: 'earlier',
  at: 1_000,
  upgrade: { part: 'mariadb', totalMb: 20_480 },
  isSame: false,
  isAccepted: false,
  blocks: true,
};
export const input: ServerUpgradeInput = { serverId: server.id, part: 'disk', repeatsAreOne: true, attempt: null };
const unseen: UpgradeReceipt = { server: null };
const seen: UpgradeReceipt = { server: upgraded };

/** The attempt of an upgrade, with the same chart as a top-up's. */
export const upgradeAttemptChart: ChartSpec = { ...attemptChart, machine: upgradeAttemptMachine };

const results: Answer[] = (
  [
    ['accepted', unseen],
    ['arrived', seen],
    ['succeeded', seen],
    ['refused', null],
    ['failed', null],
    ['cancelled', null],
    ['abandoned', null],
  ] as const
).map(([status, receipt]) => ({ output: { status, key: 'k', receipt, transactionCode: null, error: null } }));

let created = 0;
const opened = (given: { isKnown: boolean; isSending?: boolean; receipt?: UpgradeReceipt }): Answer => ({
  outputOf: (asked: OpenRequest<UpgradeIntent> | undefined) => {
    if (!given.isKnown) created += 1;
    // The same upgrade finds the key of a known attempt again; a given key belongs to a stored attempt.
    const key = asked?.key ?? (given.isKnown ? `known ${JSON.stringify(asked?.intent)}` : `new ${created}`);
    return { isSending: false, receipt: null, ...given, key, isKnown: given.isKnown || asked?.key != null };
  },
});

/** The answers of the attempt's actors to an upgrade. */
const attemptAnswers: Record<string, readonly Answer[]> = {
  openAttempt: [
    opened({ isKnown: false }),
    opened({ isKnown: false }),
    opened({ isKnown: true }),
    opened({ isKnown: true, receipt: unseen }),
    opened({ isKnown: true, isSending: true }),
    { failure: new Error('storage is full') },
  ],
  sendAttempt: [
    { output: unseen },
    { output: seen },
    { failure: { kind: 'refused', serverMessage: 'Too little money.' } },
    { failure: { kind: 'otherAmount', serverMessage: null } },
    { failure: { kind: 'otherTab', serverMessage: null } },
    { failure: new Error('no answer') },
  ],
  reconcileAttempt: [
    { output: { status: 'succeeded', receipt: seen, transactionCode: null } },
    { output: { status: 'succeeded', receipt: unseen, transactionCode: null } },
    { output: { status: 'cancelled', receipt: null, transactionCode: null } },
    { output: { status: 'unknown', receipt: null, transactionCode: null } },
    { failure: new Error('no answer') },
  ],
};

/** The chart of an upgrade with all inputs, events and answers; the walks run its real attempt. */
export const serverUpgradeChart: ChartSpec = {
  machine: serverUpgradeMachine,
  inputs: [
    input,
    { ...input, repeatsAreOne: false },
    { ...input, attempt: { key: 'kept', upgrade } },
    { ...input, repeatsAreOne: false, attempt: { key: 'kept', upgrade } },
    { ...input, doubtedKey: 'kept', attempt: { key: 'kept', upgrade } },
  ],
  events: [
    { type: 'choose', upgrade },
    { type: 'choose', upgrade },
    { type: 'choose', upgrade: { part: 'disk', totalMb: 9_216 } },
    { type: 'choose', upgrade: null },
    { type: 'review' },
    { type: 'review' },
    { type: 'confirm' },
    { type: 'confirm' },
  ],
  answers: {
    quoteUpgrade: [
      { output: quoteOf() },
      { output: quoteOf() },
      { output: quoteOf() },
      { output: quoteOf({ server: serverFixture({ diskMb: 30_720 }) }) },
      { output: quoteOf({ server: upgraded }) },
      { output: quoteOf({ earlier }) },
      { output: quoteOf({ earlier: { ...earlier, blocks: false } }) },
      { failure: new Error('no answer') },
    ],
    readServer: [{ output: upgraded }, { output: server }, { failure: new Error('no answer') }],
    attempt: results,
    ...Object.fromEntries(Object.entries(attemptAnswers).map(([actor, given]) => [`attempt.${actor}`, given])),
  },
  real: ['attempt'],
  contextOf: ({
    upgrade: wanted,
    attemptKey,
    repeatsAreOne,
    review,
    wasReview,
    gap,
    error,
    upgraded: known,
    readings,
  }) => [
    JSON.stringify(wanted),
    attemptKey === null,
    repeatsAreOne,
    [review, wasReview].map((facts) => [facts?.server.diskMb, facts?.earlier?.blocks]),
    gap,
    error?.kind,
    known === null,
    Math.min(readings, 1),
  ],
  waits: [1_000, 2_000, 30_000],
  invariants: (play) => {
    assert.equal(play.callsOf('attempt.sendAttempt').length, 0, 'starting sends nothing');
    let wasWarned = false;
    const check = paysOnce(
      'attempt.',
      ({ sent }) => wasWarned && sent?.type === 'repeat',
      play.snapshot().context.repeatsAreOne,
    );
    let sends = 0;
    return (step) => {
      const { before, after } = step;
      check(step);
      wasWarned = after.children.attempt?.getSnapshot().value === 'warned';
      const requests = step.play.callsOf('attempt.sendAttempt');
      for (const { input: given } of requests.slice(sends)) {
        const { intent } = given as { intent: { reviewed: typeof server | null } };
        const isReviewed = intent.reviewed !== null && !isUpgraded(intent.reviewed, upgrade);
        assert.ok(isReviewed || before.context.attemptKey === 'kept', 'only a reviewed or an earlier upgrade is sent');
      }
      sends = requests.length;
      if (after.matches('saving') && !before.matches('saving'))
        assert.ok(before.matches('requoting'), 'only a confirmed price is sent');
      if (after.matches('saving') && before.matches('requoting'))
        assert.notEqual(after.context.review?.earlier?.blocks, true, 'a request that may still arrive blocks the next');
      if (after.matches('reviewing')) assert.notEqual(after.context.review, null, 'a review has its facts');
      if (after.matches('saved'))
        assert.ok(
          after.context.upgraded !== null && isUpgraded(after.context.upgraded, upgrade),
          'success is reported only of a server that was read with the upgrade',
        );
      if (after.matches({ choosing: 'untried' })) assert.equal(after.context.gap, null);
    };
  },
};
