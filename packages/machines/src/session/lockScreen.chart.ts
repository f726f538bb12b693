import assert from 'node:assert/strict';
import { pauseLeft } from '@may/domain/pauseLeft.ts';
import type { ChartSpec } from '../testing/chart.types.ts';
import type { SessionIdentity } from './lockScreen.types.ts';
import { lockScreenMachine } from './lockScreenMachine.ts';

const identity: SessionIdentity = { userId: 'u1', email: 'demo@may.cloud', locked: false };
const refused = { failure: { kind: 'refused', serverMessage: null } };
const submit = { type: 'submit', password: 'Demo!2345', at: 1 };
const pauseEnds = 40_001;

export const lockScreenChart: ChartSpec = {
  // Here no session stands above it to receive the message.
  machine: lockScreenMachine.provide({ actions: { announceOpened: () => {} } }),
  inputs: [
    { locked: false, identity },
    { locked: true, identity },
  ],
  events: [
    submit,
    { ...submit, at: pauseEnds - 1 },
    { ...submit, at: pauseEnds },
    { type: 'lock' },
    { type: 'expire' },
  ],
  answers: {
    verifyPassword: [
      { output: identity },
      refused,
      { failure: { kind: 'wait', serverMessage: null, retryAfterMs: 40_000, at: 1 } },
      { failure: new Error('no answer') },
    ],
  },
  invariants:
    () =>
    ({ before, after, sent, answered, play: { effects } }) => {
      const adopted = sent?.type === 'unlock.adopted';
      const verified = answered?.wasHeard === true && 'output' in answered.answer;
      if (before.matches('locked') && after.matches('unlocked')) {
        assert.ok(verified || adopted, 'only the password or another tab opens');
      }
      if (sent?.type === 'submit' && before.matches({ locked: 'editing' })) {
        const isSent = after.matches({ locked: 'verifying' });
        assert.equal(isSent, pauseLeft(before.context.until, sent.at) === 0, 'the pause judges by the press');
      }
      assert.equal(after.matches('unlocked'), after.context.reason === null, 'a reason is given exactly while locked');
      const lastOf = (action: string) => effects.findLastIndex((effect) => effect.action === action);
      if (after.context.reason === 'locked' && lastOf('forgetLock') >= 0) {
        assert.ok(lastOf('rememberLock') > lastOf('forgetLock'), 'a reload stays locked');
      }
      if (after.matches('unlocked') && lastOf('rememberLock') >= 0) {
        assert.ok(lastOf('forgetLock') >= lastOf('rememberLock'), 'a reload stays open');
      }
      assert.ok(!JSON.stringify(after.context).includes('Demo!2345'), 'no password is kept');
    },
};
