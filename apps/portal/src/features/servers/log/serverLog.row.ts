import { serverLogChart } from '@may/machines/servers/serverLog.chart.ts';
import { connectRow } from '../../../testing/connectRow.ts';
import { connectServerLog } from './connectServerLog.ts';

export const serverLogRow = connectRow({
  proves: { connectServerLog },
  chart: serverLogChart,
  screens: {
    online: (snapshot, send) => connectServerLog(snapshot, send, { isOnline: true }),
    offline: (snapshot, send) => connectServerLog(snapshot, send, { isOnline: false }),
  },
  presses: { 'actions.retry': 'retry' },
  waitsFor: { away: 'page.returned' },
  distinguishes: ({ context: { failure, openedAt } }) => [failure?.kind, openedAt === null],
});
