import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { Profile } from '../http/profile.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../store/openStore.ts';
import { idempotencyKeys } from './sessionTables.ts';

const timeToLive = 24 * 60 * 60 * 1000;

/** Stored with the key, and replayed. */
type Answer = { status: ContentfulStatusCode; body: unknown };

/** `done`: executed now. `replayed`: executed before. `inFlight`: executing in another call. `mismatch`: the key had another body. */
type OnceResult = { kind: 'done' | 'replayed'; answer: Answer } | { kind: 'inFlight' } | { kind: 'mismatch' };

/** A key is valid for its customer and route only. */
type Attempt = { userId: string; route: string; key: string; body: unknown };

/**
 * Executes a write once per key. The key's row is inserted before the work, in the same transaction: a crash
 * leaves both or neither, and a second process waits for the row.
 */
export const createOnce = (db: Database) => {
  const inFlight = new Set<string>();

  return async (attempt: Attempt, now: Date, work: (tx: Database) => Promise<Answer>): Promise<OnceResult> => {
    const { userId, route, key } = attempt;
    const bodyHash = createHash('sha256').update(JSON.stringify(attempt.body)).digest('hex');
    const address = JSON.stringify([userId, route, key]);
    if (inFlight.has(address)) return { kind: 'inFlight' };
    inFlight.add(address);
    try {
      return await db.transaction(async (tx): Promise<OnceResult> => {
        const here = and(
          eq(idempotencyKeys.userId, userId),
          eq(idempotencyKeys.route, route),
          eq(idempotencyKeys.key, key),
        );
        const oldest = new Date(now.getTime() - timeToLive);
        await tx.delete(idempotencyKeys).where(and(here, lt(idempotencyKeys.createdAt, oldest)));
        const inserted = await tx
          .insert(idempotencyKeys)
          .values({ userId, route, key, bodyHash, status: 0, response: {}, createdAt: now })
          .onConflictDoNothing()
          .returning({ key: idempotencyKeys.key });
        if (inserted.length === 0) {
          const [known] = await tx.select().from(idempotencyKeys).where(here);
          if (known?.bodyHash !== bodyHash) return { kind: 'mismatch' };
          return { kind: 'replayed', answer: { status: known.status as Answer['status'], body: known.response } };
        }
        const answer = await work(tx);
        await tx.update(idempotencyKeys).set({ status: answer.status, response: answer.body }).where(here);
        return { kind: 'done', answer };
      });
    } finally {
      inFlight.delete(address);
    }
  };
};

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
