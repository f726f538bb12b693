import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LockScreenEvent } from '../lock-screen/lockScreen.types.ts';
import { answersArrived } from '../testing/scriptedActor.ts';
import { startSession } from '../testing/startSession.ts';
import type { SessionEvent, SessionIdentity } from './session.types.ts';

type Flow = ReturnType<typeof startSession>;
type Step =
  | { do: 'send'; event: SessionEvent }
  | { do: 'sendLockScreen'; event: LockScreenEvent }
  | { do: 'answer'; actor: 'restore' | 'signIn' | 'verify'; back: number; with: SessionIdentity | Error };

const identity: SessionIdentity = { userId: 'u1', email: 'demo@may.cloud', locked: false };
const identities: SessionIdentity[] = [
  identity,
  { ...identity, locked: true },
  { userId: 'u2', email: 'aud@may.cloud', locked: false },
];
const password = 'Demo!2345';
const events: SessionEvent[] = [
  { type: 'submit', email: identity.email, password },
  { type: 'submit', email: identity.email, password },
  { type: 'signOut' },
  { type: 'session.expired' },
  { type: 'session.expired' },
  { type: 'session.ended' },
  ...identities.map((adopted) => ({ type: 'session.adopted' as const, identity: adopted })),
];
const lockScreenEvents: LockScreenEvent[] = [
  { type: 'lock' },
  { type: 'submit', password },
  { type: 'submit', password },
  { type: 'lock.adopted' },
  { type: 'unlock.adopted' },
];

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...events).map((event): Step => ({ do: 'send', event })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...lockScreenEvents).map((event): Step => ({ do: 'sendLockScreen', event })),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({
        actor: fc.constantFrom('restore' as const, 'signIn' as const, 'signIn' as const, 'verify' as const),
        back: fc.constantFrom(0, 0, 1),
        with: fc.constantFrom(...identities, new Error('no answer')),
      })
      .map((given): Step => ({ do: 'answer', ...given })),
  },
);

const visited = new Set<string>();

const perform = async (flow: Flow, step: Step): Promise<void> => {
  if (step.do === 'send') flow.actor.send(step.event);
  if (step.do === 'sendLockScreen') flow.lockScreen()?.send(step.event);
  if (step.do === 'answer') {
    const call = flow[step.actor].calls.at(-1 - step.back);
    if (step.with instanceof Error) call?.reject(step.with);
    else call?.resolve(step.with);
    await answersArrived();
  }
};

const walk = async (flow: Flow, path: readonly Step[]): Promise<void> => {
  let before = flow.actor.getSnapshot();
  let signOuts = 0;
  let endings = 0;
  for (const step of path) {
    const replacedBefore = flow.actions.replaceSession.mock.calls.length;
    await perform(flow, step);
    const after = flow.actor.getSnapshot();
    visited.add(JSON.stringify(after.value));
    assert.equal(after.status, 'active', 'the flow never breaks');
    assert.equal(
      after.matches('present'),
      after.context.identity !== null,
      'an identity is held exactly while someone is present',
    );
    assert.ok(!JSON.stringify(after.context).includes(password), 'no password is kept');

    const ended = step.do === 'send' && step.event.type === 'session.ended' && !before.matches('signedOut');
    if (step.do === 'send' && step.event.type === 'signOut' && before.matches('present')) signOuts += 1;
    if (ended) endings += 1;
    if (ended || (step.do === 'send' && step.event.type === 'signOut' && before.matches('present'))) {
      assert.ok(after.matches({ signedOut: 'editing' }), 'signing out always wins');
    }
    assert.equal(flow.actions.announceSignOut.mock.calls.length, signOuts, 'only a sign-out of this tab is told');
    assert.equal(flow.actions.clearSession.mock.calls.length, signOuts + endings, 'every ending clears');

    const [was, is] = [before.context.identity?.userId, after.context.identity?.userId];
    if (was !== undefined && is !== undefined) {
      const replaced = flow.actions.replaceSession.mock.calls.length > replacedBefore;
      assert.equal(replaced, was !== is, 'another customer in the same session clears everything');
    }
    const locked = flow.lockScreen()?.getSnapshot().matches('locked') ?? false;
    if (after.matches({ present: 'reauthenticating' })) assert.ok(locked, 'an expired session is covered');
    before = after;
  }
};

describe('session walks', () => {
  it('never keeps or shows anything of somebody who is gone', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 60, size: 'max' }), async (path) => {
        const flow = startSession();
        await walk(flow, path);
        flow.actor.stop();
      }),
      { numRuns: 2_000 },
    );
    expect([...visited].sort()).toEqual([
      '"restoring"',
      '{"present":"reauthenticating"}',
      '{"present":"signedIn"}',
      '{"signedOut":"editing"}',
      '{"signedOut":"signingIn"}',
    ]);
  });
});
