import type { Scenario } from './scenario.ts';

/** The bank sends the customer back at once and confirms ten seconds later. */
export const bankConfirmsLate: Scenario = {
  sentence: 'The bank sends the customer back at once and confirms ten seconds later.',
  arm: ({ bank }) => {
    bank.verdict = 'late';
    return () => {
      bank.verdict = null;
    };
  },
};
