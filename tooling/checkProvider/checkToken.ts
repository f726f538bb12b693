import { createApi, isApiError } from '../../packages/api/src/index.ts';
import { askBy, failureOf } from './asking.ts';
import type { Recorder } from './createRecorder.ts';
import { type Line, lineOf } from './report.ts';

const call = 'GET /api/v1/auth/me, with an unknown token';

/** Asks with a token that no customer has: the portal asks for the password again only after a 401. */
export const checkToken = async (recorder: Recorder, origin: string): Promise<Line> => {
  const api = createApi({
    baseUrl: origin,
    fetch: recorder.fetch,
    getToken: () => 'unknown-token-of-the-provider-check',
  });
  const asked = await askBy(recorder, () => api.auth.getMe());
  if (isApiError(asked.error) && asked.error.status === 401) return lineOf(call, 'as specified');
  if (asked.error === undefined) {
    const details = ['it answers any token with a customer: every visitor can read the customers’ data'];
    return lineOf(call, 'differs', { weight: 'broken', details });
  }
  const failure = failureOf(asked);
  if (failure?.status === 'not reached')
    return lineOf(call, 'not reached', { weight: 'unknown', details: failure.details });
  const status = asked.seen?.kind === 'answer' ? `status ${asked.seen.status}` : 'no usable answer';
  return lineOf(call, 'differs', {
    weight: 'gap',
    details: [`${status} instead of 401: the portal does not notice that a session has ended`],
  });
};
