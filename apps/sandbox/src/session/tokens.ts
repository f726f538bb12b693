import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../store/openStore.ts';
import { tokens, users } from './sessionTables.ts';
import type { User } from './users.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Stores the hash of a bearer token, unless it is stored already. */
export const acceptToken = async (db: Database, token: string, userId: string, now: Date): Promise<void> => {
  await db
    .insert(tokens)
    .values({ hash: hashOf(token), userId, createdAt: now })
    .onConflictDoNothing();
};

export const issueToken = async (db: Database, userId: string, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await acceptToken(db, token, userId, now);
  return token;
};

/** Undefined if the token is unknown. */
export const findUserByToken = async (db: Database, token: string): Promise<User | undefined> => {
  const rows = await db
    .select({ user: users })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(eq(tokens.hash, hashOf(token)))
    .limit(1);
  return rows[0]?.user;
};

/** Ends the sessions of all customers. */
export const revokeAllTokens = async (db: Database): Promise<void> => {
  await db.delete(tokens);
};
