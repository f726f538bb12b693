import { desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../store/openStore.ts';
import { newId } from '../store/rows.ts';
import { users } from './sessionTables.ts';

export type User = typeof users.$inferSelect;

export const findUser = async (db: Database, id: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0];

/** Ignores upper and lower case. */
export const findUserByEmail = async (db: Database, email: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.email, email.toLowerCase())).limit(1))[0];

/** `phone` is normalised: `+84…`. */
export const findUserByPhone = async (db: Database, phone: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.phone, phone)).limit(1))[0];

/** Customers with a code that was not used yet, the newest first. */
export const listCodes = (db: Database): Promise<User[]> =>
  db.select().from(users).where(isNotNull(users.otp)).orderBy(desc(users.otpSentAt));

/** Adds a customer; false if another customer has the e-mail or the phone number. */
export const addUser = async (db: Database, user: Omit<typeof users.$inferInsert, 'id'>): Promise<boolean> => {
  const id = newId('usr', 8);
  const added = await db
    .insert(users)
    .values({ ...user, id })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return added.length === 1;
};

/** Changes the state of the phone number's confirmation. */
export const updateConfirmation = async (
  db: Database,
  userId: string,
  changes: Partial<Pick<User, 'active' | 'otp' | 'otpSentAt'>>,
): Promise<void> => {
  await db.update(users).set(changes).where(eq(users.id, userId));
};
