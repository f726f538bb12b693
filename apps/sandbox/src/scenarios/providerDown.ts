import type { Scenario } from './scenario.ts';
import { everyCall } from './scenario.ts';

/** A proxy answers 502 with a page of HTML instead of the provider. */
export const providerDown: Scenario = {
  sentence: 'A proxy answers 502 with a page of HTML instead of the provider.',
  arm: ({ faults }) => {
    const fault = { kind: 'html', status: 502 } as const;
    faults.add({ match: everyCall, fault, times: 'always' }, 'scenario');
    return undefined;
  },
};
