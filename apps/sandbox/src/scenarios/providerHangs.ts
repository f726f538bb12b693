import type { Scenario } from './scenario.ts';
import { providerPaths } from './scenario.ts';

/** The provider takes every request and never answers. */
export const providerHangs: Scenario = {
  sentence: 'The provider takes every request and never answers.',
  arm: ({ faults }) => {
    const fault = { kind: 'hang' } as const;
    for (const path of providerPaths) faults.add({ match: { path }, fault, times: 'always' }, 'scenario');
    return undefined;
  },
};
