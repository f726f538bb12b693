import type { WebSocket } from 'ws';
import type { Draw } from './createDraw.ts';
import type { LogMood } from './logSettings.ts';

/** One open socket of a log. */
export type LogListener = {
  send: (lines: readonly string[], mood: LogMood) => void;
  close: (code: number, reason: string) => void;
  /** Ends the connection without a goodbye. */
  cut: () => void;
};

/** Bytes of a message with several lines. A longer line is a message of its own. */
const longestMessage = 64 * 1024;
/** Bytes that wait for a slow reader; with more, new lines are left out. */
const longestQueue = 8 * 1024 * 1024;

/** Milliseconds until `drops` cuts a connection. */
const dropAfter = { least: 2_000, most: 6_000 };

const batchesOf = (lines: readonly string[]): string[][] => {
  const batches: string[][] = [];
  let room = 0;
  for (const line of lines) {
    const bytes = Buffer.byteLength(line) + 1;
    if (bytes > room || batches.length === 0) {
      batches.push([]);
      room = longestMessage;
    }
    batches.at(-1)?.push(line);
    room -= bytes;
  }
  return batches;
};

const withBreaks = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Sends a log through an open websocket: one line is a message without a line break; in a message of several, each ends with one. */
export const createLogListener = (
  webSocket: WebSocket,
  { clock, draw, now = () => performance.now() }: { clock: () => Date; draw: Draw; now?: () => number },
): LogListener => {
  const dropAt = now() + dropAfter.least + draw.number(dropAfter.most - dropAfter.least);
  let leftOut = 0;
  /** The second half of a line, with its line break; '' if the last message ended with a line. */
  let rest = '';

  const cutLast = (lines: readonly string[]): [string, string] => {
    const last = lines.at(-1) ?? '';
    const middle = Math.ceil(last.length / 2);
    return [rest + withBreaks(lines.slice(0, -1)) + last.slice(0, middle), `${last.slice(middle)}\n`];
  };

  const sendBatch = (lines: readonly string[], mood: LogMood): void => {
    const isBroken = rest !== '' || lines.length > 1;
    // Without a line break before it, half a line would look like a whole one.
    const isHalved = mood === 'halves' && isBroken;
    const whole = isBroken ? rest + withBreaks(lines) : (lines[0] ?? '');
    const [message, secondHalf] = isHalved ? cutLast(lines) : [whole, ''];
    rest = secondHalf;
    webSocket.send(message);
  };

  return {
    send: (lines, mood) => {
      if (lines.length === 0 || webSocket.readyState !== webSocket.OPEN) return;
      if (webSocket.bufferedAmount > longestQueue) {
        leftOut += lines.length;
        return;
      }
      if (mood === 'drops' && now() >= dropAt) {
        webSocket.send(cutLast(lines)[0], () => webSocket.terminate());
        return;
      }
      const notice = `${clock().toISOString()}|provider|[WARNING] ${leftOut} lines left out, because the connection is slow`;
      const told = leftOut > 0 ? [notice, ...lines] : lines;
      leftOut = 0;
      for (const batch of batchesOf(told)) sendBatch(batch, mood);
    },
    close: (code, reason) => webSocket.close(code, reason),
    cut: () => webSocket.terminate(),
  };
};
