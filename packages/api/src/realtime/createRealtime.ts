import type { Currency } from '@may/domain/money.ts';
import Pusher, { type Channel, type Options } from 'pusher-js';
import { channelOf, type RealtimeEvent } from './channels.ts';
import { createDeduper } from './createDeduper.ts';
import { readEvent } from './readEvent.ts';

/** `live` = subscribed; `connecting` = first or next attempt; `offline` = out of reach, until the next `live`. Poll unless `live`. */
export type RealtimeStatus = 'connecting' | 'live' | 'offline';

/** The socket's host, the authorisation call (once per subscription) and the callbacks. */
export type RealtimeOptions = {
  key: string;
  wsHost: string;
  wsPort: number;
  forceTLS: boolean;
  userId: string;
  /** The customer's: of an amount whose event names none. */
  currency: Currency;
  authorize: (socketId: string, channel: string) => Promise<{ auth: string }>;
  onEvent: (event: RealtimeEvent) => void;
  onSubscribed: () => void;
  onStatus: (status: RealtimeStatus) => void;
};

/** A running connection; after `close` no callback is called again. */
export type Realtime = { close: () => void };

/** The part of pusher-js that the supervisor uses, so that a test may pass its own. */
export type PusherClass = new (
  key: string,
  options: Options,
) => Pick<Pusher, 'connection' | 'subscribe' | 'connect' | 'disconnect'>;

const firstRetryMs = 1_000;
const longestRetryMs = 60_000;
// Longer than the authorisation call's deadline: only an unanswered subscription reaches it.
const patienceMs = 40_000;
// The socket may be open while every subscription is refused or unanswered: no event arrives then either.
const hopeMs = 30_000;
// pusher-js sends one task after it decides to: on a socket that is closed by then, the browser writes an error.
// With 0 ms, a renewal that is decided just before a ping would still close the socket before the ping is sent.
const sendMs = 10;

/**
 * Listens to the customer's private channel and keeps it subscribed, which pusher-js alone does not (fact 5, docs/threats.md). Events are hints:
 * refetch on each event and on every `onSubscribed`, because missed events are not sent again.
 */
export const createRealtime = (options: RealtimeOptions, PusherImplementation: PusherClass = Pusher): Realtime => {
  const isFirst = createDeduper();
  let status: RealtimeStatus | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let isClosed = false;
  let hopeless: ReturnType<typeof setTimeout> | undefined;

  const announce = (next: RealtimeStatus) => {
    // While a busy server accepts and then refuses connections, pusher-js switches between both states at every attempt.
    if (isClosed || next === status || (status === 'offline' && next === 'connecting')) return;
    status = next;
    clearTimeout(hopeless);
    if (next === 'connecting') hopeless = setTimeout(announce, hopeMs, 'offline');
    options.onStatus(next);
  };

  announce('connecting');
  const pusher = new PusherImplementation(options.key, {
    cluster: '',
    wsHost: options.wsHost,
    wsPort: options.wsPort,
    wssPort: options.wsPort,
    forceTLS: options.forceTLS,
    // Other transports inject script tags, which the page's policy blocks.
    enabledTransports: ['ws', 'wss'],
    activityTimeout: 30_000,
    pongTimeout: 6_000,
    channelAuthorization: {
      customHandler: async ({ socketId, channelName }, answer) => {
        if (isClosed) return;
        const outcome = await options.authorize(socketId, channelName).then(
          ({ auth }) => ({ error: null, data: { auth } }),
          (error: unknown) => ({ error: error instanceof Error ? error : new Error(String(error)), data: null }),
        );
        // The provider would refuse a signature of a closed socket; the reconnect has requested its own.
        if (!isClosed && pusher.connection.socket_id === socketId) answer(outcome.error, outcome.data);
      },
    },
  });
  const channel: Channel = pusher.subscribe(channelOf(options.userId));

  let isRenewing = false;
  const renew = () => {
    // After a refusal pusher-js ignores every later subscribe on the same connection; a new one subscribes by itself.
    isRenewing = true;
    pusher.disconnect();
    isRenewing = false;
    pusher.connect();
  };
  const subscribeAgainIn = (delayMs: number) => {
    clearTimeout(retry);
    retry = setTimeout(() => {
      // A page that was asleep runs all late timers at once: the renewal's beside that of a ping.
      retry = setTimeout(renew, sendMs);
    }, delayMs);
  };

  channel.bind('pusher:subscription_succeeded', () => {
    if (isClosed) return;
    clearTimeout(retry);
    refusals = 0;
    announce('live');
    options.onSubscribed();
  });

  channel.bind('pusher:subscription_error', () => {
    announce('connecting');
    subscribeAgainIn(Math.random() * Math.min(longestRetryMs, firstRetryMs * 2 ** refusals++));
  });

  channel.bind_global((name: string, payload: unknown) => {
    const event = readEvent(name, payload, options.currency);
    if (!isClosed && event !== null && isFirst(event, payload)) options.onEvent(event);
  });

  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (isRenewing) return;
    clearTimeout(retry);
    if (current === 'connected') subscribeAgainIn(patienceMs);
    announce(current === 'connecting' || current === 'connected' ? 'connecting' : 'offline');
  });
  // The state stays "connected" during the second that pusher-js waits before it reconnects.
  pusher.connection.bind('connecting_in', () => announce('connecting'));

  return {
    close() {
      isClosed = true;
      clearTimeout(retry);
      clearTimeout(hopeless);
      setTimeout(() => pusher.disconnect(), sendMs);
    },
  };
};
