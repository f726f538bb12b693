import type { Scenario } from './scenario.ts';

/** What was created is told after what became of it. */
export const eventsOutOfOrder: Scenario = {
  sentence: 'What was created is told after what became of it.',
  arm: ({ faults }) => {
    // Held until the next event that is not: the payment's.
    faults.add({ match: { event: '*.created' }, fault: { kind: 'eventReorder' }, times: 'always' }, 'scenario');
    return undefined;
  },
};
