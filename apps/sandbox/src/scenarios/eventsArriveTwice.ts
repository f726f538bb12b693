import type { Scenario } from './scenario.ts';

/** Every realtime event arrives twice. */
export const eventsArriveTwice: Scenario = {
  sentence: 'Every realtime event arrives twice.',
  arm: ({ faults }) => {
    faults.add({ fault: { kind: 'eventDup' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
