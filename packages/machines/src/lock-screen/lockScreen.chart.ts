import assert from 'node:assert/strict';
import type { SessionIdentity } from '../session/session.types.ts';
import type { ChartSpec } from '../testing/describeChart.ts';
import { lockScreenMachine } from './lockScreenMachine.ts';

const identity: SessionIdentity = { userId: 'u1', email: 'demo@may.cloud', locked: false };
const refused = { failure: { kind: 'refused', serverMessage: null } };
const submit = { type: 'submit', password: 'Demo!2345' };

export const lockScreenChart: ChartSpec = {
  // Here no session stands above it to receive the message.
  machine: lockScreenMachine.provide({ actions: { announceOpened: () => {} } }),
  inputs: [
    { locked: false, identity },
    { locked: true, identity },
  ],
  events: [submit, { type: 'lock' }, { type: 'expire' }],
  answers: {
    verifyPassword: [
      { output: identity },
      refused,
      { failure: { kind: 'wait', serverMessage: null, retryAfterMs: 40_000 } },
      { failure: new Error('no answer') },
    ],
  },
  contextOf: (context) => ({ ...context, waitMs: context.waitMs !== null }),
  waits: [1_000, 30_000, 60_000],
  invariants: (play) => {
    let coolingSince = play.clock.now();
    return ({ before, after, sent, answered, play: { effects, calls, clock } }) => {
      const adopted = sent?.type === 'unlock.adopted';
      const verified = answered?.wasHeard === true && 'output' in answered.answer;
      if (before.matches('locked') && after.matches('unlocked')) {
        assert.ok(verified || adopted, 'only the password or another tab opens');
      }
      if (before.matches({ locked: 'coolingDown' })) {
        assert.ok(!calls.some((call) => call.listening()), 'cooling down sends no password');
        if (after.matches({ locked: 'editing' })) {
          assert.ok(clock.now() - coolingSince >= (before.context.waitMs ?? 0), 'cooling down lasts');
        }
      } else if (after.matches({ locked: 'coolingDown' })) {
        coolingSince = clock.now();
        const { error, waitMs } = after.context;
        assert.ok(waitMs >= 30_000, 'a pause is known and long enough');
        assert.equal(error?.kind, 'wait', 'only the provider asks for a pause');
      }
      assert.equal(
        after.matches({ locked: 'coolingDown' }),
        after.context.waitMs !== null,
        'a pause is told exactly while it lasts',
      );
      assert.equal(after.matches('unlocked'), after.context.reason === null, 'a reason is given exactly while locked');
      const lastOf = (action: string) => effects.findLastIndex((effect) => effect.action === action);
      if (after.context.reason === 'locked' && lastOf('forgetLock') >= 0) {
        assert.ok(lastOf('rememberLock') > lastOf('forgetLock'), 'a reload stays locked');
      }
      if (after.matches('unlocked') && lastOf('rememberLock') >= 0) {
        assert.ok(lastOf('forgetLock') >= lastOf('rememberLock'), 'a reload stays open');
      }
      assert.ok(!JSON.stringify(after.context).includes('Demo!2345'), 'no password is kept');
    };
  },
};
