import type { Scenario } from './scenario.ts';

/** The script of the card provider cannot be loaded. */
export const cardScriptMissing: Scenario = {
  sentence: 'The script of the card provider cannot be loaded.',
  arm: ({ faults }) => {
    const match = { path: '/__sandbox/stripe/stripe.js' };
    faults.add({ match, fault: { kind: 'status', status: 404 }, times: 'always' }, 'scenario');
    return undefined;
  },
};
