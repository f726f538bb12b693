import assert from 'node:assert/strict';
import type { ChartSpec } from '../testing/chart.types.ts';
import { serverLogMachine } from './serverLogMachine.ts';

export const serverLogChart: ChartSpec<typeof serverLogMachine> = {
  machine: serverLogMachine,
  inputs: [
    { serverId: 'srv_1', spread: 0 },
    { serverId: 'srv_1', spread: 0.5 },
  ],
  // Listed more than once, so that the random walks send them more often than the other events.
  events: [
    { type: 'socket.opened', at: 1_000 },
    { type: 'socket.opened', at: 1_000 },
    { type: 'socket.closed' },
    { type: 'socket.closed' },
    { type: 'socket.closed' },
    { type: 'retry' },
  ],
  answers: {
    requestUrl: [
      { output: { ok: true, url: 'wss://portal.may.cloud/logs/srv_1' } },
      { output: { ok: true, url: 'wss://portal.may.cloud/logs/srv_1' } },
      { output: { ok: false, reason: 'host' } },
      { failure: { kind: 'refused', serverMessage: 'Máy chủ đang được dựng.' } },
      { failure: { kind: 'offline', serverMessage: null } },
      { failure: { kind: 'unknown', serverMessage: null } },
      { failure: { kind: 'unknown', serverMessage: null, retryAfterMs: 45_000 } },
    ],
  },
  contextOf: ({ url, openedAt, failures, waitMs, failure, refusal }) => [
    url !== null,
    openedAt !== null,
    Math.min(failures, 10),
    waitMs > 1_000,
    failure?.kind ?? null,
    refusal,
  ],
  waits: [1_000, 5_000, 15_000, 45_000],
  invariants: (play) => {
    let openings = 0;
    let leavings = 0;
    return ({ before, after, sent }) => {
      const connections = play.callsOf('streamLog');
      const isListening = after.matches('listening');
      assert.equal(
        connections.filter((call) => call.listening()).length,
        isListening ? 1 : 0,
        'one connection at most',
      );
      assert.ok(play.callsOf('requestUrl').length >= connections.length, 'each connection has an address of its own');
      const streams = (snapshot: typeof before) => snapshot.matches({ listening: 'streaming' });
      if (!streams(before) && streams(after)) openings += 1;
      if (streams(before) && !streams(after)) leavings += 1;
      assert.equal(play.effectsOf('markOpened').length, openings, 'each opened connection is marked once');
      assert.equal(play.effectsOf('markGap').length, leavings, 'the end of each connection is marked once');
      if (after.matches('refused')) assert.notEqual(after.context.refusal, null, 'a refused address has a reason');
      if (after.matches('failed') || after.matches('reconnecting'))
        assert.notEqual(after.context.failure, null, 'a failure has a reason');
      if (before.matches('failed') && !after.matches('failed'))
        assert.notEqual(
          sent,
          null,
          'a flow that gave up tries again only at a press, or when network or page are back',
        );
      assert.ok(after.context.failures <= 10);
      assert.ok(after.context.waitMs >= 0);
    };
  },
};
