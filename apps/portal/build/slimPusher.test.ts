import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRealtime, type PusherClass } from '../../../packages/api/src/realtime/createRealtime.ts';
import { MemorySocket } from '../../../packages/api/src/realtime/MemorySocket.ts';
import { slimPusher } from './slimPusher.ts';

const api = createRequire(new URL('../../../packages/api/package.json', import.meta.url));
const library = readFileSync(join(api.resolve('pusher-js'), '../../web/pusher.js'), 'utf8');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('document', { body: {}, location: { protocol: 'http:' } });
  vi.stubGlobal('WebSocket', MemorySocket);
  vi.stubGlobal('Pusher', undefined);
  MemorySocket.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const load = (code: string): PusherClass => {
  const folder = mkdtempSync(join(tmpdir(), 'slim-pusher-'));
  const file = join(folder, 'pusher.cjs');
  writeFileSync(file, code);
  try {
    return api(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const socket = (index: number): MemorySocket => {
  const found = MemorySocket.all[index];
  if (!found) throw new Error(`pusher-js opened ${MemorySocket.all.length} sockets, not ${index + 1}`);
  return found;
};

/** Subscribes, gets an event, loses the connection twice, and closes. Returns all that the portal heard and sent. */
const play = async (PusherImplementation: PusherClass, forceTLS: boolean): Promise<unknown[]> => {
  MemorySocket.all = [];
  const heard: unknown[] = [];
  let signs = 0;
  const realtime = createRealtime(
    {
      key: 'key',
      wsHost: '127.0.0.1',
      wsPort: 4310,
      forceTLS,
      userId: 'usr_1',
      authorize: async (socketId, channel) => {
        signs += 1;
        heard.push(`sign ${socketId} ${channel}`);
        if (signs === 2) throw new Error('refused');
        return { auth: `key:${socketId}` };
      },
      onEvent: (event) => heard.push(event),
      onSubscribed: () => heard.push('subscribed'),
      onStatus: (status) => heard.push(status),
    },
    PusherImplementation,
  );
  await vi.advanceTimersByTimeAsync(1);
  await socket(0).connect('1.1');
  await socket(0).admit();
  socket(0).say('invoice.paid', { id: 'in_1', event_id: 'evt_1' }, 'private-usr_1');
  socket(0).drop(1006);
  await vi.advanceTimersByTimeAsync(1_100);
  await socket(1).connect('2.2');
  await vi.advanceTimersByTimeAsync(1_100);
  await socket(1).admit();
  // No answer to a ping: the next connection.
  await vi.advanceTimersByTimeAsync(40_000);
  socket(MemorySocket.all.length - 1).drop(4200);
  await vi.advanceTimersByTimeAsync(120_000);
  realtime.close();
  await vi.advanceTimersByTimeAsync(1_000);
  const sockets = MemorySocket.all.map(({ url, sent }) => [url, sent]);
  return [...heard, ...sockets];
};

it.each([false, true])(
  'pusher-js without what the portal does not use hears and sends the same, TLS %s',
  async (tls) => {
    const { transform, buildEnd } = slimPusher();
    const slim = transform.handler(library);
    expect(() => buildEnd()).not.toThrow();
    expect(slim.length).toBeLessThan(0.65 * library.length);
    const whole = await play(load(library), tls);
    expect(whole).toContain('live');
    expect(whole.length).toBeGreaterThan(12);
    expect(await play(load(slim), tls)).toEqual(whole);
  },
);

it('another pusher-js: the build ends with an error that names the file to mend, unless it has failed already', () => {
  const { transform, buildEnd } = slimPusher();
  transform.handler(';// ./src/core/user.ts\nclass UserFacade {}');
  expect(() => buildEnd()).toThrow('build/slimPusher.ts');
  expect(() => buildEnd(new Error('first'))).not.toThrow();
});
