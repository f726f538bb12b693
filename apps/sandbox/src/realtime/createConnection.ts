import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { WebSocket } from 'ws';

const subscriptionSchema = v.object({
  channel: v.pipe(v.string(), v.regex(/^[\w\-=@,.;]{1,164}$/)),
  auth: v.optional(v.string(), ''),
});

const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('event', [
    v.object({ event: v.literal('pusher:ping') }),
    v.object({ event: v.literal('pusher:subscribe'), data: subscriptionSchema }),
    v.object({ event: v.literal('pusher:unsubscribe'), data: v.object({ channel: v.string() }) }),
  ]),
);

export type PusherConnection = ReturnType<typeof createConnection>;

/** Seconds of silence after which the client sends a ping. */
const activityTimeout = 120;

/** A client of the push service, which speaks Pusher protocol 7 on an open websocket. */
export const createConnection = (
  webSocket: WebSocket,
  isSignatureRight: (socketId: string, channel: string, auth: string) => boolean,
) => {
  const socketId = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
  const channels = new Set<string>();

  const send = (event: string, data: unknown, channel?: string): boolean => {
    if (webSocket.readyState !== webSocket.OPEN) return false;
    // In the protocol, `data` is a JSON string inside the JSON message.
    webSocket.send(JSON.stringify({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(data) }));
    return true;
  };
  const sendError = (code: number, message: string) => send('pusher:error', { code, message });

  const subscribe = ({ channel, auth }: v.InferOutput<typeof subscriptionSchema>): void => {
    if (!channel.startsWith('private-') || !isSignatureRight(socketId, channel, auth)) {
      sendError(4009, `The signature does not open ${channel}`);
      return;
    }
    channels.add(channel);
    send('pusher_internal:subscription_succeeded', {}, channel);
  };

  webSocket.on('message', (raw) => {
    const parsed = v.safeParse(messageSchema, raw.toString());
    if (!parsed.success) {
      sendError(4200, 'The message is not one of protocol 7');
      return;
    }
    const message = parsed.output;
    if (message.event === 'pusher:ping') send('pusher:pong', {});
    else if (message.event === 'pusher:subscribe') subscribe(message.data);
    else if (message.event === 'pusher:unsubscribe') channels.delete(message.data.channel);
  });
  webSocket.on('error', () => webSocket.terminate());

  return {
    /** Sends the client its socket id. */
    establish: (): void => {
      send('pusher:connection_established', { socket_id: socketId, activity_timeout: activityTimeout });
    },
    /** Sends an event; false if the client has not subscribed to the channel. */
    deliver: (channel: string, event: string, data: unknown): boolean =>
      channels.has(channel) && send(event, data, channel),
    /** Sends the error and closes. */
    refuse: (code: number, message: string): void => {
      sendError(code, message);
      webSocket.close(code, message.slice(0, 120));
    },
    close: (code: number, reason: string): void => webSocket.close(code, reason),
    terminate: (): void => webSocket.terminate(),
  };
};
