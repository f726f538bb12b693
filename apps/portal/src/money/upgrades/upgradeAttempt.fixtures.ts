import { serverFixture } from '@may/domain/fixtures';
import { sizesOf, type UpgradeAttempt } from './upgradeStore.ts';

/** A sent upgrade from 20 to 40 GB of SSD without an answer; overrides replace whole fields. */
export const upgradeAttemptFixture = (overrides: Partial<UpgradeAttempt> = {}): UpgradeAttempt => ({
  key: 'key-1',
  userId: 'usr_demo',
  serverId: 'srv_1',
  upgrade: { part: 'disk', totalMb: 40_960 },
  phase: 'open',
  reviewed: sizesOf(serverFixture()),
  createdAt: 0,
  sentAt: 0,
  timesSent: 1,
  isAccepted: false,
  isPutAway: false,
  ...overrides,
});
