import type { Scenario } from './scenario.ts';

/** The provider says what the specification lists and no more. */
export const literalProvider: Scenario = {
  sentence: 'The provider says what the specification lists and no more.',
  arm: (world) => {
    const { profile } = world;
    world.profile = 'literal';
    return () => {
      world.profile = profile;
    };
  },
};
