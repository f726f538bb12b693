import type { Scenario } from './scenario.ts';

/** One row of each list is nonsense. */
export const unreadableRow: Scenario = {
  sentence: 'One row of each list is nonsense.',
  arm: ({ faults }) => {
    const fault = { kind: 'mutate', path: 'result.0', value: { id: 7, amount: 'abc' } } as const;
    for (const path of ['/api/payments/stripe', '/api/payments/stripe/invoices']) {
      faults.add({ match: { path }, fault, times: 'always' }, 'scenario');
    }
    return undefined;
  },
};
