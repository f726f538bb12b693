import { sessionChart } from '@may/machines/session/session.chart.ts';
import { connectRow } from '../../testing/connectRow.ts';
import { connectLogin } from './connectLogin.ts';

const credentials = { email: 'demo@may.cloud', password: 'Demo!2345' };

export const loginRow = connectRow({
  proves: { connectLogin },
  chart: sessionChart,
  screens: {
    'signed out': (snapshot, send) =>
      snapshot.matches('present') ? null : connectLogin(snapshot, false, (typed) => send({ type: 'submit', ...typed })),
  },
  presses: { onSubmit: { gives: { type: 'submit', ...credentials }, with: [[credentials]] } },
  hidden: { 'present.signedIn': 'the page that was asked for', 'present.reauthenticating': 'the lock screen' },
});
