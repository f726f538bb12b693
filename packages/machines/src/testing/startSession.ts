import { vi } from 'vitest';
import { createActor } from 'xstate';
import type { PasswordAttempt } from '../lock-screen/lockScreen.types.ts';
import { lockScreenMachine } from '../lock-screen/lockScreenMachine.ts';
import type { Credentials, SessionIdentity } from '../session/session.types.ts';
import { sessionMachine } from '../session/sessionMachine.ts';
import { answersArrived, scriptedActor } from './scriptedActor.ts';

/** A started session with its real lock screen; the test answers for the provider. */
export const startSession = () => {
  const restore = scriptedActor<SessionIdentity | null>();
  const signIn = scriptedActor<SessionIdentity, Credentials>();
  const verify = scriptedActor<SessionIdentity, PasswordAttempt>();
  const actions = { clearSession: vi.fn(), announceSignOut: vi.fn(), replaceSession: vi.fn() };
  const machine = sessionMachine.provide({
    actors: {
      restoreSession: restore.logic,
      signIn: signIn.logic,
      lockScreen: lockScreenMachine.provide({
        actors: { verifyPassword: verify.logic },
        actions: { rememberLock: () => {}, forgetLock: () => {}, refreshReads: () => {} },
      }),
    },
    actions: {
      clearSession: () => actions.clearSession(),
      announceSignOut: () => actions.announceSignOut(),
      replaceSession: () => actions.replaceSession(),
    },
  });
  const actor = createActor(machine).start();
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const lockScreen = () => actor.getSnapshot().children.lockScreen;
  const restored = async (who: SessionIdentity | null) => {
    restore.last().resolve(who);
    await answersArrived();
  };
  const unlockedBy = async (who: SessionIdentity) => {
    lockScreen()?.send({ type: 'submit', password: 'Demo!2345' });
    verify.last().resolve(who);
    await answersArrived();
  };
  return { actor, restore, signIn, verify, actions, state, context, lockScreen, restored, unlockedBy };
};
