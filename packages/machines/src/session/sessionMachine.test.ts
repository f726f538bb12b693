import { describe, expect, it } from 'vitest';
import { answersArrived } from '../testing/playChart.ts';
import { startSession } from '../testing/startSession.ts';
import type { Credentials, SessionIdentity } from './session.types.ts';

const identity: SessionIdentity = { userId: 'u1', email: 'demo@may.cloud', locked: false };
const another: SessionIdentity = { userId: 'u2', email: 'aud@may.cloud', locked: false };
const credentials: Credentials = { email: 'demo@may.cloud', password: 'Demo!2345' };

describe('restoring', () => {
  it('is present again with the identity the tab kept', async () => {
    const { restored, state, context } = startSession();
    await restored(identity);
    expect(state()).toEqual({ present: 'signedIn' });
    expect(context().identity).toEqual(identity);
  });

  it('starts behind the lock screen when the tab was locked', async () => {
    const { restored, lockScreen } = startSession();
    await restored({ ...identity, locked: true });
    expect(lockScreen()?.getSnapshot().matches('locked')).toBe(true);
  });

  it('signs in a customer who was quicker than the search for a session, and drops what the search finds', async () => {
    const { actor, state, last } = startSession();
    actor.send({ type: 'submit', ...credentials });
    expect(last('signIn').input).toEqual(credentials);
    last('restoreSession').resolve(another);
    await answersArrived();
    expect(state()).toEqual({ signedOut: 'signingIn' });
  });

  it('is signed out when there is nobody to restore', async () => {
    const { restored, state } = startSession();
    await restored(null);
    expect(state()).toEqual({ signedOut: 'editing' });
  });

  it('is signed out, with the reason, when the kept session cannot be read', async () => {
    const { state, context, last } = startSession();
    last('restoreSession').reject({ serverMessage: 'Gone' });
    await answersArrived();
    expect(state()).toEqual({ signedOut: 'editing' });
    expect(context().error).toEqual({ serverMessage: 'Gone' });
  });

  it('refuses to restore a session that ended in another tab meanwhile', async () => {
    const { actor, restored, actions, state, context } = startSession();
    actor.send({ type: 'session.ended' });
    await restored(identity);
    expect(state()).toEqual({ signedOut: 'editing' });
    expect(context().identity).toBeNull();
    expect(actions.clearSession).toHaveBeenCalledOnce();
  });
});

describe('signedOut.editing', () => {
  it('signs in with the typed credentials and keeps no password', async () => {
    const { actor, restored, state, context, last } = startSession();
    await restored(null);
    actor.send({ type: 'submit', ...credentials });
    expect(state()).toEqual({ signedOut: 'signingIn' });
    expect(last('signIn').input).toEqual(credentials);
    expect(JSON.stringify(context())).not.toContain(credentials.password);
  });

  it('follows another tab that signed in', async () => {
    const { actor, restored, state, context } = startSession();
    await restored(null);
    actor.send({ type: 'session.adopted', identity });
    expect(state()).toEqual({ present: 'signedIn' });
    expect(context().identity).toEqual(identity);
  });

  it('refuses to sign out or expire where nobody is signed in', async () => {
    const { actor, restored, actions, state } = startSession();
    await restored(null);
    for (const type of ['signOut', 'session.expired', 'session.ended'] as const) actor.send({ type });
    actor.send({ type: 'lock.opened', identity });
    expect(state()).toEqual({ signedOut: 'editing' });
    expect(actions.clearSession).not.toHaveBeenCalled();
    expect(actions.announceSignOut).not.toHaveBeenCalled();
  });
});

describe('signedOut.signingIn', () => {
  it('is present once the provider knows the customer', async () => {
    const { actor, restored, state, context, last } = startSession();
    await restored(null);
    actor.send({ type: 'submit', ...credentials });
    last('signIn').resolve(identity);
    await answersArrived();
    expect(state()).toEqual({ present: 'signedIn' });
    expect(context()).toEqual({ identity, error: null });
  });

  it('says what the provider said when it refuses, and forgets it with the next try', async () => {
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

  it('has an error even when the provider said nothing', async () => {
    const { actor, restored, context, last } = startSession();
    await restored(null);
    actor.send({ type: 'submit', ...credentials });
    last('signIn').reject(new Error('Failed to fetch'));
    await answersArrived();
    expect(context().error).toEqual({ serverMessage: null });
  });

  it('refuses another tab’s session while the customer’s own password is on its way', async () => {
    const { actor, restored, state, context } = startSession();
    await restored(null);
    actor.send({ type: 'submit', ...credentials });
    actor.send({ type: 'session.adopted', identity: another });
    expect(state()).toEqual({ signedOut: 'signingIn' });
    expect(context().identity).toBeNull();
  });

  it('refuses a second submit while the first is under way', async () => {
    const { actor, restored, callsOf } = startSession();
    await restored(null);
    actor.send({ type: 'submit', ...credentials });
    actor.send({ type: 'submit', ...credentials });
    expect(callsOf('signIn')).toHaveLength(1);
  });
});

describe('present.signedIn', () => {
  it('signs out, clears what was kept and tells the other tabs', async () => {
    const { actor, restored, actions, state, context } = startSession();
    await restored(identity);
    actor.send({ type: 'signOut' });
    expect(state()).toEqual({ signedOut: 'editing' });
    expect(context().identity).toBeNull();
    expect(actions.clearSession).toHaveBeenCalledOnce();
    expect(actions.announceSignOut).toHaveBeenCalledOnce();
  });

  it('follows a sign-out of another tab without announcing it again', async () => {
    const { actor, restored, actions, state } = startSession();
    await restored(identity);
    actor.send({ type: 'session.ended' });
    expect(state()).toEqual({ signedOut: 'editing' });
    expect(actions.clearSession).toHaveBeenCalledOnce();
    expect(actions.announceSignOut).not.toHaveBeenCalled();
  });

  it('asks for the password in place when the session expired', async () => {
    const { actor, restored, state, lockScreen } = startSession();
    await restored(identity);
    actor.send({ type: 'session.expired' });
    expect(state()).toEqual({ present: 'reauthenticating' });
    expect(lockScreen()?.getSnapshot()).toMatchObject({ value: { locked: 'editing' }, context: { reason: 'expired' } });
  });

  it('refuses to take over the identity of another tab while someone is present', async () => {
    const { actor, restored, context } = startSession();
    await restored(identity);
    actor.send({ type: 'session.adopted', identity: another });
    expect(context().identity).toEqual(identity);
  });

  it('stays signed in behind a screen locked and opened by hand', async () => {
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
  it('goes on where it was once the same customer is back', async () => {
    const { actor, restored, unlockedBy, actions, state } = startSession();
    await restored(identity);
    actor.send({ type: 'session.expired' });
    await unlockedBy(identity);
    expect(state()).toEqual({ present: 'signedIn' });
    expect(actions.replaceSession).not.toHaveBeenCalled();
  });

  it('keeps nothing of the first customer when another one opens the screen', async () => {
    const { actor, restored, unlockedBy, actions, context } = startSession();
    await restored(identity);
    actor.send({ type: 'session.expired' });
    await unlockedBy(another);
    expect(actions.replaceSession).toHaveBeenCalledOnce();
    expect(context().identity).toEqual(another);
  });

  it('stays one screen however many requests were refused', async () => {
    const { actor, restored, lockScreen, state } = startSession();
    await restored(identity);
    actor.send({ type: 'session.expired' });
    const screen = lockScreen();
    for (let time = 0; time < 10; time += 1) actor.send({ type: 'session.expired' });
    expect(state()).toEqual({ present: 'reauthenticating' });
    expect(lockScreen()).toBe(screen);
  });

  it('always lets the customer sign out, and refuses the password that arrives too late', async () => {
    const { actor, restored, state, context, last } = startSession();
    await restored(identity);
    actor.send({ type: 'session.expired' });
    actor.send({ type: 'unlock', password: 'Demo!2345' });
    actor.send({ type: 'signOut' });
    last('lockScreen.verifyPassword').resolve(identity);
    await answersArrived();
    expect(state()).toEqual({ signedOut: 'editing' });
    expect(context().identity).toBeNull();
  });
});
