import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { newId } from '../store/newId.ts';
import type { Database } from '../store/openStore.ts';
import { lockWallet } from '../wallet/payments.ts';
import { cards } from './cardTables.ts';
import { type TestCardName, testCards } from './testCards.ts';

/** A row of the card table. */
export type Card = typeof cards.$inferSelect;

/** What is kept of a test card: never its number. */
export const cardRow = (testCard: TestCardName) => {
  const { brand, number } = testCards[testCard];
  return { testCard, brand, last4: number.slice(-4) };
};

/** A customer's linked cards, the newest first. */
export const listCards = (db: Database, userId: string): Promise<Card[]> =>
  db
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), isNotNull(cards.linkedAt)))
    .orderBy(desc(cards.linkedAt), cards.id);

/** A customer's linked card; one of somebody else, or one that never was linked, is none. */
export const findCard = async (db: Database, userId: string, id: string): Promise<Card | undefined> =>
  (
    await db
      .select()
      .from(cards)
      .where(and(eq(cards.id, id), eq(cards.userId, userId), isNotNull(cards.linkedAt)))
  )[0];

/** Finds a card whoever owns it, linked or not. */
export const findAnyCard = async (db: Database, id: string): Promise<Card | undefined> =>
  (await db.select().from(cards).where(eq(cards.id, id)))[0];

/** Keeps a card somebody typed in; it is not linked yet. */
export const addCard = async (
  tx: Database,
  card: Omit<typeof cards.$inferInsert, 'id' | 'isDefault' | 'linkedAt'>,
): Promise<Card> => {
  const [added] = await tx
    .insert(cards)
    .values({ ...card, id: newId('pm', 12), isDefault: false })
    .returning();
  if (!added) throw new Error('The database returned no row for an inserted card.');
  return added;
};

/** Links a card within a transaction that holds its owner; the first one is the default. */
export const linkCard = async (tx: Database, { id, userId }: Card, now: Date): Promise<void> => {
  const isDefault = (await listCards(tx, userId)).length === 0;
  await tx.update(cards).set({ linkedAt: now, isDefault }).where(eq(cards.id, id));
};

/** Makes a linked card the default instead of the one before; false where the customer has no such card. */
export const setDefaultCard = (db: Database, userId: string, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockWallet(tx, userId);
    if (!(await findCard(tx, userId, id))) return false;
    await tx.update(cards).set({ isDefault: false }).where(eq(cards.userId, userId));
    await tx.update(cards).set({ isDefault: true }).where(eq(cards.id, id));
    return true;
  });
