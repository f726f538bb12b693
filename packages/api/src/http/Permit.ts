import { NotSentError } from '../errors/NotSentError.ts';

/**
 * The right of one press to send requests that move money, order, upgrade or change DNS (docs/decisions/0039). A private field makes it unlike every
 * other object, and the portal makes one in session/permit.ts alone.
 */
export class Permit {
  readonly #isValid: () => boolean;

  constructor(isValid: () => boolean) {
    this.#isValid = isValid;
  }

  /** Throws `NotSentError` if the press no longer counts. No await may stand between this and the request. */
  check(): void {
    if (!this.#isValid()) throw new NotSentError();
  }
}
