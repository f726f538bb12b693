import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { createDraw } from './createDraw.ts';
import { createLogListener } from './createLogListener.ts';

const createListener = () => {
  const sent: string[] = [];
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    isCut: false,
    send: (message: string, after?: () => void) => {
      sent.push(message);
      after?.();
    },
    close: () => undefined,
    terminate: () => {
      socket.isCut = true;
    },
  };
  let now = 0;
  const passTime = (ms: number) => {
    now += ms;
  };
  const clock = () => new Date(Date.UTC(2026, 10, 22) + now);
  const listener = createLogListener(socket as unknown as WebSocket, { clock, draw: createDraw(1), now: () => now });
  return { listener, socket, sent, passTime };
};

it('one line is a message without a line break, and an empty line an empty message', () => {
  const { listener, sent } = createListener();
  listener.send(['a'], 'normal');
  listener.send([''], 'normal');
  listener.send([], 'normal');
  expect(sent).toEqual(['a', '']);
});

it('several lines are one message in which each ends with a line break', () => {
  const { listener, sent } = createListener();
  listener.send(['a', '', 'b'], 'normal');
  expect(sent).toEqual(['a\n\nb\n']);
});

it('no message of several lines is over 64 kB; a longer line is a message of its own', () => {
  const { listener, sent } = createListener();
  const [long, huge] = ['ế'.repeat(10_000), 'x'.repeat(5_000_000)];
  listener.send([long, long, long, 'a', huge, 'b'], 'normal');
  expect(sent).toEqual([`${long}\n${long}\n`, `${long}\na\n`, huge, 'b']);
});

it('the mood `halves` ends each message in the middle of a line, and the next one begins with the other half', () => {
  const { listener, sent } = createListener();
  listener.send(['one', 'twoo'], 'halves');
  listener.send(['three'], 'halves');
  listener.send(['four', 'five'], 'halves');
  expect(sent).toEqual(['one\ntw', 'oo\nthr', 'ee\nfour\nfi']);
  listener.send(['six'], 'normal');
  listener.send(['seven'], 'normal');
  expect(sent.slice(3)).toEqual(['ve\nsix\n', 'seven']);
});

it('the mood `drops` sends whole lines for some seconds, then half a line, and cuts the connection', () => {
  const { listener, socket, sent, passTime } = createListener();
  listener.send(['one'], 'drops');
  passTime(1_999);
  listener.send(['two'], 'drops');
  expect(socket.isCut).toBe(false);
  passTime(4_001);
  listener.send(['three', 'four'], 'drops');
  expect([sent, socket.isCut]).toEqual([['one', 'two', 'three\nfo'], true]);
});

it('the mood `normal` never cuts the connection', () => {
  const { listener, socket, sent, passTime } = createListener();
  passTime(3_600_000);
  listener.send(['one'], 'normal');
  expect([sent, socket.isCut]).toEqual([['one'], false]);
});

it('a slow reader misses lines and is told how many', () => {
  const { listener, socket, sent } = createListener();
  socket.bufferedAmount = 9_000_000;
  listener.send(['a', 'b'], 'normal');
  listener.send(['c'], 'normal');
  socket.bufferedAmount = 0;
  listener.send(['d'], 'normal');
  listener.send(['e'], 'normal');
  expect(sent).toEqual([
    '2026-11-22T00:00:00.000Z|provider|[WARNING] 3 lines left out, because the connection is slow\nd\n',
    'e',
  ]);
});

it('a closing connection gets nothing', () => {
  const { listener, socket, sent } = createListener();
  socket.readyState = 2;
  listener.send(['a'], 'normal');
  expect(sent).toEqual([]);
});
