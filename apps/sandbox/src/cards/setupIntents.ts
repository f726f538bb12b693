import { eq } from 'drizzle-orm';
import { newId } from '../store/newId.ts';
import type { Database } from '../store/openStore.ts';
import { setupIntents } from './cardTables.ts';

/** A row of the table of setup intents. */
export type SetupIntent = typeof setupIntents.$inferSelect;

/** A secret of an intent as the card provider writes it: the id, and what only its owner is told. */
export const clientSecretOf = (id: string): string => newId(`${id}_secret`, 12);

/** Begins the linking of one card. */
export const addSetupIntent = async (db: Database, userId: string, now: Date): Promise<string> => {
  const id = newId('seti', 12);
  const clientSecret = clientSecretOf(id);
  await db.insert(setupIntents).values({ id, clientSecret, userId, status: 'requires_payment_method', createdAt: now });
  return clientSecret;
};

/** Finds a setup intent by its secret, which is all that is asked of whoever has it. */
export const findSetupIntent = async (db: Database, clientSecret: string): Promise<SetupIntent | undefined> =>
  (await db.select().from(setupIntents).where(eq(setupIntents.clientSecret, clientSecret)))[0];

/** Changes a setup intent and gives it as it is now. */
export const updateSetupIntent = async (
  tx: Database,
  { id }: SetupIntent,
  changes: Partial<Pick<SetupIntent, 'status' | 'cardId' | 'lastError'>>,
): Promise<SetupIntent> => {
  const [changed] = await tx.update(setupIntents).set(changes).where(eq(setupIntents.id, id)).returning();
  if (!changed) throw new Error('The database returned no row for a changed setup intent.');
  return changed;
};
