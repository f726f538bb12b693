import { createLogBuffer, type LogBuffer } from '@may/ui';

/** The lines of a server's log, which outlive its connections. */
export type RunningLog = {
  buffer: LogBuffer;
  /** Adds a message of the connection. */
  receive: (text: string) => void;
  /** Notes that a connection opened. After an earlier one it marks the time between the two. */
  noteOpened: () => void;
  /** Marks that the connection ended; does nothing if none is open. */
  noteEnded: () => void;
};

export const createRunningLog = (separator: string, now: () => number = Date.now): RunningLog => {
  const buffer = createLogBuffer({ separator });
  let isOpen = false;
  let lostAt: number | null = null;
  return {
    buffer,
    receive: buffer.append,
    noteOpened: () => {
      isOpen = true;
      if (lostAt !== null) buffer.mark({ kind: 'gap', from: lostAt, to: now() });
      lostAt = null;
    },
    noteEnded: () => {
      if (!isOpen) return;
      isOpen = false;
      // A log without lines has none to be told apart from.
      if (buffer.size === 0) return;
      lostAt = now();
      buffer.mark({ kind: 'lost', at: lostAt });
    },
  };
};
