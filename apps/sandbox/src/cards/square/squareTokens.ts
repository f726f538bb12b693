import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../store/openStore.ts';
import { addPayment, lockWallet, type Payment, settleWithin } from '../../wallet/payments.ts';
import { cardRow } from '../cards.ts';
import { squareTokens } from '../cardTables.ts';
import { cardPaymentDescription } from '../intents.ts';
import { type TestCardName, testCards } from '../testCards.ts';

/** Issues a token for an entered card. It serves one checkout. */
export const issueSquareToken = async (db: Database, testCard: TestCardName, now: Date): Promise<string> => {
  const token = `cnon:card-nonce-${testCards[testCard].pay === 'accept' ? 'ok' : 'declined'}-${randomBytes(8).toString('hex')}`;
  await db.insert(squareTokens).values({ ...cardRow(testCard), token, createdAt: now });
  return token;
};

export type SquarePurchase = Pick<Payment, 'userId' | 'amount' | 'currency'> & { token: string };

/** Pays with a token in one transaction: marks the token as used, ends the payment, and moves the money on success. */
export const payWithToken = (
  db: Database,
  { token, ...money }: SquarePurchase,
  now: Date,
): Promise<'paid' | 'declined' | 'noSuchToken'> =>
  db.transaction(async (tx) => {
    await lockWallet(tx, money.userId);
    const [used] = await tx
      .update(squareTokens)
      .set({ usedAt: now })
      .where(and(eq(squareTokens.token, token), isNull(squareTokens.usedAt)))
      .returning();
    if (!used) return 'noSuchToken';
    const description = cardPaymentDescription(money.currency, used);
    const { code } = await addPayment(tx, { ...money, type: null, method: 'SQUARE', description, createdAt: now });
    const isPaid = testCards[used.testCard].pay === 'accept';
    await settleWithin(tx, code, isPaid ? 'succeeded' : 'failed', now);
    return isPaid ? 'paid' : 'declined';
  });
