export type ServerLogInput = {
  serverId: string;
  /** From 0 to 1. Spreads the tries of many tabs over time after the provider was away. */
  spread: number;
};

/** The address of a log, if the portal may open it; else the reason of its refusal. */
export type LogAddress = { ok: true; url: string } | { ok: false; reason: string };

/**
 * The last failure. `unreachable`: the provider gave no address. `denied`: it refused to give one. `notOpened`: no connection opened at the
 * address. `dropped`: a connection ended.
 */
export type LogFailure = {
  kind: 'unreachable' | 'denied' | 'notOpened' | 'dropped';
  serverMessage: string | null;
};

export type ServerLogContext = ServerLogInput & {
  /** Address of the current connection; the provider accepts it once. */
  url: string | null;
  /** Milliseconds since 1970 of the last opening of a connection; null before the first. */
  openedAt: number | null;
  /** The number of tries in a row without a connection that held. */
  failures: number;
  /** Milliseconds until the next try. */
  waitMs: number;
  failure: LogFailure | null;
  /** Reason why the address was refused. */
  refusal: string | null;
};

/** The facts that a connection reports. Its lines do not pass through the machine. */
type LogConnectionEvent = { type: 'socket.opened'; at: number } | { type: 'socket.closed' };

/**
 * `page.left`: the page is kept but the customer does not see it, because it is in the back-forward cache or under an expired session.
 * `network.returned`: the browser was offline and is online again.
 */
export type ServerLogEvent =
  | LogConnectionEvent
  | { type: 'retry' | 'network.returned' | 'page.left' | 'page.returned' };
