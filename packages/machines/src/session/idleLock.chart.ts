import assert from 'node:assert/strict';
import type { ChartSpec } from '../testing/chart.types.ts';
import { idleLockMachine, idleWarning, longestHold } from './idleLockMachine.ts';

const limitMs = 300_000;
const at = (type: string, ...times: number[]) => times.map((time) => ({ type, at: time }));

export const idleLockChart: ChartSpec<typeof idleLockMachine> = {
  machine: idleLockMachine,
  inputs: [{ limitMs, now: 100_000 }],
  // In no order: a clock may be set back, and a laptop may sleep between any two.
  events: [
    ...at('wake', 100_000, 380_000, 399_999, 400_000, 1_000_000, 1_280_000, 1_300_000, 9_000_000),
    ...at('activity', 101_000, 385_000, 1_400_000),
    ...at('seen', 90_000, 390_000),
    ...at('busy.start', 110_000, 395_000),
    ...at('busy.end', 120_000, 500_000),
  ],
  answers: {},
  contextOf: ({ seenAt, heldSince }) => [seenAt, heldSince],
  invariants:
    (play) =>
    ({ before, after, sent }) => {
      const { now, seenAt } = after.context;
      assert.equal(play.effectsOf('lock').length, after.status === 'done' ? 1 : 0, 'locks once, at the end');
      if (after.matches('warning')) {
        assert.ok(
          now - seenAt >= limitMs - idleWarning && now - seenAt < limitMs,
          'warns in the last 20 seconds alone',
        );
      }
      if (before.matches('held') && sent?.type === 'wake' && sent.at - before.context.heldSince < longestHold) {
        assert.ok(after.matches('held'), 'nothing under way is interrupted');
      }
      if (after.status === 'done' && sent && !before.matches('held')) {
        assert.ok(sent.at - before.context.seenAt >= limitMs, 'locks at the limit and not before');
      }
      if (sent?.type === 'busy.start' && after.status === 'active') assert.ok(after.matches('held'));
    },
};
