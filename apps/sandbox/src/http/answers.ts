import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { languageOf } from './language.ts';
import { messages } from './messages.ts';
import type { Refusal } from './refusal.ts';

/** The provider's envelope around a result. */
export const envelope = (result: unknown, statusCode = 200) => ({ statusCode, message: 'success', result });

/** Answers 200 with the result in the envelope. */
export const answer = (c: Context, result?: unknown, status: ContentfulStatusCode = 200): Response =>
  c.json(envelope(result, status), status);

/** Answers a refusal in the language of the request. */
export const answerRefusal = (c: Context, { status, code, words, retryAfter }: Refusal): Response => {
  const message = messages[code][languageOf(c.req.header('Accept-Language'))].replace(
    /\{(\w+)\}/g,
    (place, name: string) => words[name] ?? place,
  );
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return c.json({ statusCode: status, message, code }, status);
};
