import { listCards } from '../cards/cards.ts';
import { cardPaymentDescription, intendPayment } from '../cards/paymentIntents.ts';
import { cancelCharge, confirmCharge } from '../cards/stripe/charges.ts';
import type { Database } from '../store/openStore.ts';
import type { StoredInvoice } from '../wallet/invoices.ts';
import { addPayment, lockWallet, payInvoiceWithin } from '../wallet/payments.ts';
import { oldestOpenBill } from './serverBills.ts';
import { type StoredServer, takeStep } from './servers.ts';

/** What became of charging a server: its invoice as it was before, and whether it is paid now. */
export type Charged = { invoice: StoredInvoice; isPaid: boolean };

/** Moves an invoice's amount from the customer's default card into the wallet; a card whose owner would have to be asked does not pay. */
const topUpByCard = async (tx: Database, { userId, amountDue, currency }: StoredInvoice, now: Date): Promise<void> => {
  const card = (await listCards(tx, userId)).find(({ isDefault }) => isDefault);
  if (!card) return;
  const words = { type: null, method: 'CARD', description: cardPaymentDescription(currency) };
  const payment = await addPayment(tx, { ...words, userId, amount: amountDue, currency, createdAt: now });
  const { clientSecret } = await intendPayment(tx, payment, card, now);
  const { intent } = await confirmCharge(tx, clientSecret, { cardId: undefined, isSlow: false }, now);
  if (intent?.status !== 'succeeded') await cancelCharge(tx, payment.code, now);
};

/** Charges a server's open invoice in one transaction: from the wallet, else from the default card, else the server is unpaid. */
export const chargeServer = (
  db: Database,
  server: StoredServer,
  { isRefused, now }: { isRefused: boolean; now: Date },
): Promise<Charged | undefined> =>
  db.transaction(async (tx) => {
    await lockWallet(tx, server.userId);
    const taken = await takeStep(tx, server, { step: null });
    const invoice = taken && (await oldestOpenBill(tx, { userId: server.userId, serverId: server.id }));
    if (!invoice) return undefined;
    if (!isRefused) {
      if ((await payInvoiceWithin(tx, invoice.id, now)) === 'paid') return { invoice, isPaid: true };
      await topUpByCard(tx, invoice, now);
      if ((await payInvoiceWithin(tx, invoice.id, now)) === 'paid') return { invoice, isPaid: true };
    }
    await takeStep(tx, { id: server.id, step: null }, { status: 'unpaid' });
    return { invoice, isPaid: false };
  });
