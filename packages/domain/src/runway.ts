import type { Invoice } from './invoice.ts';
import { type Currency, decimalsOf, type Money } from './money.ts';
import { nextRenewal } from './renewal.ts';
import type { Rows } from './rows.ts';
import type { Server } from './server.ts';
import { topUpLimits, topUpPresets } from './topUp.ts';
import { newestFirst, type Transaction, timeOf } from './transaction.ts';

const day = 24 * 3_600_000;

/** Days that are reckoned ahead; a wallet that lasts longer is not counted to the day. */
const runwayHorizon = 730;

/** A charge that fell due counts as due today for so long, unless the log has it: the provider may book it later. */
const grace = day;

/** The portal's clock may be so much ahead of the provider's. */
const clockDifference = 3_600_000;

/** Days that a suggested top-up adds at least. */
const topUpDays = 30;

/** True if a row of the log, or its time, is unreadable: it may be newer than the row that the balance is of. */
export const isLogGappy = ({ items, unreadable }: Rows<Transaction>): boolean => {
  const last = newestFirst(items).at(-1);
  return unreadable > 0 || (last !== undefined && timeOf(last) === Number.NEGATIVE_INFINITY);
};

/** A server as the reckoning needs it; `monthly` is null if its price is unknown. */
export type RunwayServer = Pick<Server, 'id' | 'name' | 'createdAt' | 'status'> & { monthly: Money | null };

export type RunwayFacts = {
  /** The wallet's balance; null is unknown. */
  balance: Money | null;
  /** True if the log is gappy (`isLogGappy`). */
  isBalanceOld?: boolean;
  servers: readonly RunwayServer[];
  /** Servers whose rows the portal could not read. */
  unreadable: number;
  /** The log's rows of the last two days: a charge that is among them is not due any more. */
  booked?: readonly Pick<Transaction, 'amount' | 'createdAt'>[];
  /** Paid invoices, as far as they are known: a card may pay a month, of which the log has no row. */
  paid?: readonly Pick<Invoice, 'serverId' | 'amountPaid' | 'createdAt'>[];
  /** True if the invoices were read after the log: then the balance may be the one before the debit of a paid month. */
  isPaidNewer?: boolean;
  /** Epoch milliseconds. */
  now: number;
};

/** A monthly charge to come; `left` is the balance after it, negative if it does not fit. */
export type RunwayLine = { id: string; name: string; at: string; amount: Money; left: Money };

/**
 * A server that the reckoning leaves out. `price`: its price is unknown. `day`: the day of its charge is unknown. `unpaid`: it owes a month
 * of an unknown price. `settingUp`: its first month may still be charged.
 */
type RunwayGap = { id: string; name: string; reason: 'price' | 'day' | 'unpaid' | 'settingUp' };

/**
 * The days that a wallet lasts, by the charges that are known.
 * - `counted`: up to `until`, the moment of the first charge that does not fit; null if each one up to the horizon does, and none is left out.
 * - `nothingDue`: no charge is known, and none is left out.
 * - `unknown`: it cannot be said, e.g. because the wallet is kept in another currency than the prices, or (`log`) because the balance is old.
 */
export type Runway = {
  balance: Money | null;
  isBalanceOld: boolean;
  gaps: readonly RunwayGap[];
  unreadable: number;
} & (
  | { kind: 'counted'; until: string | null; days: number; isAtMost: boolean; lines: readonly RunwayLine[] }
  | { kind: 'nothingDue' }
  | { kind: 'unknown'; reason: 'balance' | 'currency' | 'charges' | 'log' }
);

/** The days between two moments (epoch milliseconds) on the device's calendar: 0 on the same day, 1 from any time of a day to any of the next. */
export const calendarDays = (from: number, to: number): number => {
  const dateOf = (moment: number) => {
    const date = new Date(moment);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return (dateOf(to) - dateOf(from)) / day;
};

const gapOf = ({ status, monthly, createdAt }: RunwayServer, now: number): RunwayGap['reason'] | null => {
  if (status === 'unpaid' && monthly === null) return 'unpaid';
  if (status === 'provisioning') return 'settingUp';
  if (monthly === null) return 'price';
  return createdAt === null || nextRenewal(createdAt, now) === null ? 'day' : null;
};

type Charge = Omit<RunwayLine, 'left'>;

const isCosting = (monthly: Money | null): monthly is Money => monthly !== null && monthly.amount > 0;

const isSame = (one: Money | null, { amount, currency }: Money): boolean =>
  one?.currency === currency && one.amount === amount;

/** The month that each unpaid server owes, and the charges that fell due within the grace, are not in the log and not paid. They count as due now. */
const dueCharges = ({ servers, booked = [], paid = [], now }: RunwayFacts): Charge[] => {
  const at = new Date(now).toISOString();
  const open = [...booked].sort((one, other) => timeOf(one) - timeOf(other) || 0);
  const isBooked = (amount: Money, due: number): boolean => {
    const debit = { ...amount, amount: -amount.amount };
    const place = open.findIndex((row) => isSame(row.amount, debit) && timeOf(row) >= due - clockDifference);
    // A row of the log is one charge.
    if (place >= 0) open.splice(place, 1);
    return place >= 0;
  };
  return servers.flatMap((server) => {
    const { id, name, createdAt, status, monthly } = server;
    if (!isCosting(monthly)) return [];
    const charge = [{ id, name, at, amount: monthly }];
    if (status === 'unpaid') return charge;
    if (createdAt === null || gapOf(server, now) !== null) return [];
    const due = Date.parse(nextRenewal(createdAt, now - grace) ?? '');
    if (due > now || isBooked(monthly, due)) return [];
    const isPaid = paid.some(
      (invoice) =>
        invoice.serverId === id && isSame(invoice.amountPaid, monthly) && timeOf(invoice) >= due - clockDifference,
    );
    return isPaid ? [] : charge;
  });
};

/** The charges that are due, and those of the servers after `now` up to a moment, the first one first. */
const chargesUpTo = (facts: RunwayFacts, end: number): Charge[] =>
  facts.servers
    .filter((server) => gapOf(server, facts.now) === null)
    .flatMap(({ id, name, createdAt, monthly }) => {
      const charges: Charge[] = [];
      if (createdAt === null || !isCosting(monthly)) return charges;
      let at = nextRenewal(createdAt, facts.now);
      while (at !== null && Date.parse(at) <= end) {
        charges.push({ id, name, at, amount: monthly });
        at = nextRenewal(createdAt, Date.parse(at));
      }
      return charges;
    })
    .concat(dueCharges(facts))
    // Moments of this form are in the order of their letters.
    .sort((one, other) => (one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1));

/** The days that a balance lasts, also an old one: each server is charged on its day of the month, by today's prices. */
export const reckonRunway = (facts: RunwayFacts): Runway => {
  const { balance, isBalanceOld = false, servers, unreadable, now } = facts;
  const gaps = servers.flatMap((server) => {
    const reason = gapOf(server, now);
    return reason === null ? [] : [{ id: server.id, name: server.name, reason }];
  });
  const common = { balance, isBalanceOld, gaps, unreadable };
  const isAtMost = gaps.length > 0 || unreadable > 0;
  const charges = chargesUpTo(facts, now + runwayHorizon * day);
  // A wallet in debt lasts no day, also if no charge is due.
  const isInDebt = balance !== null && balance.amount < 0;
  if (charges.length === 0 && !isAtMost && !isInDebt) return { ...common, kind: 'nothingDue' };
  if (balance === null) return { ...common, kind: 'unknown', reason: 'balance' };
  const isOtherCurrency = charges.some(({ amount }) => amount.currency !== balance.currency);
  if (!isInDebt && charges.length === 0) return { ...common, kind: 'unknown', reason: 'charges' };
  if (!isInDebt && isOtherCurrency) return { ...common, kind: 'unknown', reason: 'currency' };
  const lines: RunwayLine[] = [];
  let left = balance.amount;
  for (const charge of isOtherCurrency ? [] : charges) {
    left -= charge.amount.amount;
    lines.push({ ...charge, left: { ...balance, amount: left } });
    if (left < 0) break;
  }
  const last = lines.at(-1);
  const until = isInDebt ? new Date(now).toISOString() : last && left < 0 ? last.at : null;
  // A server that is left out may stop the wallet earlier: "more than two years" would promise too much.
  if (until === null && isAtMost) return { ...common, kind: 'unknown', reason: 'charges' };
  const days = until === null ? runwayHorizon : calendarDays(now, Date.parse(until));
  return { ...common, kind: 'counted', until, days, isAtMost, lines };
};

/** The days that a wallet lasts (docs/decisions/0024). Of an old balance it names none: an unread top-up or charge would make them false. */
export const runwayOf = (facts: RunwayFacts): Runway => {
  const runway = reckonRunway(facts);
  if (runway.kind !== 'counted' || !runway.isBalanceOld) return runway;
  const { balance, isBalanceOld, gaps, unreadable } = runway;
  return { balance, isBalanceOld, gaps, unreadable, kind: 'unknown', reason: 'log' };
};

/** The days that the wallet lasts after an order: its first month is charged now, then each month. */
export const runwayWith = (facts: RunwayFacts, monthly: Money): Runway => {
  const { balance, servers, now } = facts;
  const isSame = balance !== null && balance.currency === monthly.currency;
  const ordered = { id: '', name: '', createdAt: new Date(now).toISOString(), status: null, monthly };
  return runwayOf({
    ...facts,
    balance: isSame ? { ...balance, amount: balance.amount - monthly.amount } : balance,
    servers: [...servers, ordered],
  });
};

/** The customer's limits: a warning from so many days on, or below so much money (minor units); null is off. */
export type RunwayLimits = { days: number | null; balance: Money | null };

/** Seven days: enough for a bank transfer over a weekend. */
export const usualRunwayLimits: RunwayLimits = { days: 7, balance: null };

/** The limits of days that the customer can choose. */
export const runwayDayLimits = [3, 7, 14, 30, 60] as const;

/**
 * The reason why a limit of days cannot warn; null if it can. Prices are in dong alone, so in another currency only a debt is counted. An old balance
 * is judged (warnings.ts).
 */
export const daysFaultOf = (runway: Runway, currency: Currency): 'balance' | 'currency' | 'charges' | null => {
  if (runway.kind === 'unknown') return runway.reason === 'log' ? null : runway.reason;
  return runway.kind === 'nothingDue' && currency !== 'VND' ? 'currency' : null;
};

/** The limit that a wallet is below; null if it is below none, `unknown` if that cannot be said. */
export const shortnessOf = (runway: Runway, { days, balance }: RunwayLimits): 'days' | 'balance' | 'unknown' | null => {
  const isByDays = days !== null && runway.kind === 'counted' && runway.until !== null && runway.days <= days;
  if (isByDays) return 'days';
  const held = runway.balance;
  if (balance !== null && held?.currency === balance.currency && held.amount < balance.amount) return 'balance';
  // In another currency than the prices no days are counted, so a limit of days asks nothing.
  const isUncounted = days !== null && runway.kind === 'unknown' && runway.reason !== 'currency';
  return isUncounted || (balance !== null && held === null) ? 'unknown' : null;
};

/** The step of amounts above the presets, in minor units. */
const stepOf = (currency: Currency): number => (decimalsOf(currency) === 0 ? 100_000 : 1_000);

/**
 * The smallest top-up after which the wallet is above both limits, and lasts at least 30 days longer than now: a preset, or a round amount
 * above them. Never more than the largest top-up. Null without a known balance.
 */
export const topUpToLast = (facts: RunwayFacts, { days, balance }: RunwayLimits): Money | null => {
  const runway = reckonRunway(facts);
  const held = facts.balance;
  if (held === null) return null;
  const { currency } = held;
  const missing = balance?.currency === currency ? balance.amount - held.amount : 0;
  let due = 0;
  if (runway.kind === 'counted' && runway.until !== null) {
    // Two days more than the limit, so that no clock change brings the last day back below it.
    const end = Math.max(Date.parse(runway.until) + topUpDays * day, facts.now + ((days ?? 0) + 2) * day);
    const charges = chargesUpTo(facts, end).filter(({ amount }) => amount.currency === currency);
    due = charges.reduce((sum, { amount }) => sum + amount.amount, 0) - held.amount;
  }
  const needed = Math.max(missing, due, 1);
  const step = stepOf(currency);
  const amount = topUpPresets[currency].find((preset) => preset >= needed) ?? Math.ceil(needed / step) * step;
  return { amount: Math.min(amount, topUpLimits[currency].maximum), currency };
};
