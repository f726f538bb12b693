import { ApiError, InvalidResponseError, type LogSocketOptions, UnreachableError } from '@may/api';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideServerLog } from './provideServerLog.ts';

const url = 'wss://portal.may.cloud/logs/srv_1';

const start = (getLogAddress: () => Promise<string>, { isOnline = true, isAllowed = true } = {}) => {
  const sockets: (LogSocketOptions & { close: () => void })[] = [];
  const log = { receive: vi.fn(), noteOpened: vi.fn(), noteEnded: vi.fn() };
  const actor = createActor(
    provideServerLog({
      getLogAddress,
      vet: (address) => (isAllowed ? { ok: true, url: address } : { ok: false, reason: 'host' }),
      openSocket: (options) => {
        const socket = { ...options, close: vi.fn() };
        sockets.push(socket);
        return socket;
      },
      isOnline: () => isOnline,
      log,
    }),
    { input: { serverId: 'srv_1', spread: 0 } },
  ).start();
  return {
    actor,
    log,
    sockets,
    isIn: (state: 'listening' | 'failed' | 'offline' | 'reconnecting' | 'refused') =>
      waitFor(actor, (now) => now.matches(state)),
  };
};

describe('the provided log', () => {
  it('opens the vetted address, passes the lines to the log, and closes the socket with the flow', async () => {
    const { actor, log, sockets, isIn } = start(async () => url);
    await isIn('listening');
    const [socket] = sockets;
    expect(socket?.url).toBe(url);
    socket?.onOpened();
    socket?.onText('one');
    expect(log.noteOpened).toHaveBeenCalledOnce();
    expect(log.receive).toHaveBeenCalledExactlyOnceWith('one');
    actor.stop();
    expect(socket?.close).toHaveBeenCalledOnce();
    expect(sockets).toHaveLength(1);
  });

  it('opens nothing at a refused address', async () => {
    const { actor, sockets, isIn } = start(async () => 'wss://evil.example/', { isAllowed: false });
    await isIn('refused');
    expect(sockets).toHaveLength(0);
    actor.stop();
  });

  it('fails for certain, reconnects or waits for the network, by the reason', async () => {
    for (const [state, reason, error, circumstances] of [
      [
        'failed',
        'the words of a definite refusal',
        new ApiError({ status: 404, serverMessage: 'Không có máy chủ này' }),
        {},
      ],
      ['failed', 'an answer without an address', new InvalidResponseError({ status: 200, reason: 'schema' }), {}],
      ['reconnecting', 'a busy provider', new ApiError({ status: 503 }), {}],
      ['reconnecting', 'no answer', new UnreachableError(), {}],
      ['offline', 'no answer without a network', new UnreachableError(), { isOnline: false }],
      [
        'reconnecting',
        'a busy provider, though the browser calls itself offline',
        new ApiError({ status: 503 }),
        { isOnline: false },
      ],
    ] as const) {
      const { actor, isIn } = start(() => Promise.reject(error), circumstances);
      await expect.soft(isIn(state), reason).resolves.toBeDefined();
      actor.stop();
    }
  });

  it('waits as long as a busy provider asks', async () => {
    const { actor, isIn } = start(() => Promise.reject(new ApiError({ status: 429, retryAfterMs: 45_000 })));
    await isIn('reconnecting');
    expect(actor.getSnapshot().context.waitMs).toBe(45_000);
    actor.stop();
  });
});
