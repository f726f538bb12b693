import { idleLockMachine } from '@may/machines';
import { idleLockChart } from '@may/machines/testing';
import { describeConnect } from '../testing/describeConnect.ts';
import { connectIdleLock } from './connectIdleLock.ts';

describeConnect({
  proves: { connectIdleLock },
  machine: idleLockMachine,
  chart: idleLockChart,
  screens: { any: (snapshot, send) => connectIdleLock(snapshot, send) },
  presses: { onStay: { gives: 'activity', offered: () => true } },
  hidden: {
    watching: 'the page',
    held: 'the page',
    locked: 'the lock screen',
  },
});
