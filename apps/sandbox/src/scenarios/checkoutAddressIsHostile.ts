import type { Scenario } from './scenario.ts';
import { checkout } from './scenario.ts';

/** The checkout leads to an address no browser should open. */
export const checkoutAddressIsHostile: Scenario = {
  sentence: 'The checkout leads to an address no browser should open.',
  arm: ({ faults }) => {
    const fault = { kind: 'mutate', path: 'result.checkoutUrl', value: 'javascript:alert(1)' } as const;
    faults.add({ match: checkout, fault, times: 'always' }, 'scenario');
    return undefined;
  },
};
