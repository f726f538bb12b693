import type { Currency } from '@may/domain/money.ts';
import { currencyOfRegion } from '@may/domain/region.ts';
import { priceOrder } from '@may/domain/servers/pricing.ts';
import { Refusal } from '../http/refusal.ts';
import type { User } from '../session/users.ts';
import type { Database } from '../store/openStore.ts';
import { lastMonthly } from '../time/months.ts';
import type { StoredInvoice } from '../wallet/invoices.ts';
import { lockWallet, payFromWallet } from '../wallet/payments.ts';
import { type CataloguePlan, pricesOf } from './catalogue.ts';
import { chargeOf } from './chargeOf.ts';
import type { Ordering } from './createOrders.ts';
import type { TopUpByCard } from './payInvoice.ts';
import { billServer } from './serverBills.ts';
import { changeServer, findSubscription, lockServer, type ServerChanges } from './servers.ts';
import type { StoredServer, Subscription } from './serverTables.ts';
import { refuseUnready } from './upgradeRules.ts';

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
const priceOfChange = (
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
const chargeUpgrade = async (
  tx: Database,
  server: Pick<StoredServer, 'id' | 'userId' | 'name'>,
  { amount, currency, until }: { amount: number; currency: Currency; until: Date },
  { isRefused, topUpByCard, now }: { isRefused: boolean; topUpByCard: TopUpByCard; now: Date },
): Promise<StoredInvoice> => {
  const description = descriptionOf(server.name, until, currency);
  const invoice = await billServer(tx, server, { description, currency, lines: null, amount }, now, 'open');
  if (!isRefused) {
    if ((await payFromWallet(tx, invoice.id, now)) === 'paid') return invoice;
    await topUpByCard(tx, invoice, now);
    if ((await payFromWallet(tx, invoice.id, now)) === 'paid') return invoice;
  }
  throw new Refusal(402, 'upgradeUnpaid');
};

/** `invoice` is undefined if the change cost nothing. */
export type Upgraded = { server: StoredServer; invoice: StoredInvoice | undefined };

type Means = Pick<Ordering, 'plans' | 'isRefused'> & { topUpByCard: TopUpByCard; now: Date };

/** Changes a customer's server and charges the rest of the month, both or neither. `decide` throws if the server cannot be changed so. */
export const upgradeServer = async (
  tx: Database,
  { user, id }: { user: Pick<User, 'id' | 'regionCode'>; id: string },
  decide: (server: StoredServer) => ServerChanges,
  { plans, ...means }: Means,
): Promise<Upgraded> => {
  await lockWallet(tx, user.id);
  const before = await lockServer(tx, id);
  const subscription = before && (await findSubscription(tx, id));
  if (before?.userId !== user.id || !subscription) throw new Refusal(404, 'notFound');
  refuseUnready(before);
  const changes = decide(before);
  const currency = currencyOfRegion(user.regionCode);
  const change = { before, after: { ...before, ...changes } };
  const amount = priceOfChange(change, { plans, currency }, subscription, means.now);
  await changeServer(tx, id, changes);
  const bill = { amount, currency, until: subscription.nextChargeAt };
  return { server: before, invoice: amount > 0 ? await chargeUpgrade(tx, before, bill, means) : undefined };
};
