import { playChart } from '../testing/playChart.ts';
import type { SessionIdentity } from './session.types.ts';
import { sessionMachine } from './sessionMachine.ts';

/** A started session with its real lock screen; the test answers for the provider. */
export const startSession = () => {
  const play = playChart(sessionMachine, undefined, ['lockScreen']);
  return {
    ...play,
    state: () => play.snapshot().value,
    context: () => play.snapshot().context,
    lockScreen: () => play.snapshot().children.lockScreen,
    restored: (who: SessionIdentity | null) => play.answer('restoreSession', who),
    unlockedBy: (who: SessionIdentity) => {
      play.actor.send({ type: 'unlock', password: 'Demo!2345', at: 1 });
      return play.answer('lockScreen.verifyPassword', who);
    },
  };
};
