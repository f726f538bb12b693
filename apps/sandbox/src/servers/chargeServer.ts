import type { Database } from '../store/openStore.ts';
import type { StoredInvoice } from '../wallet/invoices.ts';
import { lockWallet } from '../wallet/payments.ts';
import { payInvoiceWithin } from './payInvoice.ts';
import { oldestOpenBill } from './serverBills.ts';
import { takeStep } from './servers.ts';
import type { StoredServer } from './serverTables.ts';

/** `invoice` has its figures from before the charge. */
export type Charged = { invoice: StoredInvoice; isPaid: boolean };

/** Tops the wallet up by the invoice's amount from the default card, if that card pays. */
export type TopUpByCard = (
  tx: Database,
  due: Pick<StoredInvoice, 'userId' | 'amountDue' | 'currency'>,
  now: Date,
) => Promise<void>;

/** Charges a server's open invoice in one transaction: from the wallet, else from the default card, else the server is unpaid. */
export const chargeServer = (
  db: Database,
  server: StoredServer,
  { isRefused, topUpByCard, now }: { isRefused: boolean; topUpByCard: TopUpByCard; now: Date },
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
