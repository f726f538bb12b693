import { eq } from 'drizzle-orm';
import { newId } from '../store/newId.ts';
import { only } from '../store/only.ts';
import type { Database } from '../store/openStore.ts';
import { paymentIntents, setupIntents } from './cardTables.ts';

export type SetupIntent = typeof setupIntents.$inferSelect;

/** The secret of an intent, in the card provider's format: its id and a random part. */
export const clientSecretOf = (id: string): string => newId(`${id}_secret`, 12);

/** Returns the secret of a new setup intent. */
export const addSetupIntent = async (db: Database, userId: string, now: Date): Promise<string> => {
  const id = newId('seti', 12);
  const clientSecret = clientSecretOf(id);
  await db.insert(setupIntents).values({ id, clientSecret, userId, status: 'requires_payment_method', createdAt: now });
  return clientSecret;
};

/** The secret is the only proof that the card provider asks for. */
export const findSetupIntent = async (db: Database, clientSecret: string): Promise<SetupIntent | undefined> =>
  (await db.select().from(setupIntents).where(eq(setupIntents.clientSecret, clientSecret)))[0];

/** The secret of an intent of either kind; undefined if the id is unknown. */
export const findSecret = async (db: Database, id: string): Promise<string | undefined> => {
  const intents = id.startsWith('seti_') ? setupIntents : paymentIntents;
  return (await db.select({ secret: intents.clientSecret }).from(intents).where(eq(intents.id, id)))[0]?.secret;
};

/** Returns the changed row. */
export const updateSetupIntent = async (
  tx: Database,
  { id }: SetupIntent,
  changes: Partial<Pick<SetupIntent, 'status' | 'cardId' | 'lastError'>>,
): Promise<SetupIntent> => only(await tx.update(setupIntents).set(changes).where(eq(setupIntents.id, id)).returning());
