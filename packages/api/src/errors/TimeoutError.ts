/** The whole answer, body included, did not arrive within `deadlineMs`; a write may still have happened. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly deadlineMs: number;

  constructor(deadlineMs: number) {
    super(`The provider did not answer within ${deadlineMs} ms: reads may be retried, writes must be reconciled.`);
    this.deadlineMs = deadlineMs;
  }
}
