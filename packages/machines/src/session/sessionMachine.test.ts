import { describe, expect, it } from 'vitest';
import { answersArrived } from '../testing/playMachine.ts';
import type { Credentials, SessionIdentity } from './session.types.ts';
import { startSession } from './startSession.fixtures.ts';

const identity: SessionIdentity = { userId: 'u1', email: 'demo@may.cloud', locked: false };
const another: SessionIdentity = { userId: 'u2', email: 'aud@may.cloud', locked: false };
const credentials: Credentials = { email: 'demo@may.cloud', password: 'Demo!2345' };

/** A session of a customer who is signed in. */
const signedIn = async () => {
  const session = startSession();
  await session.restored(identity);
  return session;
};

describe('restoring', () => {
  it.each([
    ['a stored identity → signed in', identity, { present: 'signedIn' }, 'unlocked'],
    [
      'a stored locked identity → behind the lock screen',
      { ...identity, locked: true },
      { present: 'signedIn' },
      'locked',
    ],
    ['no stored identity → signed out', null, { signedOut: 'editing' }, undefined],
  ] as const)('%s', async (_, stored, state, screen) => {
    const session = startSession();
    await session.restored(stored);
    expect([session.state(), session.context().identity]).toEqual([state, stored]);
    expect(screen && session.lockScreen()?.getSnapshot().matches(screen)).toBe(screen && true);
  });

  it('a sign-in by hand before the search ends → signing in, and the search’s result is dropped', async () => {
    const { actor, state, last, answer } = startSession();
    actor.send({ type: 'submit', ...credentials });
    expect(last('signIn').input).toEqual(credentials);
    await answer('restoreSession', another);
    expect(state()).toEqual({ signedOut: 'signingIn' });
  });

  it('a failed restore → signed out with its reason', async () => {
    const { state, context, fail } = startSession();
    await fail('restoreSession', { serverMessage: 'Gone' });
    expect(state()).toEqual({ signedOut: 'editing' });
    expect(context().error).toEqual({ serverMessage: 'Gone' });
  });
});

/** A session without a customer, whose typed password is on its way. */
const signingIn = async () => {
  const session = startSession();
  await session.restored(null);
  session.actor.send({ type: 'submit', ...credentials });
  return session;
};

describe('signedOut.signingIn', () => {
  it('accepted credentials → signed in, without an error', async () => {
    const { state, context, answer } = await signingIn();
    await answer('signIn', identity);
    expect(state()).toEqual({ present: 'signedIn' });
    expect(context()).toEqual({ identity, error: null });
  });

  it('a refusal shows the provider’s message, and the next try clears it', async () => {
    const { actor, state, context, announced, fail } = await signingIn();
    await fail('signIn', { kind: 'refused', serverMessage: 'Sai mật khẩu' });
    expect(announced()).toEqual([['signInRefused', { serverMessage: 'Sai mật khẩu' }]]);
    expect(state()).toEqual({ signedOut: 'editing' });
    expect(context()).toEqual({ identity: null, error: { serverMessage: 'Sai mật khẩu' } });
    actor.send({ type: 'submit', ...credentials });
    expect(context().error).toBeNull();
  });

  it('ignores another tab’s session while the password is being checked', async () => {
    const { actor, state, context } = await signingIn();
    actor.send({ type: 'session.adopted', identity: another });
    expect(state()).toEqual({ signedOut: 'signingIn' });
    expect(context().identity).toBeNull();
  });

  it('ignores a second submit while the first is running', async () => {
    const { actor, callsOf } = await signingIn();
    actor.send({ type: 'submit', ...credentials });
    expect(callsOf('signIn')).toHaveLength(1);
  });
});

describe('present.signedIn', () => {
  it('an expired session asks for the password in place', async () => {
    const { actor, state, lockScreen } = await signedIn();
    actor.send({ type: 'session.expired' });
    expect(state()).toEqual({ present: 'reauthenticating' });
    expect(lockScreen()?.getSnapshot()).toMatchObject({ value: { locked: 'editing' }, context: { reason: 'expired' } });
  });

  it('stays signed in behind a screen that is locked and opened by hand', async () => {
    const { actor, unlockedBy, actions, state } = await signedIn();
    actor.send({ type: 'lock' });
    expect(state()).toEqual({ present: 'signedIn' });
    await unlockedBy(identity);
    expect(state()).toEqual({ present: 'signedIn' });
    expect(actions.replaceSession).not.toHaveBeenCalled();
  });
});

describe('present.reauthenticating', () => {
  it('eleven expiries open one lock screen', async () => {
    const { actor, lockScreen, state } = await signedIn();
    actor.send({ type: 'session.expired' });
    const screen = lockScreen();
    for (let time = 0; time < 10; time += 1) actor.send({ type: 'session.expired' });
    expect(state()).toEqual({ present: 'reauthenticating' });
    expect(lockScreen()).toBe(screen);
  });

  it('sign-out is always possible, and a password that arrives later is ignored', async () => {
    const { actor, state, context, last } = await signedIn();
    actor.send({ type: 'session.expired' });
    actor.send({ type: 'unlock', password: 'Demo!2345', at: 1 });
    const { resolve } = last('lockScreen.verifyPassword');
    actor.send({ type: 'signOut' });
    resolve(identity);
    await answersArrived();
    expect(state()).toEqual({ signedOut: 'editing' });
    expect(context().identity).toBeNull();
  });
});
