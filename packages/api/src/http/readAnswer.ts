import * as v from 'valibot';
import { ApiError } from '../errors/ApiError.ts';
import { InvalidResponseError } from '../errors/InvalidResponseError.ts';
import { refusalSchema } from '../wire/envelope.ts';
import { cutText } from '../wire/readText.ts';

const longestServerMessage = 200;

/** The provider's refusal inside a body, its message as plain text of at most 200 characters (T23, docs/threats.md); null if it is none. */
export const readRefusal = (
  body: unknown,
): { statusCode: number | undefined; code: string | null; serverMessage: string } | null => {
  const read = v.safeParse(refusalSchema, body);
  if (!read.success) return null;
  const { statusCode, code, message } = read.output;
  return { statusCode, code, serverMessage: cutText(message, longestServerMessage) };
};

/** Characters from which parsing in one go would block the page noticeably. */
const longAnswer = 1_000_000;

/** Bytes decoded in one go; a browser may give a long body as one chunk. */
const pieceLength = 131_072;

/** Reads a body piece by piece, because a long one blocks the page when it is decoded in one go. */
const piecesOf = ({ body }: Response): (() => Promise<string | null>) => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let chunk: Uint8Array | undefined;
  return async () => {
    if (!chunk?.length) chunk = (await reader?.read())?.value;
    const piece = chunk?.subarray(0, pieceLength);
    chunk = chunk?.subarray(pieceLength);
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode() || null;
  };
};

/** Parses the text that begins with `begun`; `next` gives its other pieces. */
const parseJson = async (begun: string, next: () => Promise<string | null>, status: number): Promise<unknown> => {
  try {
    if (begun.length < longAnswer) return JSON.parse(begun);
    const { parseLongJson } = await import('../wire/longList.ts');
    return await parseLongJson(begun, next);
  } catch (error) {
    throw error instanceof SyntaxError ? new InvalidResponseError({ status, reason: 'json' }) : error;
  }
};

const hasResult = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'result' in body && body.result !== null;

const isJson = ({ headers }: Response): boolean =>
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
  const next = piecesOf(response);
  let text = '';
  for (let piece = await next(); piece !== null; piece = text.length < longAnswer ? await next() : null) text += piece;
  if (text === '' && emptyAnswer.success) return emptyAnswer.output;
  if (!isJson(response)) throw new InvalidResponseError({ status, reason: 'contentType' });
  const body = await parseJson(text, next, status);
  const refusal = readRefusal(body);
  if (refusal !== null && !/^success$/i.test(refusal.serverMessage) && (isWrite || !hasResult(body))) {
    const { statusCode = status, code, serverMessage } = refusal;
    // A 409 or 5xx inside a 200 is no definite refusal, so its status counts.
    throw new ApiError({ status: statusCode >= 400 && statusCode <= 599 ? statusCode : status, code, serverMessage });
  }
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  throw new InvalidResponseError({ status, reason: 'schema', at: v.getDotPath(read.issues[0]) });
};
