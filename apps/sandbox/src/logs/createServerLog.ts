import { createHash } from 'node:crypto';
import { createDraw } from './createDraw.ts';
import { generateLog } from './generateLog.ts';
import type { LogSettings } from './logSettings.ts';

/** The log of one server. It writes only when it is asked, so a log without a reader costs nothing. */
export type ServerLog = {
  /** The lines of the last `elapsed` milliseconds. */
  advance: (elapsed: number) => readonly string[];
  /**
   * The newest lines, at most 200, also of the time in which no socket was open. Older lines are lost to a reader who was away:
   * after a long or busy absence there is a real gap in the log.
   */
  tail: () => readonly string[];
};

const tailLength = 200;

const seedOf = (serverId: string): number => createHash('sha256').update(serverId).digest().readInt32LE();

/** Creates a server's log; each server has its own words, the same in each process. */
export const createServerLog = (
  serverId: string,
  { settings, clock }: { settings: LogSettings; clock: () => Date },
): ServerLog => {
  const seed = seedOf(serverId);
  const write = generateLog(seed);
  const draw = createDraw(seed);
  let newest: readonly string[] = [];
  let writtenUntil = Number.NEGATIVE_INFINITY;

  const writeLines = (count: number, from: number, to: number): readonly string[] => {
    const lines: string[] = [];
    const text = settings.mood === 'odd' ? 'odd' : 'ordinary';
    while (lines.length < count) lines.push(...write(text, Math.floor(from + ((to - from) * lines.length) / count)));
    if (lines.length > 0) newest = [...newest, ...lines].slice(-tailLength);
    writtenUntil = to;
    return lines;
  };

  return {
    advance: (elapsed) => {
      if (settings.mood === 'empty') return [];
      const now = clock().getTime();
      // The fraction makes a slow log irregular, and its rate right in the long run.
      const count = Math.floor((settings.rate * elapsed) / 1000 + draw.fraction());
      return writeLines(count, now - elapsed, now);
    },
    tail: () => {
      if (settings.mood === 'empty') return [];
      const now = clock().getTime();
      const away = Math.min((tailLength * 1000) / settings.rate, Math.max(0, now - writtenUntil));
      writeLines(Math.floor((away * settings.rate) / 1000), now - away, now);
      return newest;
    },
  };
};
