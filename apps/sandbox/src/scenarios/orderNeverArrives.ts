import type { Scenario } from './scenario.ts';
import { order } from './scenario.ts';

/** The connection dies before a server is ordered, however often it is asked for. */
export const orderNeverArrives: Scenario = {
  sentence: 'The connection dies before a server is ordered, however often it is asked for.',
  arm: ({ faults }) => {
    faults.add({ match: order, fault: { kind: 'killBeforeCommit' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
