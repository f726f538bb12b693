import type { Scenario } from './scenario.ts';

const oldNames = { 'subscription.created': 'subscribe.create', 'invoice.created': 'invoice.create' };

/** Realtime events come under the other names they were seen with. */
export const eventsOldNames: Scenario = {
  sentence: 'Realtime events come under the other names they were seen with.',
  arm: ({ faults }) => {
    for (const [event, name] of Object.entries(oldNames)) {
      faults.add({ match: { event }, fault: { kind: 'eventRename', name }, times: 'always' }, 'scenario');
    }
    return undefined;
  },
};
