import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Database } from '../store/openStore.ts';
import { idempotencyKeys } from './sessionTables.ts';

const timeToLive = 24 * 60 * 60 * 1000;

/** Stored with the key, and replayed. */
export type Answer = { status: ContentfulStatusCode; body: unknown };

/** `done`: executed now. `replayed`: executed before. `inFlight`: executing in another call. `mismatch`: the key had another body. */
export type OnceResult = { kind: 'done' | 'replayed'; answer: Answer } | { kind: 'inFlight' } | { kind: 'mismatch' };

/** A key is valid for its customer and route only. */
export type Attempt = { userId: string; route: string; key: string; body: unknown };

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
