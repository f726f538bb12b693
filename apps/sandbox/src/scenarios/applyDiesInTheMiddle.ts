import type { Scenario } from './scenario.ts';

/** Changes of records die in the middle: from the fourth of each kind on none arrives, while the records can still be read. */
export const applyDiesInTheMiddle: Scenario = {
  sentence:
    'Changes of records die in the middle: from the fourth of each kind on none arrives, while the records can still be read.',
  arm: ({ faults }) => {
    const matches = [
      { method: 'POST', path: '/api/dns/*/records', nth: 4 },
      { method: 'PUT', path: '/api/dns/*', nth: 4 },
      { method: 'DELETE', path: '/api/dns/*', nth: 4 },
    ];
    for (const match of matches)
      faults.add({ match, fault: { kind: 'killBeforeCommit' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
