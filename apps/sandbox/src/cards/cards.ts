import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../store/openStore.ts';
import { first, newId, only } from '../store/rows.ts';
import { lockWallet } from '../wallet/payments.ts';
import { cards } from './cardTables.ts';
import { type TestCardName, testCards } from './testCards.ts';

export type Card = typeof cards.$inferSelect;

/** The stored part of a test card, without its number. */
export const cardRow = (testCard: TestCardName) => {
  const { brand, number } = testCards[testCard];
  return { testCard, brand, last4: number.slice(-4) };
};

/** Newest first. */
export const listCards = (db: Database, userId: string): Promise<Card[]> =>
  db
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), isNotNull(cards.linkedAt)))
    .orderBy(desc(cards.linkedAt), cards.id);

/** Undefined if the card is not linked or belongs to another customer. */
export const findCard = (db: Database, userId: string, id: string): Promise<Card | undefined> => {
  const isLinked = and(eq(cards.id, id), eq(cards.userId, userId), isNotNull(cards.linkedAt));
  return first(db.select().from(cards).where(isLinked));
};

/** The card of an intent, linked or not. */
export const findAnyCard = (db: Database, { cardId }: { cardId: string | null }): Promise<Card | undefined> =>
  first(
    db
      .select()
      .from(cards)
      .where(eq(cards.id, cardId ?? '')),
  );

/** Stores a card that is not linked yet. */
export const addCard = (
  tx: Database,
  card: Omit<typeof cards.$inferInsert, 'id' | 'isDefault' | 'linkedAt'>,
): Promise<Card> =>
  only(
    tx
      .insert(cards)
      .values({ ...card, id: newId('pm', 12), isDefault: false })
      .returning(),
  );

/** Links a card inside a transaction that has locked its owner. The first card becomes the default. */
export const linkCard = async (tx: Database, { id, userId }: Card, now: Date): Promise<void> => {
  const isDefault = (await listCards(tx, userId)).length === 0;
  await tx.update(cards).set({ linkedAt: now, isDefault }).where(eq(cards.id, id));
};

/** Makes a linked card the default; false if the customer has no such card. */
export const setDefaultCard = (db: Database, userId: string, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockWallet(tx, userId);
    if (!(await findCard(tx, userId, id))) return false;
    await tx.update(cards).set({ isDefault: false }).where(eq(cards.userId, userId));
    await tx.update(cards).set({ isDefault: true }).where(eq(cards.id, id));
    return true;
  });
