import type { Scenario } from './scenario.ts';

/** The money moves, but the bank's answer never comes back. */
export const answerLostAfterPayment: Scenario = {
  sentence: "The money moves, but the bank's answer never comes back.",
  arm: ({ bank }) => {
    bank.verdict = 'loseAnswer';
    return () => {
      bank.verdict = null;
    };
  },
};
