import { describe, expect, it } from 'vitest';
import { assign } from 'xstate';
import { walkShortestPaths } from '../testing/walkShortestPaths.ts';
import type { TopUpInput } from './topUp.types.ts';
import { topUpMachine } from './topUpMachine.ts';

const empty: TopUpInput = { currency: 'VND', minimum: 10_000, maximum: 100_000_000, draft: null, attempt: null };

const inputs: TopUpInput[] = [
  empty,
  { ...empty, draft: { amount: 500_000, group: 'card', method: null, cardId: 'card-1' } },
  {
    ...empty,
    attempt: {
      key: 'kept',
      amount: 500_000,
      group: 'local',
      method: 'vietqr',
      transactionCode: 'T1',
      phase: 'posting',
    },
  },
  // A card attempt whose card is no longer known can only be asked about.
  {
    ...empty,
    attempt: { key: 'kept', amount: 500_000, group: 'card', method: null, transactionCode: null, phase: 'open' },
  },
];

const reconciled = ['succeeded', 'pending', 'failed', 'cancelled', 'unknown'].map((status) => ({
  type: 'xstate.done.actor.reconcileAttempt',
  output: { status },
}));
const failures = [{ kind: 'refused', serverMessage: null }, new Error('no answer')];

const report = walkShortestPaths(
  // A random key would make every payment a new state.
  topUpMachine.provide({
    actions: { rememberAttempt: assign({ attemptKey: ({ context }) => context.attemptKey ?? 'minted' }) },
  }),
  {
    inputs,
    samples: [
      { type: 'amount.change', amount: 500_000 },
      { type: 'amount.change', amount: 1 },
      { type: 'group.select', group: 'local' },
      { type: 'group.select', group: 'card' },
      { type: 'method.select', method: 'vietqr' },
      { type: 'method.select', method: 'atm' },
      { type: 'card.select', cardId: 'card-1' },
      { type: 'card.select', cardId: 'card-2' },
      { type: 'xstate.done.actor.listCards', output: [] },
      { type: 'xstate.done.actor.listCards', output: [{ id: 'card-1' }] },
      { type: 'xstate.error.actor.listCards', error: new Error('no answer') },
      {
        type: 'xstate.done.actor.createCheckout',
        output: { url: 'https://pay.test/T1', host: 'pay.test', transactionCode: 'T1' },
      },
      ...failures.map((error) => ({ type: 'xstate.error.actor.createCheckout', error })),
      { type: 'xstate.done.actor.cardConfirmation', output: { status: 'succeeded', transactionCode: 'T1' } },
      { type: 'xstate.done.actor.cardConfirmation', output: { status: 'pending', transactionCode: 'T1' } },
      ...failures.map((error) => ({ type: 'xstate.error.actor.cardConfirmation', error })),
      ...reconciled,
      { type: 'xstate.error.actor.reconcileAttempt', error: new Error('no answer') },
    ],
  },
);

describe('top-up paths', () => {
  it('takes every declared transition', () => {
    expect(report.declared).toBeGreaterThan(50);
    expect(report.uncovered).toEqual([]);
  });

  it('reaches every state', () => {
    expect(report.unreachable).toEqual([]);
  });

  it('has a way out of every state but the final one', () => {
    expect(report.deadEnds).toEqual([]);
  });
});
