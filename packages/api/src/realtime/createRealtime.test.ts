import Pusher, { type Options } from 'pusher-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RealtimeEvent } from './channels.ts';
import { createRealtime, type RealtimeOptions, type RealtimeStatus } from './createRealtime.ts';
import { MemorySocket } from './MemorySocket.fixtures.ts';

const events: RealtimeEvent[] = [];
const statuses: RealtimeStatus[] = [];
const onSubscribed = vi.fn();
const authorize = vi.fn<(socketId: string, channel: string) => Promise<{ auth: string }>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  vi.spyOn(Pusher.Runtime, 'createWebSocket').mockImplementation((url) => new MemorySocket(url));
  MemorySocket.all = [];
  events.length = 0;
  statuses.length = 0;
  onSubscribed.mockReset();
  authorize.mockReset().mockImplementation(async (socketId) => ({ auth: `key:${socketId}` }));
});

afterEach(() => vi.restoreAllMocks());

const listening: RealtimeOptions = {
  key: 'key',
  wsHost: '127.0.0.1',
  wsPort: 4310,
  forceTLS: false,
  userId: 'usr_1',
  currency: 'VND',
  authorize,
  onEvent: (event) => events.push(event),
  onSubscribed,
  onStatus: (status) => statuses.push(status),
};

const start = () => createRealtime(listening);

/** The options that the supervisor passes to pusher-js. */
const optionsGiven = () => {
  const given: Options[] = [];
  class Recording extends Pusher {
    constructor(key: string, options: Options) {
      super(key, options);
      given.push(options);
    }
  }
  createRealtime({ ...listening, wsPort: 443, forceTLS: true }, Recording);
  return given[0];
};

const socket = (index: number): MemorySocket => {
  const found = MemorySocket.all[index];
  if (!found) throw new Error(`pusher-js opened ${MemorySocket.all.length} sockets, not ${index + 1}`);
  return found;
};

/** Passes seconds in which the server answers on every socket, also on those that are opened meanwhile. */
const passSeconds = async (seconds: number) => {
  for (let second = 0; second < seconds; second++) {
    const count = MemorySocket.all.length;
    MemorySocket.all.at(-1)?.say('pusher:pong', {});
    await vi.advanceTimersByTimeAsync(1_000);
    if (MemorySocket.all.length > count) await MemorySocket.all.at(-1)?.connect(`${count + 1}.1`);
  }
};

const startLive = async () => {
  const realtime = start();
  await vi.advanceTimersByTimeAsync(1);
  await socket(0).connect('1.1');
  await socket(0).admit();
  return realtime;
};

it('opens a websocket to the given host and joins the customer’s private channel with a new signature', async () => {
  await startLive();
  expect(socket(0).url).toMatch(/^ws:\/\/127\.0\.0\.1:4310\/app\/key\?/);
  expect(authorize.mock.calls).toEqual([['1.1', 'private-usr_1']]);
  expect(socket(0).subscriptions()).toEqual([{ auth: 'key:1.1', channel: 'private-usr_1' }]);
  expect(statuses).toEqual(['connecting', 'live']);
  expect(onSubscribed).toHaveBeenCalledTimes(1);
});

it('uses websockets alone, on one port for either scheme, so that no script tag is injected', () => {
  expect(optionsGiven()).toMatchObject({ enabledTransports: ['ws', 'wss'], wsPort: 443, wssPort: 443, forceTLS: true });
});

it('after a lost connection it requests a new signature and calls onSubscribed again', async () => {
  await startLive();
  socket(0).drop(1006);
  expect(statuses.at(-1)).toBe('connecting');
  await vi.advanceTimersByTimeAsync(1_100);
  await socket(1).connect('2.2');
  await socket(1).admit();
  expect(authorize).toHaveBeenLastCalledWith('2.2', 'private-usr_1');
  expect(onSubscribed).toHaveBeenCalledTimes(2);
  expect(statuses).toEqual(['connecting', 'live', 'connecting', 'live']);
});

it('while the authorisation fails it tries again at growing intervals of at most a minute', async () => {
  authorize.mockRejectedValue(new Error('500'));
  start();
  await vi.advanceTimersByTimeAsync(1);
  await socket(0).connect('1.1');
  const waits: number[] = [];
  for (let calls = 1; calls <= 8; calls++) {
    let waited = 0;
    while (authorize.mock.calls.length <= calls) {
      await passSeconds(1);
      waited += 1;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

it('joins once the authorisation recovers, and starts again at the shortest interval at the next failure', async () => {
  authorize.mockRejectedValueOnce(new Error('500')).mockRejectedValueOnce(new Error('500'));
  start();
  await vi.advanceTimersByTimeAsync(1);
  await socket(0).connect('1.1');
  await passSeconds(4);
  expect(socket(2).subscriptions()).toEqual([{ auth: 'key:3.1', channel: 'private-usr_1' }]);
  await socket(2).admit();
  authorize.mockRejectedValueOnce(new Error('500'));
  socket(2).drop(1006);
  await passSeconds(4);
  expect(socket(4).subscriptions()).toEqual([{ auth: 'key:5.1', channel: 'private-usr_1' }]);
});

it('the server refuses the signature: a new connection asks for a new one', async () => {
  start();
  await vi.advanceTimersByTimeAsync(1);
  await socket(0).connect('1.1');
  socket(0).say('pusher:subscription_error', { type: 'AuthError', status: 401 }, 'private-usr_1');
  await passSeconds(2);
  expect(socket(1).subscriptions()).toEqual([{ auth: 'key:2.1', channel: 'private-usr_1' }]);
  expect(statuses).toEqual(['connecting']);
});

it('tries again and again while the subscription stays unanswered', async () => {
  start();
  await vi.advanceTimersByTimeAsync(1);
  await socket(0).connect('1.1');
  await passSeconds(82);
  expect(authorize).toHaveBeenCalledTimes(3);
});

it.each(['after', 'before'])(
  'sends its pong before it closes the socket when a renewal begins in the moment of a ping, just %s it',
  async (order) => {
    start();
    await vi.advanceTimersByTimeAsync(1);
    // Timers of one moment run in the order of their start.
    const ping = () => setTimeout(() => socket(0).say('pusher:ping', {}), 40_000);
    if (order === 'after') ping();
    const connected = socket(0).connect('1.1');
    if (order === 'before') ping();
    await connected;
    await passSeconds(41);
    expect(MemorySocket.all).toHaveLength(2);
    expect(socket(0).sent.at(-1)?.event).toBe('pusher:pong');
  },
);

it('keeps the socket if the subscription is answered just before the renewal', async () => {
  start();
  await vi.advanceTimersByTimeAsync(1);
  setTimeout(() => void socket(0).admit(), 40_005);
  await socket(0).connect('1.1');
  await passSeconds(60);
  expect(MemorySocket.all).toHaveLength(1);
});

it('drops a signature of a closed socket', async () => {
  let sign: (answer: { auth: string }) => void = () => undefined;
  authorize.mockImplementationOnce(() => new Promise((resolve) => (sign = resolve)));
  start();
  await vi.advanceTimersByTimeAsync(1);
  await socket(0).connect('1.1');
  socket(0).drop(1006);
  await vi.advanceTimersByTimeAsync(1_100);
  await socket(1).connect('2.2');
  sign({ auth: 'key:1.1' });
  await vi.advanceTimersByTimeAsync(1);
  expect(socket(1).subscriptions()).toEqual([{ auth: 'key:2.2', channel: 'private-usr_1' }]);
});

it('delivers a repeated event once: by its event id, even under its other name, else by its payload', async () => {
  await startLive();
  socket(0).say('invoice.create', { id: 'in_1', event_id: 'evt_1' }, 'private-usr_1');
  socket(0).say('invoice.created', { id: 'in_1', event_id: 'evt_1' }, 'private-usr_1');
  socket(0).say('invoice.paid', { id: 'in_1' }, 'private-usr_1');
  socket(0).say('invoice.paid', { id: 'in_1' }, 'private-usr_1');
  socket(0).say('invoice.paid', { id: 'in_2' }, 'private-usr_1');
  expect(events.map(({ name, subjectId }) => `${name} ${subjectId}`)).toEqual([
    'invoice.created in_1',
    'invoice.paid in_1',
    'invoice.paid in_2',
  ]);
});

it('drops unknown events and events of a foreign channel', async () => {
  await startLive();
  socket(0).say('invoice.deleted', { id: 'in_1' }, 'private-usr_1');
  socket(0).say('invoice.paid', 'paid!', 'private-usr_1');
  socket(0).say('invoice.paid', { id: 'in_1' }, 'private-usr_2');
  expect(events).toEqual([]);
});

it('is offline after 30 seconds in which every authorisation is refused, and live once one is granted', async () => {
  authorize.mockRejectedValue(new Error('403'));
  start();
  await vi.advanceTimersByTimeAsync(1);
  await socket(0).connect('1.1');
  await passSeconds(29);
  expect(statuses).toEqual(['connecting']);
  await passSeconds(31);
  expect(statuses).toEqual(['connecting', 'offline']);
  authorize.mockImplementation(async (socketId) => ({ auth: `key:${socketId}` }));
  await passSeconds(60);
  await MemorySocket.all.at(-1)?.admit();
  expect(statuses).toEqual(['connecting', 'offline', 'live']);
});

it('is offline for good when the server closes with a code that forbids reconnecting', async () => {
  await startLive();
  socket(0).drop(4009);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(statuses.at(-1)).toBe('offline');
  expect(MemorySocket.all).toHaveLength(1);
});

it('reports offline once, not at every attempt, while the provider does not answer', async () => {
  await startLive();
  socket(0).drop(1006);
  for (let attempt = 1; attempt <= 4; attempt++) {
    await vi.advanceTimersByTimeAsync(12_000);
    MemorySocket.all.at(-1)?.onopen?.();
    MemorySocket.all.at(-1)?.drop(4100);
  }
  expect(MemorySocket.all).toHaveLength(9);
  expect(statuses).toEqual(['connecting', 'live', 'connecting', 'offline']);
});

it('notices a dead connection within 36 seconds of silence', async () => {
  await startLive();
  await vi.advanceTimersByTimeAsync(36_500);
  expect(MemorySocket.all).toHaveLength(2);
});

it('after close no callback is called and no socket stays open', async () => {
  const realtime = await startLive();
  const open = socket(0);
  const deliver = open.onmessage;
  realtime.close();
  deliver?.({ data: JSON.stringify({ event: 'invoice.paid', channel: 'private-usr_1', data: '{"id":"in_1"}' }) });
  await open.admit();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([events, statuses, onSubscribed.mock.calls.length, MemorySocket.all.length]).toEqual([
    [],
    ['connecting', 'live'],
    1,
    1,
  ]);
});

it('a message that pusher-js was about to send is sent before the socket is closed', async () => {
  let sign: (signature: { auth: string }) => void = () => undefined;
  authorize.mockImplementationOnce(() => new Promise((resolve) => (sign = resolve)));
  const realtime = start();
  await vi.advanceTimersByTimeAsync(1);
  await socket(0).connect('1.1');
  const close = vi.spyOn(socket(0), 'close');
  const send = vi.spyOn(socket(0), 'send');
  sign({ auth: 'key:1.1' });
  // The signature passes through promises, without a task between them.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  realtime.close();
  await vi.advanceTimersByTimeAsync(100);
  expect(close).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledBefore(close);
});

it('a connection that opens after close asks for no signature', async () => {
  const realtime = start();
  await vi.advanceTimersByTimeAsync(1);
  realtime.close();
  await socket(0).connect('1.1');
  await vi.advanceTimersByTimeAsync(100);
  expect(authorize).not.toHaveBeenCalled();
});

it('an authorisation that fails after close is not repeated', async () => {
  let refuse: (error: Error) => void = () => undefined;
  authorize.mockImplementationOnce(() => new Promise((_resolve, reject) => (refuse = reject)));
  const realtime = start();
  await vi.advanceTimersByTimeAsync(1);
  await socket(0).connect('1.1');
  realtime.close();
  refuse(new Error('aborted'));
  await vi.advanceTimersByTimeAsync(100);
  expect(vi.getTimerCount()).toBe(0);
});
