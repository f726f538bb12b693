import type { Permit } from '@may/api';

/** The failure of a charge that was not sent. */
export const notProvided = { kind: 'notProvided', serverMessage: null };

/**
 * The answer to a question before a charge. It rejects as `notProvided` without an answer, or when the customer leaves the press: the question holds
 * the payment lock.
 */
export const whileAwaited = <Answer>(answer: Promise<Answer>, { signal }: Permit): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(notProvided);
    if (signal?.aborted) fail();
    signal?.addEventListener('abort', fail);
    answer.then(resolve, fail);
  });
