import type { Scenario } from './scenario.ts';
import { providerPaths } from './scenario.ts';

/** Every answer takes three seconds. */
export const slowProvider: Scenario = {
  sentence: 'Every answer takes three seconds.',
  arm: ({ faults }) => {
    const fault = { kind: 'delay', ms: 3000 } as const;
    for (const path of providerPaths) faults.add({ match: { path }, fault, times: 'always' }, 'scenario');
    return undefined;
  },
};
