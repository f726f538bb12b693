import type { Scenario } from './scenario.ts';

/** The bank of a card takes ten seconds to pay: the charge is processing until then. */
export const cardProcessing: Scenario = {
  sentence: 'The bank of a card takes ten seconds to pay: the charge is processing until then.',
  arm: ({ cards }) => {
    cards.isSlow = true;
    return () => {
      cards.isSlow = false;
    };
  },
};
