import { describe, expect, it } from 'vitest';
import type { SessionIdentity } from '../session/session.types.ts';
import { walkShortestPaths } from '../testing/walkShortestPaths.ts';
import { lockScreenMachine } from './lockScreenMachine.ts';

const identity: SessionIdentity = { userId: 'u1', email: 'demo@may.cloud', locked: false };
const verified = 'xstate.done.actor.verifyPassword';
const notVerified = 'xstate.error.actor.verifyPassword';

const report = walkShortestPaths(
  // The walk has no session above it, so nobody could take the message.
  lockScreenMachine.provide({ actions: { announceOpened: () => {} } }),
  {
    contextOf: (context) => ({ ...context, refusals: context.refusals % 5 }),
    inputs: [false, true].map((locked) => ({ locked, identity })),
    samples: [
      { type: 'submit', password: 'Demo!2345' },
      { type: verified, output: identity },
      { type: notVerified, error: { kind: 'refused', serverMessage: null } },
      { type: notVerified, error: new Error('offline') },
    ],
  },
);

describe('lock screen paths', () => {
  it('takes every declared transition', () => {
    expect(report.declared).toBeGreaterThan(15);
    expect(report.uncovered).toEqual([]);
  });

  it('reaches every state', () => {
    expect(report.unreachable).toEqual([]);
  });

  it('has a way out of every state', () => {
    expect(report.deadEnds).toEqual([]);
  });
});
