import type { Scenario } from './scenario.ts';

/** The script of the other card form cannot be loaded. */
export const squareScriptMissing: Scenario = {
  sentence: 'The script of the other card form cannot be loaded.',
  arm: ({ faults }) => {
    const match = { path: '/__sandbox/square/square.js' };
    faults.add({ match, fault: { kind: 'status', status: 404 }, times: 'always' }, 'scenario');
    return undefined;
  },
};
