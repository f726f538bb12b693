import assert from 'node:assert/strict';
import { planFixture, serverFixture } from '@may/domain/fixtures';
import type { ServerUpdate } from '@may/domain/servers/serverUpdate.ts';
import { isUpgraded, type ServerUpgrade } from '@may/domain/servers/upgrade.ts';
import type { ChartSpec } from '../testing/chart.types.ts';
import type { UpdateOutcome, UpdateStatus } from './serverUpdate.types.ts';
import type { ServerUpgradeInput, UpgradeQuote } from './serverUpgrade.types.ts';
import { serverUpgradeMachine } from './serverUpgradeMachine.ts';

/** 20 GB of SSD on plan 2. */
export const server = serverFixture();
const plans = [planFixture(), planFixture({ id: '3', price: { amount: 450_000, currency: 'VND' } })];
/** From 20 GB to 40 GB. */
export const upgrade: ServerUpgrade = { part: 'disk', totalMb: 40_960 };
export const upgraded = serverFixture({ diskMb: 40_960 });
/** The answer of `quoteUpgrade`. */
export const quoteOf = (changes: Partial<UpgradeQuote> = {}): UpgradeQuote => ({
  server,
  plans,
  blocking: null,
  ...changes,
});
const other: ServerUpdate = {
  kind: 'disks',
  name: 'wp',
  containers: 1,
  part: 'mariadb',
  diskMb: 20_480,
  mariadbDiskMb: 20_480,
};
/** An unanswered upgrade of the MariaDB disk a moment ago. */
export const blocking = { update: other, at: 1_000 };
export const input: ServerUpgradeInput = { serverId: server.id, part: 'disk', sent: null };
export const outcome = (status: UpdateStatus, serverMessage: string | null = null): UpdateOutcome => ({
  status,
  server: status === 'shown' ? upgraded : null,
  serverMessage,
});

/** The chart of an upgrade with all inputs, events and answers. */
export const serverUpgradeChart: ChartSpec<typeof serverUpgradeMachine> = {
  machine: serverUpgradeMachine,
  inputs: [
    input,
    { ...input, sent: { upgrade, isAccepted: false } },
    { ...input, sent: { upgrade, isAccepted: true } },
  ],
  events: [
    { type: 'choose', upgrade },
    { type: 'choose', upgrade: { part: 'disk', totalMb: 9_216 } },
    { type: 'choose', upgrade: null },
    { type: 'review' },
    { type: 'review' },
    { type: 'confirm' },
    { type: 'confirm' },
    { type: 'server.read', server },
    { type: 'server.read', server: upgraded },
  ],
  answers: {
    quoteUpgrade: [
      { output: quoteOf() },
      { output: quoteOf() },
      { output: quoteOf() },
      { output: quoteOf({ server: serverFixture({ diskMb: 30_720 }) }) },
      { output: quoteOf({ server: upgraded }) },
      { output: quoteOf({ blocking }) },
      { failure: new Error('no answer') },
    ],
    updateServer: [
      ...(['shown', 'accepted', 'unknown', 'refused', 'changed', 'blocked', 'unread'] as const).map((status) => ({
        output: outcome(status),
      })),
      { failure: new Error('broken') },
    ],
    readServer: [{ output: upgraded }, { output: server }, { failure: new Error('no answer') }],
  },
  contextOf: ({ upgrade: wanted, review, wasReview, gap, error, isSent, isAccepted, upgraded: known, readings }) => [
    JSON.stringify(wanted),
    [review, wasReview].map((facts) => [facts?.server.diskMb, facts?.blocking === null]),
    gap,
    error?.kind,
    isSent,
    isAccepted,
    known === null,
    Math.min(readings, 1),
  ],
  waits: [1_000, 2_000, 30_000],
  invariants: (play) => {
    let confirms = 0;
    return ({ before, after, sent }) => {
      if (sent?.type === 'confirm' && before.matches('reviewing')) confirms += 1;
      const requests = play.callsOf('updateServer');
      assert.ok(requests.length <= confirms, 'a request needs a confirmed review');
      assert.ok(play.calls.filter((call) => call.listening()).length <= 1, 'one call at a time');
      if (after.matches('saving')) {
        assert.equal(after.context.review?.blocking, null, 'an update that may still arrive blocks the next');
        assert.notEqual(after.context.upgrade, null, 'an upgrade is sent');
      }
      if (after.matches('saved')) {
        const { upgraded: known, upgrade: wanted } = after.context;
        assert.ok(
          known && wanted && isUpgraded(known, wanted),
          'success is said of a server that was read with the upgrade',
        );
      }
    };
  },
};
