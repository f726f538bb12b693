import type { Scenario } from './scenario.ts';

/** Neither list of regions can be read. */
export const regionListFails: Scenario = {
  sentence: 'Neither list of regions can be read.',
  arm: ({ faults }) => {
    for (const path of ['/api/wp/regions', '/api/regions/cpanel']) {
      faults.add({ match: { path }, fault: { kind: 'html', status: 502 }, times: 'always' }, 'scenario');
    }
    return undefined;
  },
};
