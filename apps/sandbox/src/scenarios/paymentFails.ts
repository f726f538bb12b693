import type { Scenario } from './scenario.ts';

/** Neither wallet nor card pays what is charged by itself; an invoice paid by hand or by a top-up is paid. */
export const paymentFails: Scenario = {
  sentence: 'Neither wallet nor card pays what is charged by itself; an invoice paid by hand or by a top-up is paid.',
  arm: ({ ordering }) => {
    ordering.isRefused = true;
    return () => {
      ordering.isRefused = false;
    };
  },
};
