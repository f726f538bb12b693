import { createLogBuffer, type LogBuffer, type LogLine } from '@may/ui';
import { countKnown } from './countKnown.ts';

/** The lines of a server's log, which outlive its connections. */
export type RunningLog = {
  buffer: LogBuffer;
  /** Adds a message of the connection. The first ones after a gap show if lines are missing. */
  receive: (text: string) => void;
  noteOpened: () => void;
  /** Marks that the connection ended; does nothing if none is open. */
  noteEnded: () => void;
};

/** Milliseconds after the first message in which a provider may repeat lines: some send a message for each. */
const collectFor = 500;
/** Characters that are not shown meanwhile. */
const mostCollected = 2_000_000;
/** Half lines that are remembered. */
const mostHalves = 200;

export const createRunningLog = (separator: string, now: () => number = Date.now): RunningLog => {
  const buffer = createLogBuffer({ separator });
  let isOpen = false;
  let openedAt = 0;
  /** The end of the connection whose last line is the newest kept. */
  let lostAt: number | null = null;
  /** Messages after a gap. */
  let collected: string[] = [];
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Lines that a gap cut. They are not compared, because their whole lines follow them. */
  let halves: readonly LogLine[] = [];

  /** The number of the collected lines that were received before the gap; null if lines may be missing. */
  const readKnown = (): number | null => {
    const received = createLogBuffer({ separator });
    for (const message of collected) received.append(message);
    // A mark ends half a line.
    received.mark({ kind: 'connected', at: openedAt });
    const left = new Set(halves);
    const kept = buffer.newest(received.size + left.size).filter((line) => !left.has(line));
    const known = countKnown(kept, received.newest(received.size));
    if (known?.hasHalf) halves = [...halves, ...kept.slice(-1)].slice(-mostHalves);
    return known?.count ?? null;
  };

  const join = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lostAt === null || collected.length === 0) return;
    const known = readKnown();
    buffer.mark(known === null ? { kind: 'gap', from: lostAt, to: openedAt } : { kind: 'connected', at: openedAt });
    buffer.skip(known ?? 0);
    for (const message of collected) buffer.append(message);
    collected = [];
    size = 0;
    lostAt = null;
  };

  const collect = (text: string) => {
    collected.push(text);
    size += text.length;
    timer ??= setTimeout(join, collectFor);
    if (size >= mostCollected) join();
  };

  return {
    buffer,
    receive: (text) => (lostAt === null ? buffer.append(text) : collect(text)),
    noteOpened: () => {
      isOpen = true;
      openedAt = now();
    },
    noteEnded: () => {
      if (!isOpen) return;
      isOpen = false;
      join();
      // Before the first line nothing can be missing between lines. A connection without a line belongs to the gap before it.
      if (buffer.end === 0 || lostAt !== null) return;
      lostAt = now();
      buffer.mark({ kind: 'lost', at: lostAt });
    },
  };
};
