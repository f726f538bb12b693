import type { ServerLogContext } from '@may/machines/servers/serverLog.types.ts';
import { serverLogMachine } from '@may/machines/servers/serverLogMachine.ts';
import { describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { connectServerLog } from './connectServerLog.ts';

const start: ServerLogContext = {
  serverId: 'srv_1',
  spread: 0,
  url: null,
  openedAt: Date.parse('2026-11-22T07:00:00.000Z'),
  failures: 1,
  waitMs: 3_250,
  failure: null,
  refusal: null,
};
const drawnAt = (
  value: StateValueFrom<typeof serverLogMachine>,
  context: Partial<ServerLogContext> = {},
  isOnline = true,
) =>
  connectServerLog(serverLogMachine.resolveState({ value, context: { ...start, ...context } }), vi.fn(), { isOnline });
const failed = (kind: 'unreachable' | 'denied' | 'notOpened' | 'dropped', serverMessage: string | null = null) => ({
  failure: { kind, serverMessage },
});

describe('connectServerLog', () => {
  it('counts whole seconds until the next try, and none in other states', () => {
    expect(drawnAt('reconnecting')).toMatchObject({ phase: 'reconnecting', secondsLeft: 4 });
    expect(drawnAt('failed').secondsLeft).toBeNull();
  });

  it('calls an open connection offline while the browser has no network', () => {
    expect(drawnAt({ listening: 'streaming' }).phase).toBe('live');
    expect(drawnAt({ listening: 'streaming' }, {}, false)).toMatchObject({ phase: 'offline', actions: [] });
  });

  it('shows no problem after one drop, but after the last of many', () => {
    expect(drawnAt('reconnecting', failed('dropped')).problem).toBeNull();
    expect(drawnAt('failed', failed('dropped')).problem?.reason).toBe('dropped');
  });

  it('keeps the problem of a failed try during the next one, and drops it once lines may come', () => {
    for (const value of ['requestingUrl', { listening: 'connecting' }] as const)
      expect(drawnAt(value, failed('notOpened'))).toMatchObject({
        problem: { reason: 'notOpened' },
        actions: [{ name: 'retry', busy: true }],
      });
    expect(drawnAt({ listening: 'streaming' }, failed('notOpened')).problem).toBeNull();
  });

  it('passes the words of a provider on that gives no address', () => {
    expect(drawnAt('failed', failed('denied', 'Máy chủ đang được khởi tạo.')).problem).toEqual({
      reason: 'denied',
      serverMessage: 'Máy chủ đang được khởi tạo.',
    });
  });

  it('shows a refused address with its reason', () => {
    for (const [refusal, reason] of [
      ['host', 'foreignHost'],
      ['scheme', 'badAddress'],
      ['userinfo', 'badAddress'],
    ] as const)
      expect.soft(drawnAt('refused', { refusal }).problem, reason).toEqual({ reason, serverMessage: null });
  });
});
