import { eq } from 'drizzle-orm';
import { newId } from '../store/newId.ts';
import type { Database } from '../store/openStore.ts';
import { users } from './sessionTables.ts';

/** A row of the customer table. */
export type User = typeof users.$inferSelect;

/** Finds by id. */
export const findUser = async (db: Database, id: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0];

/** Finds by e-mail whatever its letter case. */
export const findUserByEmail = async (db: Database, email: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.email, email.toLowerCase())).limit(1))[0];

/** Finds by the normalised phone number (`+84…`). */
export const findUserByPhone = async (db: Database, phone: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.phone, phone)).limit(1))[0];

/** Adds an unconfirmed customer; false when the e-mail or the phone number already belongs to one. */
export const addUser = async (
  db: Database,
  user: Omit<typeof users.$inferInsert, 'id' | 'active'>,
): Promise<boolean> => {
  const id = newId('usr', 8);
  const added = await db
    .insert(users)
    .values({ ...user, id, active: false })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return added.length === 1;
};

/** Changes what the confirmation of a phone number needs to remember. */
export const updateConfirmation = async (
  db: Database,
  userId: string,
  changes: Partial<Pick<User, 'active' | 'otp' | 'otpFailures' | 'otpSentAt'>>,
): Promise<void> => {
  await db.update(users).set(changes).where(eq(users.id, userId));
};
