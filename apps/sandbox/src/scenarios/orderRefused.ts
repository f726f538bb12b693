import type { Scenario } from './scenario.ts';
import { order } from './scenario.ts';

/** The provider refuses every order of a server and says why. */
export const orderRefused: Scenario = {
  sentence: 'The provider refuses every order of a server and says why.',
  arm: ({ faults }) => {
    const fault = { kind: 'refuse', status: 400, message: 'Tạm thời không nhận đơn đặt máy chủ mới.' } as const;
    faults.add({ match: order, fault, times: 'always' }, 'scenario');
    return undefined;
  },
};
