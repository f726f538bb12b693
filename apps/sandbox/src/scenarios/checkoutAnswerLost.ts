import type { Scenario } from './scenario.ts';
import { checkout } from './scenario.ts';

/** The payment is created, but its answer is lost twice: once more than a browser resends. */
export const checkoutAnswerLost: Scenario = {
  sentence: 'The payment is created, but its answer is lost twice: once more than a browser resends.',
  arm: ({ faults }) => {
    faults.add({ match: checkout, fault: { kind: 'killAfterCommit' }, times: 2 }, 'scenario');
    return undefined;
  },
};
