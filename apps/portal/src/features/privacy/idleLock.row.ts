import { idleLockChart } from '@may/machines/session/idleLock.chart.ts';
import { connectRow } from '../../testing/connectRow.ts';
import { connectIdleLock } from './connectIdleLock.ts';

export const idleLockRow = connectRow({
  proves: { connectIdleLock },
  chart: idleLockChart,
  screens: { any: (snapshot, send) => connectIdleLock(snapshot, send) },
  presses: { onStay: { gives: 'activity', offered: () => true } },
  hidden: {
    watching: 'the page',
    held: 'the page',
    locked: 'the lock screen',
  },
});
