import type { Scenario } from './scenario.ts';

/** A payment by card can be confirmed, but the answer that says with what is lost, however often it is asked for. */
export const cardSecretLost: Scenario = {
  sentence:
    'A payment by card can be confirmed, but the answer that says with what is lost, however often it is asked for.',
  arm: ({ faults }) => {
    const match = { method: 'POST', path: '/api/payments/stripe/*/confirm' };
    faults.add({ match, fault: { kind: 'killAfterCommit' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
