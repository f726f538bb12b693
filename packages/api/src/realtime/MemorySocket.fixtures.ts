import { vi } from 'vitest';

/**
 * A socket in memory below the real pusher-js, so that tests need no network; needs fake timers. pusher-js calls `send` and `close`. A test
 * calls `connect`, `admit` (to the customer's channel), `say` and `drop` for the server.
 */
export class MemorySocket {
  static all: MemorySocket[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number; reason: string; wasClean: boolean }) => void;
  onmessage?: (message: { data: string }) => void;
  readonly sent: { event: string; data: { auth?: string; channel?: string } }[] = [];
  readonly url: string;
  #isClosing = false;

  constructor(url: string) {
    this.url = url;
    MemorySocket.all.push(this);
  }

  /** Fails where a browser writes an error: after `close`. */
  send(text: string) {
    if (this.#isClosing) throw new Error('WebSocket is already in CLOSING or CLOSED state.');
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.#isClosing = true;
    setTimeout(() => this.drop(1000), 10);
  }

  drop(code: number) {
    this.onclose?.({ code, reason: '', wasClean: code === 1000 });
  }

  say(event: string, data: unknown, channel?: string) {
    this.onmessage?.({ data: JSON.stringify({ event, channel, data: JSON.stringify(data) }) });
  }

  async connect(socketId: string) {
    this.onopen?.();
    this.say('pusher:connection_established', { socket_id: socketId, activity_timeout: 120 });
    await vi.advanceTimersByTimeAsync(1);
  }

  subscriptions() {
    return this.sent.filter(({ event }) => event === 'pusher:subscribe').map(({ data }) => data);
  }

  async admit() {
    this.say('pusher_internal:subscription_succeeded', {}, 'private-usr_1');
    await vi.advanceTimersByTimeAsync(1);
  }
}
