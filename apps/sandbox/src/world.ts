import type { Faults } from './faults/createFaults.ts';
import type { Realtime } from './realtime/createRealtime.ts';
import type { Store } from './store/openStore.ts';

/** Everything the routes work on; one per sandbox. */
export type World = {
  store: Store;
  clock: () => Date;
  faults: Faults;
  realtime: Realtime;
  /** What the bank answers to "pay", whatever the customer presses; null leaves the choice to the customer. */
  bank: { verdict: 'fail' | 'loseAnswer' | null };
};
