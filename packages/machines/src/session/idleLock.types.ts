/** `limitMs` without a sign of the customer lock the page; `now` is the time of the last sign by the clock of the browser, in milliseconds. */
export type IdleLockInput = { limitMs: number; now: number };

export type IdleLockContext = {
  limitMs: number;
  /** The last sign of the customer, in any tab. */
  seenAt: number;
  /** The clock at the last event: a chart reads no clock. */
  now: number;
  /** The beginning of what must not be interrupted, or the last sign of the customer during it. */
  heldSince: number;
};

/**
 * `activity` is a sign of the customer in this tab, `seen` one in another tab. `busy.start` and `busy.end` are the ends of what must not be
 * interrupted. `wake` says nothing but the time; it comes each second, and first after a sleep.
 */
export type IdleLockEvent = { type: 'activity' | 'seen' | 'busy.start' | 'busy.end' | 'wake'; at: number };
