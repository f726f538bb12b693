import type { Scenario } from './scenario.ts';
import { everyCall } from './scenario.ts';

/** The provider takes every request and never answers. */
export const providerHangs: Scenario = {
  sentence: 'The provider takes every request and never answers.',
  arm: ({ faults }) => {
    const fault = { kind: 'hang' } as const;
    faults.add({ match: everyCall, fault, times: 'always' }, 'scenario');
    return undefined;
  },
};
