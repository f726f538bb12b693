import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Profile } from '../profile.ts';
import { languageOf } from './language.ts';
import type { Refusal } from './refusal.ts';
import { refusalOnWire } from './refusalOnWire.ts';

/** The provider's envelope around a result. */
export const envelope = (result: unknown, statusCode = 200) => ({ statusCode, message: 'success', result });

/** Answers 200 with the result in the envelope. */
export const answer = (c: Context, result?: unknown, status: ContentfulStatusCode = 200): Response =>
  c.json(envelope(result, status), status);

/** Answers a refusal in the language of the request, in the way of the provider that is played. */
export const answerRefusal = (c: Context, refusal: Refusal, profile: Profile): Response => {
  const language = languageOf(c.req.header('Accept-Language'));
  const { status, body } = refusalOnWire(refusal, { method: c.req.method, path: c.req.path, language }, profile);
  if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter));
  return c.json(body, status);
};
