import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../store/openStore.ts';
import { first, newId, only } from '../store/rows.ts';
import { lockWallet, type Payment } from '../wallet/payments.ts';
import { payments } from '../wallet/walletTables.ts';
import type { Card } from './cards.ts';
import { intents } from './cardTables.ts';

export type Intent = typeof intents.$inferSelect;

/** The secret is the only proof that the card provider asks for. */
export const findIntent = (db: Database, clientSecret: string): Promise<Intent | undefined> =>
  first(db.select().from(intents).where(eq(intents.clientSecret, clientSecret)));

export const findIntentById = (db: Database, id: string): Promise<Intent | undefined> =>
  first(db.select().from(intents).where(eq(intents.id, id)));

/** A payment has at most one intent. */
export const findIntentOfPayment = (db: Database, code: string): Promise<Intent | undefined> =>
  first(db.select().from(intents).where(eq(intents.paymentCode, code)));

/** Newest first. */
export const listPaymentIntents = (db: Database, userId: string): Promise<Intent[]> => {
  const ofPayments = and(eq(intents.userId, userId), isNotNull(intents.paymentCode));
  return db.select().from(intents).where(ofPayments).orderBy(desc(intents.createdAt));
};

export type IntentChanges = Partial<Pick<Intent, 'status' | 'cardId' | 'lastError' | 'confirmations'>>;

/** Returns the changed row. */
export const updateIntent = (tx: Database, id: string, changes: IntentChanges): Promise<Intent> =>
  only(tx.update(intents).set(changes).where(eq(intents.id, id)).returning());

const addIntent = (tx: Database, prefix: string, intent: Omit<typeof intents.$inferInsert, 'id' | 'clientSecret'>) => {
  const id = newId(prefix, 12);
  // The card provider's format: the id and a random part.
  const row = { ...intent, id, clientSecret: newId(`${id}_secret`, 12) };
  return only(tx.insert(intents).values(row).returning());
};

/** Returns the secret of a new setup intent. */
export const addSetupIntent = async (db: Database, userId: string, now: Date): Promise<string> =>
  (await addIntent(db, 'seti', { userId, status: 'requires_payment_method', createdAt: now })).clientSecret;

/** The description in the customer's log, in the language of the wallet's region. */
export const cardPaymentDescription = (currency: Payment['currency'], card?: Pick<Card, 'brand' | 'last4'>): string => {
  const names: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' };
  const words = currency === 'VND' ? 'Nạp tiền qua thẻ' : 'Top-up by card';
  return card ? `${words} ${names[card.brand] ?? card.brand} •••• ${card.last4}` : words;
};

/** True if another card can no longer pay the intent. */
export const isBeyondChange = ({ status }: Intent): boolean =>
  status === 'processing' || status === 'succeeded' || status === 'canceled';

/** Creates the payment's intent or changes its card, unless it is beyond change. Returns the intent. */
export const upsertPaymentIntent = (db: Database, payment: Payment, card: Card, now: Date): Promise<Intent> =>
  db.transaction(async (tx) => {
    const { userId, code, currency } = payment;
    await lockWallet(tx, userId);
    const known = await findIntentOfPayment(tx, code);
    if (known && isBeyondChange(known)) return known;
    await tx
      .update(payments)
      .set({ description: cardPaymentDescription(currency, card) })
      .where(eq(payments.code, code));
    const unpaid = { cardId: card.id, status: 'requires_confirmation' } as const;
    if (known) return updateIntent(tx, known.id, unpaid);
    return addIntent(tx, 'pi', { ...unpaid, userId, paymentCode: code, createdAt: now });
  });
