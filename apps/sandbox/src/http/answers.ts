import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { languageOf } from './language.ts';
import { messages } from './messages.ts';
import type { Profile } from './profile.ts';
import type { Refusal } from './refusal.ts';
import { refusalOnWire } from './refusalOnWire.ts';

/** The provider's envelope around a result. */
export const envelope = (result: unknown, statusCode = 200) => ({ statusCode, message: 'success', result });

/** Sends the result in the envelope. */
export const answer = (c: Context, result?: unknown, status: ContentfulStatusCode = 200): Response =>
  c.json(envelope(result, status), status);

/** Sends a refusal in the language of the request and in the form of the profile. */
export const answerRefusal = (c: Context, refusal: Refusal, profile: Profile): Response => {
  const { status: wanted, code, details } = refusal;
  const { words = {}, retryAfter } = details;
  const message = messages[languageOf(c)][code].replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
  const { status, body } = refusalOnWire({ status: wanted, message, code }, c.req, profile);
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return c.json(body, status);
};
