import { NotSentError } from '../errors/NotSentError.ts';

/**
 * The right of one press to send requests that move money, order, upgrade or change DNS (docs/decisions/0039). A private field makes it unlike every
 * other object, and the portal makes one in session/permit.ts alone.
 */
export class Permit {
  readonly #isValid: () => boolean;
  /** Ends when the customer no longer waits for the press. */
  readonly signal: AbortSignal | undefined;

  constructor(isValid: () => boolean, signal?: AbortSignal) {
    this.#isValid = isValid;
    this.signal = signal;
  }

  /** Throws `NotSentError` if the press no longer counts. No await may stand between this and the request. */
  check(): void {
    if (!this.#isValid()) throw new NotSentError();
  }
}
