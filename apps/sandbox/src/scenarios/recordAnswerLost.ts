import type { Scenario } from './scenario.ts';

/** A record is added, but the answer is lost, however often it is asked for. */
export const recordAnswerLost: Scenario = {
  sentence: 'A record is added, but the answer is lost, however often it is asked for.',
  arm: ({ faults }) => {
    const match = { method: 'POST', path: '/api/dns/*/records' };
    faults.add({ match, fault: { kind: 'killAfterCommit' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
