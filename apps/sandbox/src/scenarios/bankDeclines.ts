import type { Scenario } from './scenario.ts';

/** The bank refuses every payment. */
export const bankDeclines: Scenario = {
  sentence: 'The bank refuses every payment.',
  arm: ({ bank }) => {
    bank.verdict = 'fail';
    return () => {
      bank.verdict = null;
    };
  },
};
