import type { OrderAttempt } from './orderStore.ts';

/** A sent order without an answer; overrides replace whole fields. */
export const orderAttemptFixture = (overrides: Partial<OrderAttempt> = {}): OrderAttempt => ({
  key: 'key-1',
  userId: 'usr_demo',
  choices: { regionId: '1', planId: '2', diskMb: 20_480, mariadbDiskMb: 10_240, user: '', containers: 1 },
  phase: 'open',
  timesSent: 1,
  isSent: true,
  isRefused: false,
  createdAt: 0,
  serversBefore: [],
  invoicesBefore: [],
  serverId: null,
  found: [],
  ...overrides,
});
