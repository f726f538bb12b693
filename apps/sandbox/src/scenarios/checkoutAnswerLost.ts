import type { Scenario } from './scenario.ts';
import { checkout } from './scenario.ts';

/** The payment is created, but its answer is lost, however often it is asked for. */
export const checkoutAnswerLost: Scenario = {
  sentence: 'The payment is created, but its answer is lost, however often it is asked for.',
  arm: ({ faults }) => {
    faults.add({ match: checkout, fault: { kind: 'killAfterCommit' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
