import { pauseLeft } from '@may/domain/pauseLeft.ts';
import { sessionChart } from '@may/machines/session/session.chart.ts';
import { connectRow } from '../testing/connectRow.ts';
import { connectLockScreen } from './connectLockScreen.ts';

export const lockScreenRow = connectRow({
  proves: { connectLockScreen },
  chart: sessionChart,
  screens: {
    locked: ({ children }, send) => {
      const lockScreen = children.lockScreen?.getSnapshot();
      return lockScreen?.matches('locked') ? connectLockScreen(lockScreen, send) : null;
    },
  },
  presses: {
    onSubmit: {
      gives: { type: 'unlock', password: 'Demo!2345' },
      with: [[{ password: 'Demo!2345' }]],
      offered: ({ busy, until }) => !busy && pauseLeft(until, Date.now()) === 0,
    },
    onSignOut: { gives: 'signOut', offered: () => true },
  },
  hidden: {
    restoring: 'the login screen',
    'signedOut.editing': 'the login screen',
    'signedOut.signingIn': 'the login screen',
    'lockScreen:unlocked': 'the page that was asked for',
  },
});
