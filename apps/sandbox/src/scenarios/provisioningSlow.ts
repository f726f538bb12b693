import type { Scenario } from './scenario.ts';

/** A server that is paid for takes two minutes to be set up. */
export const provisioningSlow: Scenario = {
  sentence: 'A server that is paid for takes two minutes to be set up.',
  arm: ({ ordering }) => {
    ordering.isSlow = true;
    return () => {
      ordering.isSlow = false;
    };
  },
};
