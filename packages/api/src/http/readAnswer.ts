import * as v from 'valibot';
import { ApiError } from '../errors/ApiError.ts';
import { InvalidResponseError } from '../errors/InvalidResponseError.ts';
import { refusalSchema } from '../wire/envelope.ts';
import { cutText } from '../wire/readText.ts';

const longestServerMessage = 200;

/**
 * The provider's refusal inside a body, its message as plain text of at most 200 characters (T23, docs/threats.md), null if it has no words.
 * Null if the body is no object.
 */
export const readRefusal = (
  body: unknown,
): { statusCode: number | undefined; code: string | null; serverMessage: string | null } | null => {
  const read = v.safeParse(refusalSchema, body);
  if (!read.success || Array.isArray(body)) return null;
  const { statusCode, code, message } = read.output;
  return { statusCode, code, serverMessage: (message && cutText(message, longestServerMessage)) || null };
};

/** True if an answer of 2xx says in its `message` that the provider refused (spec §7). */
const isRefused = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  (typeof body.message === 'string' || Array.isArray(body.message)) &&
  !/^success$/i.test(String(body.message).trim());

const parseJson = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidResponseError({ status, reason: 'json' });
  }
};

const hasResult = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'result' in body && body.result !== null;

/** True if an answer is declared as JSON. */
export const isJson = ({ headers }: Response): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '');

/** Parses a 2xx answer: declared as JSON, no refusal inside, of the expected shape. An empty body needs a `schema` that takes undefined. */
export const readAnswer = async <T>(
  response: Response,
  schema: v.GenericSchema<unknown, T>,
  { isWrite }: { isWrite: boolean },
): Promise<T> => {
  const { status } = response;
  const emptyAnswer = v.safeParse(schema, undefined);
  if (!isJson(response) && !emptyAnswer.success) {
    await response.body?.cancel();
    throw new InvalidResponseError({ status, reason: 'contentType' });
  }
  const text = await response.text();
  if (text === '' && emptyAnswer.success) return emptyAnswer.output;
  if (!isJson(response)) throw new InvalidResponseError({ status, reason: 'contentType' });
  const body = parseJson(text, status);
  const refusal = isRefused(body) ? readRefusal(body) : null;
  if (refusal && (isWrite || !hasResult(body))) {
    const { statusCode = status, code, serverMessage } = refusal;
    // A 409 or 5xx inside a 200 is no definite refusal, so its status counts.
    throw new ApiError({ status: statusCode >= 400 && statusCode <= 599 ? statusCode : status, code, serverMessage });
  }
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  throw new InvalidResponseError({ status, reason: 'schema', at: v.getDotPath(read.issues[0]) });
};
