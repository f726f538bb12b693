import { playChart } from '../testing/playChart.ts';
import type { SessionIdentity } from './lockScreen.types.ts';
import { lockScreenMachine } from './lockScreenMachine.ts';

/** The customer of every test. */
export const identity: SessionIdentity = { userId: 'u1', email: 'demo@may.cloud', locked: false };

/** A started lock screen without a session above it; the test answers for the provider. */
export const startLockScreen = ({ locked = false } = {}) => {
  const play = playChart(lockScreenMachine.provide({ actions: { announceOpened: () => {} } }), { locked, identity });
  const refuse = async () => {
    play.actor.send({ type: 'submit', password: 'wrong', at: 1 });
    await play.fail('verifyPassword', { kind: 'refused', serverMessage: 'Wrong password' });
  };
  return { ...play, state: () => play.snapshot().value, context: () => play.snapshot().context, refuse };
};
