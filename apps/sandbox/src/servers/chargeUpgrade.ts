import { type Currency, priceOrder } from '@may/domain';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../store/openStore.ts';
import { lastMonthly } from '../time/months.ts';
import type { StoredInvoice } from '../wallet/invoices.ts';
import { payFromWallet } from '../wallet/payments.ts';
import { type CataloguePlan, pricesOf } from './catalogue.ts';
import { chargeOf } from './chargeOf.ts';
import type { TopUpByCard } from './chargeServer.ts';
import { addServerInvoice } from './serverBills.ts';
import type { StoredServer, Subscription } from './serverTables.ts';

type Priced = Pick<StoredServer, 'planId' | 'diskMb' | 'mariadbDiskMb' | 'containers'>;

const monthlyOf = ({ planId, ...size }: Priced, plans: readonly CataloguePlan[], currency: Currency): number => {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Refusal(400, 'planNotOffered');
  return chargeOf(priceOrder({ plan: pricesOf(plan), ...size }), currency).amount;
};

/** The share of the month until the next charge, which the customer has not used yet: 0 to 1. */
const shareLeft = (
  { createdAt, nextChargeAt }: Pick<Subscription, 'createdAt' | 'nextChargeAt'>,
  now: Date,
): number => {
  const left = nextChargeAt.getTime() - now.getTime();
  const whole = nextChargeAt.getTime() - lastMonthly(createdAt, nextChargeAt).getTime();
  return Math.min(1, Math.max(0, left / whole));
};

/** The price of a change until the next monthly charge, in minor units of the wallet's currency; 0 if the server becomes cheaper. */
export const priceOfChange = (
  { before, after }: { before: Priced; after: Priced },
  { plans, currency }: { plans: readonly CataloguePlan[]; currency: Currency },
  subscription: Pick<Subscription, 'createdAt' | 'nextChargeAt'>,
  now: Date,
): number => {
  const raise = monthlyOf(after, plans, currency) - monthlyOf(before, plans, currency);
  return Math.max(0, Math.round(raise * shareLeft(subscription, now)));
};

const descriptionOf = (name: string, until: Date, currency: Currency): string => {
  const [year, month, day] = until.toISOString().slice(0, 10).split('-');
  const date = `${day}/${month}/${year}`;
  return currency === 'VND' ? `Máy chủ ${name}, nâng cấp đến ${date}` : `Server ${name}, upgrade until ${date}`;
};

/** Charges an upgrade at once, from the wallet, else from the default card. Throws 402 if neither pays, so that nothing is stored. */
export const chargeUpgrade = async (
  tx: Database,
  server: Pick<StoredServer, 'id' | 'userId' | 'name'>,
  { amount, currency, until }: { amount: number; currency: Currency; until: Date },
  { isRefused, topUpByCard, now }: { isRefused: boolean; topUpByCard: TopUpByCard; now: Date },
): Promise<StoredInvoice> => {
  const description = descriptionOf(server.name, until, currency);
  const invoice = await addServerInvoice(tx, server, { description, currency, lines: null, amount }, now, 'open');
  if (!isRefused) {
    if ((await payFromWallet(tx, invoice.id, now)) === 'paid') return invoice;
    await topUpByCard(tx, invoice, now);
    if ((await payFromWallet(tx, invoice.id, now)) === 'paid') return invoice;
  }
  throw new Refusal(402, 'upgradeUnpaid');
};
