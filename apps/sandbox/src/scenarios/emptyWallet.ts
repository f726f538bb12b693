import type { Scenario } from './scenario.ts';

/** The wallet has never been used. */
export const emptyWallet: Scenario = {
  sentence: 'The wallet has never been used.',
  arm: ({ faults }) => {
    const mutations = [
      { path: '/api/payments/stripe', fault: { kind: 'mutate', path: 'result', value: [] } },
      { path: '/api/payments/stripe/invoices', fault: { kind: 'mutate', path: 'result', value: [] } },
      { path: '/api/v1/auth/me', fault: { kind: 'mutate', path: 'result.balance', value: 0 } },
    ] as const;
    for (const { path, fault } of mutations) faults.add({ match: { path }, fault, times: 'always' }, 'scenario');
    return undefined;
  },
};
