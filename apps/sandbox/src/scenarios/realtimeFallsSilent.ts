import type { Scenario } from './scenario.ts';

/** The realtime connection stays open and says nothing any more. */
export const realtimeFallsSilent: Scenario = {
  sentence: 'The realtime connection stays open and says nothing any more.',
  arm: ({ faults }) => {
    faults.add({ fault: { kind: 'wsSilent' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
