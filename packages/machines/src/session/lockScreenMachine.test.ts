import { describe, expect, it } from 'vitest';
import { identity, startLockScreen } from './startLockScreen.fixtures.ts';

describe('restoring', () => {
  it('starts locked if the tab was locked before a reload, and announces no lock', () => {
    const { state, actions } = startLockScreen({ locked: true });
    expect(state()).toEqual({ locked: 'editing' });
    expect(actions.rememberLock).not.toHaveBeenCalled();
  });
});

describe('unlocked', () => {
  it('a lock by hand is stored and announced to the other tabs', () => {
    const { actor, actions, state, context } = startLockScreen();
    actor.send({ type: 'lock' });
    expect(state()).toEqual({ locked: 'editing' });
    expect(context().reason).toBe('locked');
    expect(actions.rememberLock).toHaveBeenCalledExactlyOnceWith({ announce: true });
  });

  it('a lock of another tab is stored and not announced', () => {
    const { actor, actions, context } = startLockScreen();
    actor.send({ type: 'lock.adopted' });
    expect(context().reason).toBe('locked');
    expect(actions.rememberLock).toHaveBeenCalledExactlyOnceWith({ announce: false });
  });
});

describe('locked.editing', () => {
  it('verifies the typed password for the stored email', () => {
    const { actor, state, last } = startLockScreen({ locked: true });
    actor.send({ type: 'submit', password: 'Demo!2345', at: 1 });
    expect(state()).toEqual({ locked: 'verifying' });
    expect(last('verifyPassword').input).toEqual({ email: 'demo@may.cloud', password: 'Demo!2345' });
  });

  it('opens without a password after another tab was unlocked', () => {
    const { actor, actions, state } = startLockScreen({ locked: true });
    actor.send({ type: 'unlock.adopted' });
    expect(state()).toBe('unlocked');
    expect(actions.forgetLock).toHaveBeenCalledExactlyOnceWith({ announce: false });
    expect(actions.refreshReads).toHaveBeenCalledOnce();
  });

  it('an expired session becomes a locked one on lock', () => {
    const { actor, actions, context } = startLockScreen();
    actor.send({ type: 'expire' });
    actor.send({ type: 'lock' });
    expect(context().reason).toBe('locked');
    expect(actions.rememberLock).toHaveBeenCalledExactlyOnceWith({ announce: true });
  });

  it('a locked one ignores an expiry and a second lock', () => {
    const { actor, actions, context } = startLockScreen();
    actor.send({ type: 'lock' });
    actor.send({ type: 'expire' });
    actor.send({ type: 'lock' });
    actor.send({ type: 'lock.adopted' });
    expect(context().reason).toBe('locked');
    expect(actions.rememberLock).toHaveBeenCalledOnce();
  });
});

describe('locked.verifying', () => {
  it('the right password opens: removes the stored lock, refreshes the data, tells the session', async () => {
    const { actor, actions, state, context, answer } = startLockScreen({ locked: true });
    actor.send({ type: 'submit', password: 'Demo!2345', at: 1 });
    await answer('verifyPassword', { ...identity, userId: 'u2', locked: true });
    expect(state()).toBe('unlocked');
    expect(context()).toMatchObject({ reason: null, error: null });
    expect(actions.forgetLock).toHaveBeenCalledExactlyOnceWith({ announce: true });
    expect(actions.refreshReads).toHaveBeenCalledOnce();
    expect(context().identity).toEqual({ ...identity, userId: 'u2', locked: false });
  });

  it('a wrong password stays locked and shows the provider’s message', async () => {
    const { refuse, actions, state, context, announced } = startLockScreen({ locked: true });
    await refuse();
    expect(announced()).toEqual([['unlockRefused', null]]);
    expect(state()).toEqual({ locked: 'editing' });
    expect(context().error).toEqual({ kind: 'refused', serverMessage: 'Wrong password' });
    expect(actions.forgetLock).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be reached', new Error('Failed to fetch'), { kind: 'unreachable', serverMessage: null }],
    ['fails', { kind: 'failing', serverMessage: 'Maintenance' }, { kind: 'failing', serverMessage: 'Maintenance' }],
  ])('a provider that %s is told apart from a wrong password', async (_, failure, error) => {
    const { actor, fail, state, context } = startLockScreen({ locked: true });
    actor.send({ type: 'submit', password: 'Demo!2345', at: 1 });
    await fail('verifyPassword', failure);
    expect([state(), context().error]).toEqual([{ locked: 'editing' }, error]);
  });

  it('a pause that the provider wants refuses a press before its end, and no timer ends it', async () => {
    const { actor, fail, state, context, callsOf } = startLockScreen({ locked: true });
    const press = (at: number) => actor.send({ type: 'submit', password: 'Demo!2345', at });
    press(1);
    await fail('verifyPassword', { kind: 'wait', serverMessage: 'In 42 seconds', retryAfterMs: 42_000, at: 1_000 });
    expect(context()).toMatchObject({ until: 43_000, error: { kind: 'wait', serverMessage: 'In 42 seconds' } });
    press(42_999);
    expect([state(), callsOf('verifyPassword').length]).toEqual([{ locked: 'editing' }, 1]);
    press(43_000);
    expect([state(), context().error]).toEqual([{ locked: 'verifying' }, null]);
  });

  it('a pause without a length lasts half a minute', async () => {
    const { actor, fail, context } = startLockScreen({ locked: true });
    actor.send({ type: 'submit', password: 'Demo!2345', at: 1 });
    await fail('verifyPassword', { kind: 'wait', serverMessage: null, retryAfterMs: null, at: 1 });
    expect(context().until).toBe(30_001);
  });

  it('refuses a second password while the first is verified', () => {
    const { actor, callsOf } = startLockScreen({ locked: true });
    actor.send({ type: 'submit', password: 'one', at: 1 });
    actor.send({ type: 'submit', password: 'two', at: 1 });
    expect(callsOf('verifyPassword').map(({ input }) => input)).toMatchObject([{ password: 'one' }]);
  });

  it.each(['lock', 'lock.adopted'] as const)('%s wins over a password that is being verified', async (type) => {
    const { actor, state, context, answer } = startLockScreen();
    actor.send({ type: 'expire' });
    actor.send({ type: 'submit', password: 'Demo!2345', at: 1 });
    actor.send({ type });
    await answer('verifyPassword', identity);
    expect(state()).toEqual({ locked: 'editing' });
    expect(context().reason).toBe('locked');
  });
});

describe('a pause', () => {
  it('sends no password, and another lock does not shorten it', async () => {
    const { actor, fail, state, callsOf } = startLockScreen();
    actor.send({ type: 'expire' });
    actor.send({ type: 'submit', password: 'Demo!2345', at: 1 });
    await fail('verifyPassword', { kind: 'wait', serverMessage: null, retryAfterMs: null, at: 1 });
    actor.send({ type: 'lock' });
    actor.send({ type: 'submit', password: 'Demo!2345', at: 1 });
    expect(state()).toEqual({ locked: 'editing' });
    expect(callsOf('verifyPassword')).toHaveLength(1);
  });
});
