import assert from 'node:assert/strict';
import type { ChartSpec } from '../testing/chart.types.ts';
import type { SessionIdentity } from './session.types.ts';
import { sessionMachine } from './sessionMachine.ts';

const identity: SessionIdentity = { userId: 'u1', email: 'demo@may.cloud', locked: false };
const another: SessionIdentity = { userId: 'u2', email: 'aud@may.cloud', locked: false };
const password = 'Demo!2345';
const identities = [identity, { ...identity, locked: true }, another].map((output) => ({ output }));
const refused = { failure: { kind: 'refused', serverMessage: 'Wrong' } };

/** The walks use the real lock screen. */
export const sessionChart: ChartSpec<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: [undefined],
  events: [
    { type: 'submit', email: identity.email, password },
    { type: 'submit', email: identity.email, password },
    { type: 'unlock', password, at: 1 },
    { type: 'unlock', password, at: 40_001 },
    { type: 'session.adopted', identity },
    { type: 'session.adopted', identity: another },
    { type: 'lock.opened', identity },
    { type: 'lock.opened', identity: another },
  ],
  answers: {
    restoreSession: [...identities, { output: null }, { failure: new Error('storage is full') }],
    signIn: [...identities, refused],
    'lockScreen.verifyPassword': [
      ...identities,
      refused,
      { failure: { kind: 'wait', serverMessage: null, retryAfterMs: 40_000, at: 1 } },
      { failure: new Error('no answer') },
    ],
  },
  real: ['lockScreen'],
  invariants: () => {
    const count = (play: { effectsOf: (action: string) => unknown[] }, action: string) => play.effectsOf(action).length;
    let signOuts = 0;
    let endings = 0;
    let replacedBefore = 0;
    return ({ before, after, sent, play }) => {
      assert.equal(
        after.matches('present'),
        after.context.identity !== null,
        'an identity is held exactly while a customer is signed in',
      );
      assert.ok(!JSON.stringify(after.context).includes(password), 'no password is kept');
      const hasEnded = sent?.type === 'session.ended' && before.matches('present');
      const hasSignedOut = sent?.type === 'signOut' && before.matches('present');
      if (hasEnded) endings += 1;
      if (hasSignedOut) signOuts += 1;
      if (hasEnded || hasSignedOut) assert.ok(after.matches({ signedOut: 'editing' }), 'signing out always wins');
      assert.equal(count(play, 'announceSignOut'), signOuts, 'only a sign-out of this tab is told');
      assert.equal(count(play, 'clearSession'), signOuts + endings, 'every ending clears');
      const [was, is] = [before.context.identity?.userId, after.context.identity?.userId];
      const replaced = count(play, 'replaceSession') > replacedBefore;
      if (was !== undefined && is !== undefined) {
        assert.equal(replaced, was !== is, 'another customer in the same session clears everything');
      }
      replacedBefore = count(play, 'replaceSession');
      if (sent?.type === 'lock.opened' && before.matches('present'))
        assert.deepEqual(after.context.identity, sent.identity, 'who has opened the lock is signed in');
      const lockScreen = after.children.lockScreen?.getSnapshot();
      if (after.matches({ present: 'reauthenticating' }))
        assert.ok(lockScreen?.matches('locked'), 'an expired session is covered');
    };
  },
};
