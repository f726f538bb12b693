import type { Context } from 'hono';
import * as v from 'valibot';
import type { Profile } from '../http/profile.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../store/openStore.ts';
import { type Answer, type Attempt, createOnce } from './createOnce.ts';

const keySchema = v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x7e]{1,255}$/));

/** The rich provider requires a key. The literal one knows no keys (null): each call is a new write. */
export const readKey = (c: Context, profile: Profile): string | null => {
  if (profile === 'literal') return null;
  const key = v.safeParse(keySchema, c.req.header('Idempotency-Key'));
  if (!key.success) throw new Refusal(400, 'idempotencyKeyMissing');
  return key.output;
};

/** Answers a write once per key and replays the answer after that. A write without a key has a transaction of its own. */
export const createAnswerOnce = (db: Database) => {
  const once = createOnce(db);

  return async (
    c: Context,
    { key, ...attempt }: Omit<Attempt, 'key'> & { key: string | null },
    now: Date,
    work: (tx: Database) => Promise<Answer>,
  ): Promise<Response> => {
    const result =
      key === null
        ? ({ kind: 'done', answer: await db.transaction(work) } as const)
        : await once({ ...attempt, key }, now, work);
    if (result.kind === 'inFlight') throw new Refusal(409, 'idempotencyInFlight', { retryAfter: 1 });
    if (result.kind === 'mismatch') throw new Refusal(422, 'idempotencyMismatch');
    if (result.kind === 'replayed') c.header('Idempotent-Replayed', 'true');
    return c.json(result.answer.body, result.answer.status);
  };
};
