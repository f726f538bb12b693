import { vi } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import type { PasswordAttempt } from '../lock-screen/lockScreen.types.ts';
import { lockScreenMachine } from '../lock-screen/lockScreenMachine.ts';
import type { SessionIdentity } from '../session/session.types.ts';
import { answersArrived, scriptedActor } from './scriptedActor.ts';

/** The customer every test starts with. */
export const identity: SessionIdentity = { userId: 'u1', email: 'demo@may.cloud', locked: false };

/** A started lock screen without a session above it; the test answers for the provider. */
export const startLockScreen = ({ locked = false } = {}) => {
  const verify = scriptedActor<SessionIdentity, PasswordAttempt>();
  const actions = { rememberLock: vi.fn(), forgetLock: vi.fn(), refreshReads: vi.fn(), announceOpened: vi.fn() };
  const clock = new SimulatedClock();
  const machine = lockScreenMachine.provide({
    actors: { verifyPassword: verify.logic },
    actions: {
      rememberLock: (_, params) => actions.rememberLock(params),
      forgetLock: (_, params) => actions.forgetLock(params),
      refreshReads: () => actions.refreshReads(),
      announceOpened: ({ context }) => actions.announceOpened(context.identity),
    },
  });
  const actor = createActor(machine, { input: { locked, identity }, clock }).start();
  const state = (): SnapshotFrom<typeof lockScreenMachine>['value'] => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const refuse = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      actor.send({ type: 'submit', password: 'wrong' });
      verify.last().reject({ kind: 'refused', serverMessage: 'Wrong password' });
      await answersArrived();
    }
  };
  return { actor, verify, actions, clock, state, context, refuse };
};
