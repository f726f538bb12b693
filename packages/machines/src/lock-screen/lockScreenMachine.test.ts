import { describe, expect, it } from 'vitest';
import { answersArrived } from '../testing/playChart.ts';
import { identity, startLockScreen } from '../testing/startLockScreen.ts';
import { coolDownAfter } from './lockScreenMachine.ts';

describe('restoring', () => {
  it('starts locked when the tab was locked before a reload', () => {
    expect(startLockScreen({ locked: true }).state()).toEqual({ locked: 'editing' });
  });

  it('does not announce a lock that was only restored', () => {
    expect(startLockScreen({ locked: true }).actions.rememberLock).not.toHaveBeenCalled();
  });

  it('starts unlocked otherwise', () => {
    expect(startLockScreen().state()).toBe('unlocked');
  });
});

describe('unlocked', () => {
  it('locks by hand, remembers it and tells the other tabs', () => {
    const { actor, actions, state, context } = startLockScreen();
    actor.send({ type: 'lock' });
    expect(state()).toEqual({ locked: 'editing' });
    expect(context().reason).toBe('locked');
    expect(actions.rememberLock).toHaveBeenCalledExactlyOnceWith({ announce: true });
  });

  it('follows another tab that locked, remembers it and tells nobody', () => {
    const { actor, actions, context } = startLockScreen();
    actor.send({ type: 'lock.adopted' });
    expect(context().reason).toBe('locked');
    expect(actions.rememberLock).toHaveBeenCalledExactlyOnceWith({ announce: false });
  });

  it('asks for the password of an expired session without calling it locked', () => {
    const { actor, actions, context } = startLockScreen();
    actor.send({ type: 'expire' });
    expect(context().reason).toBe('expired');
    expect(actions.rememberLock).not.toHaveBeenCalled();
  });

  it('refuses a password nobody asked for', () => {
    const { actor, state, callsOf } = startLockScreen();
    actor.send({ type: 'submit', password: 'Demo!2345' });
    expect(state()).toBe('unlocked');
    expect(callsOf('verifyPassword')).toHaveLength(0);
  });
});

describe('locked.editing', () => {
  it('verifies the typed password for the stored email', () => {
    const { actor, state, last } = startLockScreen({ locked: true });
    actor.send({ type: 'submit', password: 'Demo!2345' });
    expect(state()).toEqual({ locked: 'verifying' });
    expect(last('verifyPassword').input).toEqual({ email: 'demo@may.cloud', password: 'Demo!2345' });
  });

  it('opens without a password when another tab had it', () => {
    const { actor, actions, state } = startLockScreen({ locked: true });
    actor.send({ type: 'unlock.adopted' });
    expect(state()).toBe('unlocked');
    expect(actions.forgetLock).toHaveBeenCalledExactlyOnceWith({ announce: false });
    expect(actions.refreshReads).toHaveBeenCalledOnce();
  });

  it('turns an expired session into a locked one when asked to lock', () => {
    const { actor, actions, context } = startLockScreen();
    actor.send({ type: 'expire' });
    actor.send({ type: 'lock' });
    expect(context().reason).toBe('locked');
    expect(actions.rememberLock).toHaveBeenCalledExactlyOnceWith({ announce: true });
  });

  it('refuses to weaken a lock to an expired session, and to lock twice', () => {
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
  it('opens with the right password: forgets the lock, refreshes what is read, tells the session', async () => {
    const { actor, actions, state, context, last } = startLockScreen({ locked: true });
    actor.send({ type: 'submit', password: 'Demo!2345' });
    last('verifyPassword').resolve({ ...identity, userId: 'u2', locked: true });
    await answersArrived();
    expect(state()).toBe('unlocked');
    expect(context()).toMatchObject({ reason: null, error: null, refusals: 0 });
    expect(actions.forgetLock).toHaveBeenCalledExactlyOnceWith({ announce: true });
    expect(actions.refreshReads).toHaveBeenCalledOnce();
    expect(context().identity).toEqual({ ...identity, userId: 'u2', locked: false });
  });

  it('forgives earlier refusals once the password was right', async () => {
    const { actor, refuse, state, last } = startLockScreen({ locked: true });
    await refuse(4);
    actor.send({ type: 'submit', password: 'Demo!2345' });
    last('verifyPassword').resolve(identity);
    await answersArrived();
    actor.send({ type: 'lock' });
    await refuse(4);
    expect(state()).toEqual({ locked: 'editing' });
  });

  it('stays locked on a wrong password, with the words of the provider', async () => {
    const { refuse, actions, state, context, announced } = startLockScreen({ locked: true });
    await refuse(1);
    expect(announced()).toEqual([['unlockRefused', null]]);
    expect(state()).toEqual({ locked: 'editing' });
    expect(context().error).toEqual({ kind: 'refused', serverMessage: 'Wrong password' });
    expect(actions.forgetLock).not.toHaveBeenCalled();
  });

  it('does not count a provider that could not be reached as a wrong password', async () => {
    const { actor, state, context, last } = startLockScreen({ locked: true });
    for (let time = 0; time < 6; time += 1) {
      actor.send({ type: 'submit', password: 'Demo!2345' });
      last('verifyPassword').reject(new Error('Failed to fetch'));
      await answersArrived();
    }
    expect(state()).toEqual({ locked: 'editing' });
    expect(context()).toMatchObject({ refusals: 0, error: { kind: 'unreachable', serverMessage: null } });
  });

  it('tells a provider that answers without an answer from one that does not answer', async () => {
    const { actor, fail, state, context } = startLockScreen({ locked: true });
    actor.send({ type: 'submit', password: 'Demo!2345' });
    await fail('verifyPassword', { kind: 'failing', serverMessage: 'Maintenance' });
    expect(state()).toEqual({ locked: 'editing' });
    expect(context()).toMatchObject({ refusals: 0, error: { kind: 'failing', serverMessage: 'Maintenance' } });
  });

  it('waits as long as the provider asks for, which is no wrong password', async () => {
    const { actor, clock, fail, state, context } = startLockScreen({ locked: true });
    actor.send({ type: 'submit', password: 'Demo!2345' });
    await fail('verifyPassword', { kind: 'wait', serverMessage: 'In 42 seconds', retryAfterMs: 42_000 });
    expect(state()).toEqual({ locked: 'coolingDown' });
    expect(context()).toMatchObject({
      refusals: 0,
      waitMs: 42_000,
      error: { kind: 'wait', serverMessage: 'In 42 seconds' },
    });
    clock.increment(41_999);
    expect(state()).toEqual({ locked: 'coolingDown' });
    clock.increment(1);
    expect(state()).toEqual({ locked: 'editing' });
    expect(context()).toMatchObject({ waitMs: null, error: null });
  });

  it('waits half a minute when the provider asks for a pause without saying how long', async () => {
    const { actor, fail, context } = startLockScreen({ locked: true });
    actor.send({ type: 'submit', password: 'Demo!2345' });
    await fail('verifyPassword', { kind: 'wait', serverMessage: null, retryAfterMs: null });
    expect(context().waitMs).toBe(30_000);
  });

  it('refuses a second password while the first is verified', () => {
    const { actor, callsOf } = startLockScreen({ locked: true });
    actor.send({ type: 'submit', password: 'one' });
    actor.send({ type: 'submit', password: 'two' });
    expect(callsOf('verifyPassword').map(({ input }) => input)).toMatchObject([{ password: 'one' }]);
  });

  it.each(['lock', 'lock.adopted'] as const)('lets %s win over a password on its way', async (type) => {
    const { actor, state, context, last } = startLockScreen();
    actor.send({ type: 'expire' });
    actor.send({ type: 'submit', password: 'Demo!2345' });
    actor.send({ type });
    last('verifyPassword').resolve(identity);
    await answersArrived();
    expect(state()).toEqual({ locked: 'editing' });
    expect(context().reason).toBe('locked');
  });
});

describe('locked.coolingDown', () => {
  it('begins with the fifth refused password, not with the fourth', async () => {
    const { refuse, state } = startLockScreen({ locked: true });
    await refuse(4);
    expect(state()).toEqual({ locked: 'editing' });
    await refuse(1);
    expect(state()).toEqual({ locked: 'coolingDown' });
  });

  it('refuses even the right password', async () => {
    const { actor, refuse, state, callsOf } = startLockScreen({ locked: true });
    await refuse(5);
    actor.send({ type: 'submit', password: 'Demo!2345' });
    expect(state()).toEqual({ locked: 'coolingDown' });
    expect(callsOf('verifyPassword')).toHaveLength(5);
  });

  it('ends after 30 seconds, and after a minute the next time', async () => {
    const { clock, refuse, state } = startLockScreen({ locked: true });
    await refuse(5);
    clock.increment(29_999);
    expect(state()).toEqual({ locked: 'coolingDown' });
    clock.increment(1);
    expect(state()).toEqual({ locked: 'editing' });
    await refuse(5);
    clock.increment(59_999);
    expect(state()).toEqual({ locked: 'coolingDown' });
    clock.increment(1);
    expect(state()).toEqual({ locked: 'editing' });
  });

  it('is not shortened by locking again', async () => {
    const { actor, refuse, state } = startLockScreen();
    actor.send({ type: 'expire' });
    await refuse(5);
    actor.send({ type: 'lock' });
    expect(state()).toEqual({ locked: 'coolingDown' });
  });

  it('never asks for more than an hour, a delay every browser can keep', () => {
    expect([5, 10, 15, 5_000].map(coolDownAfter)).toEqual([30_000, 60_000, 120_000, 3_600_000]);
  });
});
