import type { Scenario } from './scenario.ts';
import { order } from './scenario.ts';

/** A server is ordered, but the answer is lost, however often it is asked for. */
export const orderAnswerLost: Scenario = {
  sentence: 'A server is ordered, but the answer is lost, however often it is asked for.',
  arm: ({ faults }) => {
    faults.add({ match: order, fault: { kind: 'killAfterCommit' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
