import assert from 'node:assert/strict';
import { dong } from '@may/domain/money.ts';
import type { Answer, ChartSpec } from '../testing/chart.types.ts';
import { attemptChart } from '../top-up/attempt.chart.ts';
import type { EarlierOrder, OrderChoices, OrderReceipt, OrderServerInput } from './orderServer.types.ts';
import { orderAttemptMachine, orderServerMachine } from './orderServerMachine.ts';

/** The cost of an order. */
export const costOf = (amount: number) => ({ lines: [], total: dong(amount) });
/** The answer of `quoteOrder`. */
export const quoteOf = (amount: number, ...earlier: EarlierOrder[]) => ({ cost: costOf(amount), earlier });
/** An order of the same server a moment ago, whose server is known. */
export const earlier: EarlierOrder = { key: 'earlier', at: 1_000, isSame: true, serverId: 'srv_0' };
export const choices: OrderChoices = {
  regionId: '1',
  planId: '2',
  diskMb: 10_240,
  mariadbDiskMb: 10_240,
  user: '',
  containers: 1,
};
const empty: OrderChoices = {
  regionId: null,
  planId: null,
  diskMb: null,
  mariadbDiskMb: null,
  user: '',
  containers: 1,
};
const input: OrderServerInput = { choices: empty, repeatsAreOne: true, attempt: null };
const receipt = { serverId: 'srv_1', found: [] };
/** The request arrived twice. */
const twice = {
  serverId: 'srv_1',
  found: [
    { id: 'srv_1', name: 'wp-1' },
    { id: 'srv_2', name: 'wp-2' },
  ],
};

/** The attempt of an order, with the same chart as a top-up's. */
export const orderAttemptChart: ChartSpec = { ...attemptChart, machine: orderAttemptMachine };

const results: Answer[] = (
  [
    ['accepted', receipt],
    ['arrived', receipt],
    ['succeeded', receipt],
    ['succeeded', twice],
    ['refused', null],
    ['failed', null],
    ['cancelled', null],
    ['abandoned', null],
  ] as const
).map(([status, kept]) => ({ output: { status, key: 'k', receipt: kept, transactionCode: null, error: null } }));

const opened = (given: { isKnown: boolean; isSending?: boolean; receipt?: OrderReceipt }): Answer => ({
  // A given key belongs to a stored attempt.
  outputOf: (asked: { key: string | null } | undefined) => ({
    key: asked?.key ?? 'k',
    isSending: false,
    receipt: null,
    ...given,
    isKnown: given.isKnown || (asked?.key ?? null) !== null,
  }),
});

/** The answers of the attempt's actors to an order; an order that arrived earlier always has its server. */
const attemptAnswers: Record<string, readonly Answer[]> = {
  openAttempt: [
    opened({ isKnown: false }),
    opened({ isKnown: false }),
    opened({ isKnown: true }),
    opened({ isKnown: true, receipt }),
    opened({ isKnown: true, isSending: true }),
    { failure: new Error('storage is full') },
  ],
  sendAttempt: [
    { output: receipt },
    { output: receipt },
    { failure: { kind: 'refused', serverMessage: 'Sold out.' } },
    { failure: { kind: 'otherTab', serverMessage: null } },
    { failure: new Error('no answer') },
  ],
  reconcileAttempt: [
    { output: { status: 'succeeded', receipt, transactionCode: null } },
    { output: { status: 'succeeded', receipt: twice, transactionCode: null } },
    { output: { status: 'unknown', receipt: null, transactionCode: null } },
    { failure: new Error('no answer') },
  ],
};

/** The chart of an order with all inputs, events and answers; the walks run its real attempt. */
export const orderServerChart: ChartSpec<typeof orderServerMachine> = {
  machine: orderServerMachine,
  inputs: [
    input,
    { ...input, choices },
    { ...input, choices, repeatsAreOne: false },
    { ...input, attempt: { key: 'kept', choices } },
    { ...input, repeatsAreOne: false, attempt: { key: 'kept', choices } },
  ],
  events: [
    // Without chosen disks the order has the smallest ones, which `choices` has too.
    { type: 'choose', choices: { ...choices, diskMb: null, mariadbDiskMb: null } },
    { type: 'choose', choices: { regionId: '5' } },
    { type: 'choose', choices: { diskMb: 20_480 } },
    { type: 'password.change', password: 'Matkhau!1' },
    { type: 'password.change', password: 'Matkhau!1' },
    { type: 'password.change', password: 'short' },
    { type: 'review' },
    { type: 'review' },
    { type: 'confirm' },
    { type: 'confirm' },
  ],
  answers: {
    quoteOrder: [
      { output: quoteOf(400_000) },
      { output: quoteOf(400_000) },
      { output: quoteOf(450_000) },
      { failure: new Error('no answer') },
    ],
    attempt: results,
    ...Object.fromEntries(Object.entries(attemptAnswers).map(([actor, given]) => [`attempt.${actor}`, given])),
  },
  real: ['attempt'],
  contextOf: ({ choices: chosen, password, attemptKey, repeatsAreOne, cost, wasCost, error, found }) => [
    JSON.stringify(chosen),
    password,
    attemptKey === null,
    repeatsAreOne,
    cost?.total.amount,
    wasCost?.total.amount,
    error?.kind,
    found.length > 1,
  ],
  waits: [1_000, 3_000, 5_000],
  invariants: (play) => {
    assert.equal(play.callsOf('attempt.sendAttempt').length, 0, 'starting sends nothing');
    let sent = 0;
    let left = 0;
    return ({ before, after, sent: pressed }) => {
      const sends = play.callsOf('attempt.sendAttempt');
      assert.ok(sends.filter((call) => call.listening()).length <= 1, 'one request at a time');
      for (const { input: given } of sends.slice(sent)) {
        const { intent } = given as { intent: { password: string } };
        assert.notEqual(intent.password, '', 'nothing is ordered without a password');
      }
      sent = sends.length;
      for (const { input: given } of play.callsOf('attempt.openAttempt')) {
        const { key, intent } = given as { key: string | null; intent: object };
        if (key !== null)
          assert.deepEqual({ ...intent, password: '' }, { ...choices, password: '' }, 'a key has one order');
      }
      if (after.matches('ordering') && !before.matches('ordering'))
        assert.ok(before.matches('requoting'), 'only a confirmed price is ordered');
      if (after.matches('reviewing') || after.matches('ordering'))
        assert.ok(after.context.cost !== null || after.context.attemptKey !== null, 'a confirmed order has a price');
      const exits = play.effectsOf('goToProgress');
      if (exits.length > left) {
        const isOne = before.context.found.length < 2;
        assert.deepEqual(exits.at(-1), { serverId: isOne ? 'srv_1' : null });
        assert.ok(isOne || pressed !== null, 'several servers stay on the screen until a press');
        assert.ok(play.effectsOf('awaitEvents').length > 0, 'the flow listens to events before it leaves');
        assert.ok(pressed === null || pressed.type === 'leave');
      }
      left = exits.length;
      if (after.matches('ordered')) assert.equal(after.context.password, '', 'no password is kept');
    };
  },
};
