import type { Scenario } from './scenario.ts';
import { everyCall } from './scenario.ts';

/** Every answer takes three seconds. */
export const slowProvider: Scenario = {
  sentence: 'Every answer takes three seconds.',
  arm: ({ faults }) => {
    const fault = { kind: 'delay', ms: 3000 } as const;
    faults.add({ match: everyCall, fault, times: 'always' }, 'scenario');
    return undefined;
  },
};
