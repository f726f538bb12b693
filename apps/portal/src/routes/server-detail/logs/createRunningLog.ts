import { createLogBuffer, type LogBuffer } from '@may/ui';
import { newPartOf } from './newPartOf.ts';

/** The lines of a server's log, which outlive its connections. */
export type RunningLog = {
  buffer: LogBuffer;
  /** Adds a message of the connection. The first one after a gap shows if lines are missing. */
  receive: (text: string) => void;
  noteOpened: () => void;
  /** Marks that the connection ended; does nothing if none is open. */
  noteEnded: () => void;
};

export const createRunningLog = (separator: string, now: () => number = Date.now): RunningLog => {
  const buffer = createLogBuffer({ separator });
  let isOpen = false;
  let openedAt = 0;
  /** The end of the connection whose last line is the newest kept. */
  let lostAt: number | null = null;

  const join = (text: string, from: number) => {
    const part = newPartOf(buffer, text);
    buffer.mark(part === null ? { kind: 'gap', from, to: openedAt } : { kind: 'connected', at: openedAt });
    buffer.append(part ?? text);
  };

  return {
    buffer,
    receive: (text) => {
      if (lostAt === null) buffer.append(text);
      else join(text, lostAt);
      lostAt = null;
    },
    noteOpened: () => {
      isOpen = true;
      openedAt = now();
    },
    noteEnded: () => {
      if (!isOpen) return;
      isOpen = false;
      // Before the first line nothing can be missing between lines. A connection without a line belongs to the gap before it.
      if (buffer.size === 0 || lostAt !== null) return;
      lostAt = now();
      buffer.mark({ kind: 'lost', at: lostAt });
    },
  };
};
