import type { Scenario } from './scenario.ts';
import { checkout } from './scenario.ts';

/** The provider refuses to create a payment and says why. */
export const checkoutRefused: Scenario = {
  sentence: 'The provider refuses to create a payment and says why.',
  arm: ({ faults }) => {
    const fault = { kind: 'refuse', status: 400, message: 'Phương thức thanh toán đang tạm dừng.' } as const;
    faults.add({ match: checkout, fault, times: 'always' }, 'scenario');
    return undefined;
  },
};
