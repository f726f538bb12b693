import type { Scenario } from './scenario.ts';

/** A charge is made, but the answer of the card provider is lost, however often it is asked to charge. */
export const cardAnswerLost: Scenario = {
  sentence: 'A charge is made, but the answer of the card provider is lost, however often it is asked to charge.',
  arm: ({ faults }) => {
    const match = { method: 'POST', path: '/__sandbox/stripe/v1/payment_intents/confirm' };
    faults.add({ match, fault: { kind: 'killAfterCommit' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
