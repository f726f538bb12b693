import { createDraw, type Draw } from './createDraw.ts';
import { createLogMoments, type LogMoment } from './logMoment.ts';
import { hugeWords, oddLines, oddWords } from './oddLines.ts';
import { ordinarySpeakers, type Speaker } from './ordinaryLines.ts';

/** `odd` mixes lines into a log that a careless page would run, reverse or choke on. */
export type LogText = 'ordinary' | 'odd';

/** Writes the lines of the next thing that happens at a moment (milliseconds since 1970): one line, or a few that belong together. */
export type WriteLines = (text: LogText, at: number) => readonly string[];

/** Milliseconds of the log between two lines of 5 MB, so that the fastest log sends no more of them. */
const hugeEvery = 30_000;

/** Each speaker as often as its share. */
const wheel = ordinarySpeakers.flatMap((speaker) => Array<Speaker>(speaker.share).fill(speaker));

const ordinary = (draw: Draw, moment: LogMoment): string[] => {
  const { source, say } = wheel[draw.number(wheel.length)] ?? ordinarySpeakers[0];
  const said = say(draw, moment);
  const start = `${moment.iso}|${source}|`;
  return typeof said === 'string' ? [start + said] : said.map((words) => start + words);
};

const kinds = Object.values(oddWords);

/** The log of a seed, such as `2026-11-22T01:02:03.123Z|nginx|…`. The same calls after the same seed give the same lines. */
export const generateLog = (seed: number): WriteLines => {
  const draw = createDraw(seed);
  const momentOf = createLogMoments();
  let hugeAt = Number.NEGATIVE_INFINITY;

  const odd = (at: number, moment: LogMoment): string[] => {
    if (at - hugeAt >= hugeEvery) {
      hugeAt = at;
      return [`${moment.iso}|php-fpm|${hugeWords()}`];
    }
    if (draw.number(4) === 0) return [draw.pick(oddLines)];
    return [`${moment.iso}|wordpress|${kinds[draw.number(kinds.length)]?.(draw) ?? ''}`];
  };

  return (text, at) => {
    const moment = momentOf(at);
    return text === 'odd' && draw.number(2) === 0 ? odd(at, moment) : ordinary(draw, moment);
  };
};
