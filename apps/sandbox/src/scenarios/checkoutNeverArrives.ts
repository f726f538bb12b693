import type { Scenario } from './scenario.ts';
import { checkout } from './scenario.ts';

/** The connection dies twice before the payment is created. */
export const checkoutNeverArrives: Scenario = {
  sentence: 'The connection dies twice before the payment is created.',
  arm: ({ faults }) => {
    faults.add({ match: checkout, fault: { kind: 'killBeforeCommit' }, times: 2 }, 'scenario');
    return undefined;
  },
};
