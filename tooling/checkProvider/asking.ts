import { isApiError, isInvalidResponseError, isNotOffered } from '../../packages/api/src/index.ts';
import type { Recorder, Seen } from './createRecorder.ts';
import { describeEnvelope, describeValue } from './describeValue.ts';
import { valueAt } from './paths.ts';
import type { Line } from './report.ts';

/** The portal's reading of one call, and the answer itself. */
export type Asked = { seen: Seen | null; value?: unknown; error?: unknown };

/** Asks one call by the portal's client. */
export const askBy = async (recorder: Recorder, call: () => Promise<unknown>): Promise<Asked> => {
  recorder.take();
  try {
    const value = await call();
    return { seen: recorder.take(), value };
  } catch (error) {
    return { seen: recorder.take(), error };
  }
};

type Failure = Pick<Line, 'status' | 'details'> & { isRefused?: true };

/** Content types that are named; another one might be anything. */
const namedTypes: readonly string[] = [
  'text/html',
  'text/plain',
  'application/xml',
  'text/xml',
  'application/octet-stream',
];

const waitOf = (headers: Headers): string =>
  headers.has('retry-after') ? 'it names the wait (Retry-After)' : 'it names no wait (Retry-After is missing)';

/** The failure of a call in words, or null if the portal reads the answer. */
export const failureOf = ({ seen, error }: Asked): Failure | null => {
  if (error === undefined) return null;
  if (seen === null) throw error;
  if (seen.kind === 'none') return { status: 'not reached', details: [seen.reason] };
  if (seen.kind === 'unusable')
    return { status: 'differs', details: [`${seen.reason}: the portal refuses the whole answer`] };
  const { status, headers, body, length } = seen;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (isInvalidResponseError(error)) {
    const { reason, at } = error;
    const found = {
      contentType: `the content type is ${namedTypes.includes(type) ? type : 'another one'}, not application/json`,
      json: `the text of ${length} characters is no JSON`,
      schema:
        at === 'result' && valueAt(body, 'result') === undefined
          ? `another envelope, without the field result (${describeEnvelope(body)})`
          : `${at ?? 'the answer'} is ${/token|secret/i.test(at ?? '') ? 'of another form' : describeValue(valueAt(body, at ?? ''))}`,
    };
    return { status: 'differs', details: [`${found[reason]}: the portal refuses the whole answer`] };
  }
  if (status === 429) return { status: 'not reached', details: [`too many requests (429); ${waitOf(headers)}`] };
  if ([502, 503, 504].includes(status)) return { status: 'not reached', details: [`status ${status}`] };
  if (status >= 200 && status < 300) {
    const inside = isApiError(error) ? error.status : status;
    const words = inside === status ? 'a message other than success' : `the error ${inside} inside`;
    return {
      status: 'differs',
      details: [`status ${status} with ${words}: the portal shows the call as refused`],
      isRefused: true,
    };
  }
  if (isNotOffered(error)) return { status: 'not offered', details: [`status ${status}`] };
  return { status: 'differs', details: [`status ${status}: the portal shows the call as failed`], isRefused: true };
};
