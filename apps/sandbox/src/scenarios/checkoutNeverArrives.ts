import type { Scenario } from './scenario.ts';
import { checkout } from './scenario.ts';

/** The connection dies before the payment is created, however often it is asked for. */
export const checkoutNeverArrives: Scenario = {
  sentence: 'The connection dies before the payment is created, however often it is asked for.',
  arm: ({ faults }) => {
    faults.add({ match: checkout, fault: { kind: 'killBeforeCommit' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
