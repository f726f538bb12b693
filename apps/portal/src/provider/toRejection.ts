import { isApiError, isDefinite } from '@may/api';

/** A card form that refused what was typed into it: nothing was sent. */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal';
  readonly serverMessage: string | null;

  constructor(serverMessage: string | null) {
    super('The card form refused what was typed into it.');
    this.serverMessage = serverMessage;
  }
}

const isFormRefusal = (error: unknown): error is FormRefusal => error instanceof FormRefusal;

/** Rejections in the machine's words: only what was surely refused is a refusal, all else may have happened. */
export const toRejection = (error: unknown) => ({
  kind: isDefinite(error) || isFormRefusal(error) ? 'refused' : 'unknown',
  serverMessage: isApiError(error) || isFormRefusal(error) ? error.serverMessage : null,
});

/** Rejects with a provider's failure in the machine's words. */
export const rejectWith = (error: unknown): Promise<never> => Promise.reject(toRejection(error));

/** The kind of a rejection, `unknown` where it does not say one. */
export const kindOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'kind' in failure && typeof failure.kind === 'string'
    ? failure.kind
    : 'unknown';
