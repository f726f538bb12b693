import { createHash } from 'node:crypto';
import { logWords } from './logLines.ts';

/** Lines a second by the mood of the logs. */
const logRates = { quiet: 2, busy: 200, flood: 50_000 } as const;

/** The course of every log; scenarios change it while sockets are open. */
export type LogSettings = {
  mood: keyof typeof logRates;
};

/** The settings of a start and of a reset. */
export const usualLogSettings: LogSettings = { mood: 'quiet' };

/** The log of one server. It writes only when it is asked, so a log without a reader costs nothing. */
export type ServerLog = {
  /** The lines of the last `elapsed` milliseconds. */
  advance: (elapsed: number) => readonly string[];
  /** The newest lines, at most 200, also of the time in which no socket was open. */
  tail: () => readonly string[];
};

const tailLength = 200;

/** Creates a server's log; each server begins at another line, the same in each process. */
export const createServerLog = (
  serverId: string,
  { settings, clock }: { settings: LogSettings; clock: () => Date },
): ServerLog => {
  let number = createHash('sha256').update(serverId).digest().readUInt16LE();
  let newest: readonly string[] = [];
  let writtenUntil = 0;
  /** The part of a line that a slow log has not written yet. */
  let owed = 0;

  const write = (elapsed: number): readonly string[] => {
    const to = clock().getTime();
    owed += (logRates[settings.mood] * elapsed) / 1_000;
    const count = Math.floor(owed);
    owed -= count;
    const lines = Array.from({ length: count }, (_, place) => {
      const at = new Date(to - elapsed + (elapsed * place) / count).toISOString();
      number += 1;
      return `${at}|${logWords(number)}`;
    });
    newest = [...newest, ...lines.slice(-tailLength)].slice(-tailLength);
    writtenUntil = to;
    return lines;
  };

  return {
    advance: write,
    tail: () => {
      const longest = (tailLength * 1_000) / logRates[settings.mood];
      write(Math.min(longest, Math.max(0, clock().getTime() - writtenUntil)));
      return newest;
    },
  };
};
