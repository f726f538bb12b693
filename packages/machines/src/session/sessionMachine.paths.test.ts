import { describe, expect, it } from 'vitest';
import { walkShortestPaths } from '../testing/walkShortestPaths.ts';
import type { SessionIdentity } from './session.types.ts';
import { sessionMachine } from './sessionMachine.ts';

const identity: SessionIdentity = { userId: 'u1', email: 'demo@may.cloud', locked: false };
const another: SessionIdentity = { userId: 'u2', email: 'aud@may.cloud', locked: false };

const report = walkShortestPaths(sessionMachine, {
  inputs: [undefined],
  samples: [
    { type: 'submit', email: identity.email, password: 'Demo!2345' },
    { type: 'session.adopted', identity },
    { type: 'lock.opened', identity },
    { type: 'lock.opened', identity: another },
    { type: 'xstate.done.actor.restoreSession', output: identity },
    { type: 'xstate.done.actor.restoreSession', output: null },
    { type: 'xstate.error.actor.restoreSession', error: new Error('storage is full') },
    { type: 'xstate.done.actor.signIn', output: identity },
    { type: 'xstate.error.actor.signIn', error: { kind: 'refused', serverMessage: 'Wrong' } },
  ],
});

describe('session paths', () => {
  it('takes every declared transition', () => {
    expect(report.declared).toBeGreaterThan(10);
    expect(report.uncovered).toEqual([]);
  });

  it('reaches every state', () => {
    expect(report.unreachable).toEqual([]);
  });

  it('has a way out of every state', () => {
    expect(report.deadEnds).toEqual([]);
  });
});
