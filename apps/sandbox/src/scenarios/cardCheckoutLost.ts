import type { Scenario } from './scenario.ts';

/** A payment by card is begun, but its answer is lost, however often it is asked for. */
export const cardCheckoutLost: Scenario = {
  sentence: 'A payment by card is begun, but its answer is lost, however often it is asked for.',
  arm: ({ faults }) => {
    const match = { method: 'POST', path: '/api/payments/stripe/checkout' };
    faults.add({ match, fault: { kind: 'killAfterCommit' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
