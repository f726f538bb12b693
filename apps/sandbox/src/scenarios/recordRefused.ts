import type { Scenario } from './scenario.ts';

/** The provider refuses every new record in its own words. */
export const recordRefused: Scenario = {
  sentence: 'The provider refuses every new record in its own words.',
  arm: ({ faults }) => {
    const fault = { kind: 'refuse', status: 422, message: 'Bản ghi này đang được kiểm duyệt.' } as const;
    faults.add({ match: { method: 'POST', path: '/api/dns/*/records' }, fault, times: 'always' }, 'scenario');
    return undefined;
  },
};
