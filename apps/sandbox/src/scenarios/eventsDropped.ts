import type { Scenario } from './scenario.ts';

/** No realtime event is sent, though the connection is there. */
export const eventsDropped: Scenario = {
  sentence: 'No realtime event is sent, though the connection is there.',
  arm: ({ faults }) => {
    faults.add({ fault: { kind: 'eventDrop' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
