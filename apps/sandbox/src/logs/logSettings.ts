import * as v from 'valibot';

/**
 * The ways of a log. `drops` cuts the connection every few seconds, in the middle of a line. `halves` ends each message in the middle
 * of a line. `odd` has lines that a careless page would run, reverse or choke on. `empty` has no lines.
 */
const logMoods = ['normal', 'drops', 'halves', 'odd', 'empty'] as const;

export type LogMood = (typeof logMoods)[number];

/** The course of every log; tests and scenarios change it while sockets are open. */
export type LogSettings = {
  /** Lines a second. */
  rate: number;
  mood: LogMood;
  /** True if no socket can be opened. */
  isRefused: boolean;
  /** A foreign host to put into each address; null for the provider's own. */
  host: string | null;
};

/** The settings of a start and of a reset. */
export const usualLogSettings: LogSettings = { rate: 2, mood: 'normal', isRefused: false, host: null };

/** Body of `POST /__sandbox/logs`; a missing field stays as it is. */
export const logSettingsSchema = v.strictObject({
  rate: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50_000))),
  mood: v.optional(v.picklist(logMoods)),
});
