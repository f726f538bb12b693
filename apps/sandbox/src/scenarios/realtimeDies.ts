import type { Scenario } from './scenario.ts';

/** The realtime connection is closed and none can be opened. */
export const realtimeDies: Scenario = {
  sentence: 'The realtime connection is closed and none can be opened.',
  arm: ({ faults }) => {
    faults.add({ fault: { kind: 'refuseUpgrade' }, times: 'always' }, 'scenario');
    faults.add({ fault: { kind: 'wsClose', code: 4200 }, times: 'always' }, 'scenario');
    return undefined;
  },
};
