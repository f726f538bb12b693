import type { Scenario } from './scenario.ts';

/** The realtime connection opens, but the channel is refused. */
export const realtimeRefusesChannel: Scenario = {
  sentence: 'The realtime connection opens, but the channel is refused.',
  arm: ({ faults }) => {
    faults.add({ fault: { kind: 'authFail', status: 500 }, times: 'always' }, 'scenario');
    return undefined;
  },
};
