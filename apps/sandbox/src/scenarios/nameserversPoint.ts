import type { Scenario } from './scenario.ts';

/** The nameservers of every domain point to the provider: the next check passes. */
export const nameserversPoint: Scenario = {
  sentence: 'The nameservers of every domain point to the provider: the next check passes.',
  arm: ({ dns }) => {
    dns.isPointing = true;
    return () => {
      dns.isPointing = false;
    };
  },
};
