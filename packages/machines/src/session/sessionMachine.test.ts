import { describe, expect, it } from 'vitest';
import { answersArrived } from '../testing/playMachine.ts';
import { startSession } from '../testing/startSession.ts';
import type { Credentials, SessionIdentity } from './session.types.ts';

const identity: SessionIdentity = { userId: 'u1', email: 'demo@may.cloud', locked: false };
const another: SessionIdentity = { userId: 'u2', email: 'aud@may.cloud', locked: false };
const credentials: Credentials = { email: 'demo@may.cloud', password: 'Demo!2345' };

describe('restoring', () => {
  it('a stored identity → signed in', async () => {
    const { restored, state, context } = startSession();
    await restored(identity);
    expect(state()).toEqual({ present: 'signedIn' });
    expect(context().identity).toEqual(identity);
  });

  it('a stored locked identity → behind the lock screen', async () => {
    const { restored, lockScreen } = startSession();
    await restored({ ...identity, locked: true });
    expect(lockScreen()?.getSnapshot().matches('locked')).toBe(true);
  });

  it('a sign-in by hand before the search ends → signing in, and the search’s result is dropped', async () => {
    const { actor, state, last } = startSession();
    actor.send({ type: 'submit', ...credentials });
    expect(last('signIn').input).toEqual(credentials);
    last('restoreSession').resolve(another);
    await answersArrived();
    expect(state()).toEqual({ signedOut: 'signingIn' });
  });

  it('no stored identity → signed out', async () => {
    const { restored, state } = startSession();
    await restored(null);
    expect(state()).toEqual({ signedOut: 'editing' });
  });

  it('a failed restore → signed out with its reason', async () => {
    const { state, context, last } = startSession();
    last('restoreSession').reject({ serverMessage: 'Gone' });
    await answersArrived();
    expect(state()).toEqual({ signedOut: 'editing' });
    expect(context().error).toEqual({ serverMessage: 'Gone' });
  });
});

describe('signedOut.editing', () => {
  it('adopts the session of another tab that signed in', async () => {
    const { actor, restored, state, context } = startSession();
    await restored(null);
    actor.send({ type: 'session.adopted', identity });
    expect(state()).toEqual({ present: 'signedIn' });
    expect(context().identity).toEqual(identity);
  });
});

describe('signedOut.signingIn', () => {
  it('accepted credentials → signed in, without an error', async () => {
    const { actor, restored, state, context, last } = startSession();
    await restored(null);
    actor.send({ type: 'submit', ...credentials });
    last('signIn').resolve(identity);
    await answersArrived();
    expect(state()).toEqual({ present: 'signedIn' });
    expect(context()).toEqual({ identity, error: null });
  });

  it('a refusal shows the provider’s message, and the next try clears it', async () => {
    const { actor, restored, state, context, last, announced } = startSession();
    await restored(null);
    actor.send({ type: 'submit', ...credentials });
    last('signIn').reject({ kind: 'refused', serverMessage: 'Sai mật khẩu' });
    await answersArrived();
    expect(announced()).toEqual([['signInRefused', { serverMessage: 'Sai mật khẩu' }]]);
    expect(state()).toEqual({ signedOut: 'editing' });
    expect(context()).toEqual({ identity: null, error: { serverMessage: 'Sai mật khẩu' } });
    actor.send({ type: 'submit', ...credentials });
    expect(context().error).toBeNull();
  });

  it('a refusal without a message is still an error', async () => {
    const { actor, restored, context, last } = startSession();
    await restored(null);
    actor.send({ type: 'submit', ...credentials });
    last('signIn').reject(new Error('Failed to fetch'));
    await answersArrived();
    expect(context().error).toEqual({ serverMessage: null });
  });

  it('ignores another tab’s session while the password is being checked', async () => {
    const { actor, restored, state, context } = startSession();
    await restored(null);
    actor.send({ type: 'submit', ...credentials });
    actor.send({ type: 'session.adopted', identity: another });
    expect(state()).toEqual({ signedOut: 'signingIn' });
    expect(context().identity).toBeNull();
  });

  it('ignores a second submit while the first is running', async () => {
    const { actor, restored, callsOf } = startSession();
    await restored(null);
    actor.send({ type: 'submit', ...credentials });
    actor.send({ type: 'submit', ...credentials });
    expect(callsOf('signIn')).toHaveLength(1);
  });
});

describe('present.signedIn', () => {
  it('an expired session asks for the password in place', async () => {
    const { actor, restored, state, lockScreen } = startSession();
    await restored(identity);
    actor.send({ type: 'session.expired' });
    expect(state()).toEqual({ present: 'reauthenticating' });
    expect(lockScreen()?.getSnapshot()).toMatchObject({ value: { locked: 'editing' }, context: { reason: 'expired' } });
  });

  it('ignores the identity of another tab', async () => {
    const { actor, restored, context } = startSession();
    await restored(identity);
    actor.send({ type: 'session.adopted', identity: another });
    expect(context().identity).toEqual(identity);
  });

  it('stays signed in behind a screen that is locked and opened by hand', async () => {
    const { actor, restored, unlockedBy, actions, state } = startSession();
    await restored(identity);
    actor.send({ type: 'lock' });
    expect(state()).toEqual({ present: 'signedIn' });
    await unlockedBy(identity);
    expect(state()).toEqual({ present: 'signedIn' });
    expect(actions.replaceSession).not.toHaveBeenCalled();
  });
});

describe('present.reauthenticating', () => {
  it('the same customer’s password returns to signed in', async () => {
    const { actor, restored, unlockedBy, actions, state } = startSession();
    await restored(identity);
    actor.send({ type: 'session.expired' });
    await unlockedBy(identity);
    expect(state()).toEqual({ present: 'signedIn' });
    expect(actions.replaceSession).not.toHaveBeenCalled();
  });

  it('eleven expiries open one lock screen', async () => {
    const { actor, restored, lockScreen, state } = startSession();
    await restored(identity);
    actor.send({ type: 'session.expired' });
    const screen = lockScreen();
    for (let time = 0; time < 10; time += 1) actor.send({ type: 'session.expired' });
    expect(state()).toEqual({ present: 'reauthenticating' });
    expect(lockScreen()).toBe(screen);
  });

  it('sign-out is always possible, and a password that arrives later is ignored', async () => {
    const { actor, restored, state, context, last } = startSession();
    await restored(identity);
    actor.send({ type: 'session.expired' });
    actor.send({ type: 'unlock', password: 'Demo!2345', at: 1 });
    actor.send({ type: 'signOut' });
    last('lockScreen.verifyPassword').resolve(identity);
    await answersArrived();
    expect(state()).toEqual({ signedOut: 'editing' });
    expect(context().identity).toBeNull();
  });
});
