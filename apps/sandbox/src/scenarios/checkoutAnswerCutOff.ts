import type { Scenario } from './scenario.ts';
import { checkout } from './scenario.ts';

/** The payment is created, but its answer breaks off in the middle. */
export const checkoutAnswerCutOff: Scenario = {
  sentence: 'The payment is created, but its answer breaks off in the middle.',
  arm: ({ faults }) => {
    faults.add({ match: checkout, fault: { kind: 'truncate', bytes: 40 } }, 'scenario');
    return undefined;
  },
};
