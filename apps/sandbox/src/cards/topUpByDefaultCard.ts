import type { Database } from '../store/openStore.ts';
import type { StoredInvoice } from '../wallet/invoices.ts';
import { addPayment } from '../wallet/payments.ts';
import { listCards } from './cards.ts';
import { cardPaymentDescription, upsertPaymentIntent } from './intents.ts';
import { cancelCharge, confirmCharge } from './stripe/charges.ts';

/** Tops the wallet up by the invoice's amount from the default card. A card that requires a challenge does not pay. */
export const topUpByDefaultCard = async (
  tx: Database,
  { userId, amountDue, currency }: Pick<StoredInvoice, 'userId' | 'amountDue' | 'currency'>,
  now: Date,
): Promise<void> => {
  const card = (await listCards(tx, userId)).find(({ isDefault }) => isDefault);
  if (!card) return;
  const words = { type: null, method: 'CARD', description: cardPaymentDescription(currency) };
  const payment = await addPayment(tx, { ...words, userId, amount: amountDue, currency, createdAt: now });
  const { clientSecret } = await upsertPaymentIntent(tx, payment, card, now);
  const { intent } = await confirmCharge(tx, clientSecret, { isSlow: false }, now);
  if (intent?.status !== 'succeeded') await cancelCharge(tx, payment.code, now);
};
