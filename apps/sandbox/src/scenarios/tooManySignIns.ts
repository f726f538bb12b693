import type { Scenario } from './scenario.ts';

/** Signing in is closed for half a minute. */
export const tooManySignIns: Scenario = {
  sentence: 'Signing in is closed for half a minute.',
  arm: ({ faults }) => {
    const fault = { kind: 'status', status: 429, message: 'Bạn đã thử sai quá nhiều lần.', retryAfter: 30 } as const;
    faults.add({ match: { method: 'POST', path: '/api/v1/auth/login' }, fault, times: 'always' }, 'scenario');
    return undefined;
  },
};
