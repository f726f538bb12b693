import type { LogBuffer } from '@may/ui/components/LogView/logBuffer.ts';
import type { Action } from '@may/ui/patterns/Action.ts';

/**
 * A reason without a connection. `unreachable`: no answer to the question for the address. `denied`: the provider gives none. `notOpened`: no
 * connection at the address. `dropped`: connections end at once. `foreignHost`, `badAddress`: the portal may not open the address.
 */
export type LogProblem = {
  reason: 'unreachable' | 'denied' | 'notOpened' | 'dropped' | 'foreignHost' | 'badAddress';
  serverMessage: string | null;
};

/** The connection to a running log. */
export type LogConnection = {
  phase: 'connecting' | 'live' | 'reconnecting' | 'offline' | 'failed' | 'refused' | 'away';
  /** ISO 8601 of the last opening; null before the first. */
  since: string | null;
  /** Seconds until the next try, while the tab waits for it. */
  secondsLeft: number | null;
  problem: LogProblem | null;
  actions: readonly Action<'retry'>[];
};

export type ServerLogScreenProps = {
  connection: LogConnection;
  serverName: string;
  buffer: LogBuffer;
};
