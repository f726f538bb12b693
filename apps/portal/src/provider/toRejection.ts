import { isApiError, isDefinite } from '@may/api';

/** The card form refused the customer's input: no request was sent. */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal';
  readonly serverMessage: string | null;

  constructor(serverMessage: string | null) {
    super('The card form refused what was typed into it.');
    this.serverMessage = serverMessage;
  }
}

const isFormRefusal = (error: unknown): error is FormRefusal => error instanceof FormRefusal;

/** A failure as the machines know it: `refused` if the request was refused for certain, else `unknown`, because it may have succeeded. */
export const toRejection = (error: unknown) => ({
  kind: isDefinite(error) || isFormRefusal(error) ? 'refused' : 'unknown',
  serverMessage: isApiError(error) || isFormRefusal(error) ? error.serverMessage : null,
});

/** Rejects with `toRejection` of the failure. */
export const rejectWith = (error: unknown): Promise<never> => Promise.reject(toRejection(error));

/** The kind of a rejection; `unknown` without one. */
export const kindOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'kind' in failure && typeof failure.kind === 'string'
    ? failure.kind
    : 'unknown';
