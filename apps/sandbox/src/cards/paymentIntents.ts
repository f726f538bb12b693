import { desc, eq } from 'drizzle-orm';
import { newId } from '../store/newId.ts';
import { only } from '../store/only.ts';
import type { Database } from '../store/openStore.ts';
import { lockWallet, type Payment } from '../wallet/payments.ts';
import { payments } from '../wallet/walletTables.ts';
import type { Card } from './cards.ts';
import { paymentIntents } from './cardTables.ts';
import { clientSecretOf } from './setupIntents.ts';

export type PaymentIntent = typeof paymentIntents.$inferSelect;

/** The secret is the only proof that the card provider asks for. */
export const findPaymentIntent = async (db: Database, clientSecret: string): Promise<PaymentIntent | undefined> =>
  (await db.select().from(paymentIntents).where(eq(paymentIntents.clientSecret, clientSecret)))[0];

/** A payment has at most one intent. */
export const findIntentOfPayment = async (db: Database, code: string): Promise<PaymentIntent | undefined> =>
  (await db.select().from(paymentIntents).where(eq(paymentIntents.paymentCode, code)))[0];

/** Newest first. */
export const listPaymentIntents = async (db: Database, userId: string): Promise<PaymentIntent[]> => {
  const rows = await db
    .select({ intent: paymentIntents })
    .from(paymentIntents)
    .innerJoin(payments, eq(payments.code, paymentIntents.paymentCode))
    .where(eq(payments.userId, userId))
    .orderBy(desc(paymentIntents.createdAt));
  return rows.map(({ intent }) => intent);
};

/** Returns the changed row. */
export const updatePaymentIntent = async (
  tx: Database,
  { id }: PaymentIntent,
  changes: Partial<Pick<PaymentIntent, 'status' | 'cardId' | 'lastError' | 'confirmations'>>,
): Promise<PaymentIntent> =>
  only(await tx.update(paymentIntents).set(changes).where(eq(paymentIntents.id, id)).returning());

/** The description in the customer's log, in the language of the wallet's region. */
export const cardPaymentDescription = (currency: Payment['currency'], card?: Pick<Card, 'brand' | 'last4'>): string => {
  const names: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' };
  const words = currency === 'VND' ? 'Nạp tiền qua thẻ' : 'Top-up by card';
  return card ? `${words} ${names[card.brand] ?? card.brand} •••• ${card.last4}` : words;
};

/** True if another card can no longer pay the intent. */
export const isBeyondChange = ({ status }: PaymentIntent): boolean =>
  status === 'processing' || status === 'succeeded' || status === 'canceled';

/** Creates the payment's intent or changes its card, unless it is beyond change. Returns the intent. */
export const upsertPaymentIntent = (db: Database, payment: Payment, card: Card, now: Date): Promise<PaymentIntent> =>
  db.transaction(async (tx) => {
    await lockWallet(tx, payment.userId);
    const known = await findIntentOfPayment(tx, payment.code);
    if (known && isBeyondChange(known)) return known;
    const description = cardPaymentDescription(payment.currency, card);
    await tx.update(payments).set({ description }).where(eq(payments.code, payment.code));
    const unpaid = { cardId: card.id, status: 'requires_confirmation' } as const;
    if (known) return updatePaymentIntent(tx, known, unpaid);
    const id = newId('pi', 12);
    const row = { ...unpaid, id, clientSecret: clientSecretOf(id), paymentCode: payment.code, createdAt: now };
    return only(await tx.insert(paymentIntents).values(row).returning());
  });
