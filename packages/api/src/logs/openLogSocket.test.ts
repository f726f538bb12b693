import { describe, expect, it, vi } from 'vitest';
import { openLogSocket } from './openLogSocket.ts';

type PlayedSocket = Pick<WebSocket, 'binaryType' | 'onopen' | 'onmessage' | 'onclose'> & { close: () => void };

const url = 'wss://portal.may.cloud/logs/srv_1?ticket=tik_1';

const start = () => {
  const socket: PlayedSocket = { binaryType: 'blob', onopen: null, onmessage: null, onclose: null, close: vi.fn() };
  const heard: string[] = [];
  const open = vi.fn(() => socket as WebSocket);
  const connection = openLogSocket(
    {
      url,
      onOpened: () => heard.push('opened'),
      onText: (text) => heard.push(text),
      onClosed: () => heard.push('closed'),
    },
    open,
  );
  const self = socket as WebSocket;
  return {
    connection,
    socket,
    open,
    heard,
    connect: () => socket.onopen?.call(self, new Event('open')),
    say: (data: unknown) => socket.onmessage?.call(self, { data } as MessageEvent),
    drop: (code: number) => socket.onclose?.call(self, { code } as CloseEvent),
  };
};

describe('the socket of a log', () => {
  it('passes the opening, each message and the end on, in this order', () => {
    const log = start();
    expect(log.open).toHaveBeenCalledExactlyOnceWith(url);
    log.connect();
    log.say('2026-11-22|nginx|GET / 200');
    log.say('hai dòng\nnửa dò');
    log.drop(1006);
    expect(log.heard).toEqual(['opened', '2026-11-22|nginx|GET / 200', 'hai dòng\nnửa dò', 'closed']);
  });

  it('reports an end before the opening once, whatever its code', () => {
    for (const code of [1000, 1001, 1006, 1011, 4401]) {
      const log = start();
      log.drop(code);
      log.drop(code);
      expect.soft(log.heard, `${code}`).toEqual(['closed']);
    }
  });

  it('reads binary messages as UTF-8, also when a character is split between two of them', () => {
    const log = start();
    expect(log.socket.binaryType).toBe('arraybuffer');
    const bytes = new TextEncoder().encode('lỗi');
    log.say(bytes.slice(0, 3).buffer);
    log.say(bytes.slice(3, 3));
    log.say(bytes.slice(3).buffer);
    log.say(new Uint8Array([0xff]).buffer);
    expect(log.heard).toEqual(['l', 'ỗi', '\uFFFD']);
  });

  it('closes the socket, and passes nothing on after that', () => {
    const log = start();
    log.connect();
    log.connection.close();
    log.say('a late line');
    log.drop(1000);
    expect(log.socket.close).toHaveBeenCalledOnce();
    expect(log.heard).toEqual(['opened']);
  });

  it('reports an end if the browser refuses the address with an exception, unless it was closed', async () => {
    const refuse = () => {
      throw new DOMException('policy', 'SecurityError');
    };
    const onClosed = vi.fn();
    const callbacks = { url, onOpened: vi.fn(), onText: vi.fn(), onClosed };
    openLogSocket(callbacks, refuse).close();
    await Promise.resolve();
    expect(onClosed).not.toHaveBeenCalled();
    openLogSocket(callbacks, refuse);
    expect(onClosed).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(onClosed).toHaveBeenCalledOnce();
  });
});
