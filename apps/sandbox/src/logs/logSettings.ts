/** Lines a second by the mood of the logs. */
export const logRates = { quiet: 2, busy: 200, flood: 50_000 } as const;

/** The course of every log; scenarios change it while sockets are open. */
export type LogSettings = {
  mood: keyof typeof logRates;
  /** True if no socket can be opened. */
  isRefused: boolean;
  /** A foreign host to put into each address; null for the provider's own. */
  host: string | null;
};

/** The settings of a start and of a reset. */
export const usualLogSettings: LogSettings = { mood: 'quiet', isRefused: false, host: null };
