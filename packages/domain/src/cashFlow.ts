import type { Currency, Money } from './money.ts';
import { dayAt } from './period.ts';
import { type Transaction, timeOf } from './transaction.ts';

/** The purpose of a transaction, as far as the provider's text tells it; `other` stands for the untold. */
const flowServices = ['topUp', 'refund', 'wordpress', 'hosting', 'domain', 'disk', 'other'] as const;

export type FlowService = (typeof flowServices)[number];

/** Money in and money out, both as amounts from 0 up, in minor units of one currency. */
export type Flow = { received: number; spent: number; count: number };

/** The flows of one currency, by month (`YYYY-MM` in the device's time zone) and by service. */
type FlowsOfCurrency = Map<string, Map<FlowService, Flow>>;

/** All flows of a log. Amounts of two currencies are never added up. */
export type CashFlow = {
  currencies: Map<Currency, FlowsOfCurrency>;
  /** Transactions in no sum, because their amount or their time cannot be read. */
  uncounted: number;
};

/** Words of the provider's texts without diacritics, in Vietnamese and English. */
const words: Readonly<Record<'wordpress' | 'hosting' | 'domain' | 'disk', RegExp>> = {
  wordpress: /\bwordpress\b/,
  hosting: /\bhosting\b/,
  domain: /\b(?:ten mien|domain|domains)\b/,
  disk: /\b(?:o cung|o dia|ssd|disk|disks)\b/,
};

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');

/** The service of a transaction; a text that names two services, or none, tells none. */
export const serviceOf = ({ amount, description, transactionCode }: Transaction): FlowService => {
  const text = plain(description);
  if ((amount?.amount ?? 0) > 0) {
    if (/\b(?:hoan tien|refund)\b/.test(text)) return 'refund';
    // Only a payment into the wallet has a code of its own.
    return transactionCode !== null || /\b(?:nap tien|top[- ]?up)\b/.test(text) ? 'topUp' : 'other';
  }
  const named = (['wordpress', 'hosting', 'domain', 'disk'] as const).filter((service) => words[service].test(text));
  return named.length === 1 && named[0] ? named[0] : 'other';
};

export const noFlow = (): CashFlow => ({ currencies: new Map(), uncounted: 0 });

const kept = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
};

const emptyFlow = (): Flow => ({ received: 0, spent: 0, count: 0 });

const add = (flow: Flow, amount: number): void => {
  if (amount > 0) flow.received += amount;
  else flow.spent -= amount;
  flow.count += 1;
};

/** Adds transactions to `flows`, which it changes, so that a long log can be counted in steps. */
export const countFlows = (flows: CashFlow, transactions: readonly Transaction[]): void => {
  for (const transaction of transactions) {
    const { amount } = transaction;
    const time = timeOf(transaction);
    if (!amount || time === Number.NEGATIVE_INFINITY) {
      flows.uncounted += 1;
      continue;
    }
    const months = kept(flows.currencies, amount.currency, () => new Map());
    const services = kept(months, dayAt(time).slice(0, 7), () => new Map());
    add(kept(services, serviceOf(transaction), emptyFlow), amount.amount);
  }
};

const sumOf = (flows: Iterable<Flow>): Flow => {
  const sum = emptyFlow();
  for (const { received, spent, count } of flows) {
    sum.received += received;
    sum.spent += spent;
    sum.count += count;
  }
  return sum;
};

/** The years with transactions in any currency, newest first. */
export const flowYears = ({ currencies }: CashFlow): number[] => {
  const months = [...currencies.values()].flatMap((byMonth) => [...byMonth.keys()]);
  return [...new Set(months.map((month) => Number(month.slice(0, 4))))].sort((one, other) => other - one);
};

export type MonthFlow = Flow & { month: string };
type ServiceFlow = Flow & { service: FlowService };

/** The flows of one currency in one year, in the shape of a plot and its tables. */
export type YearFlow = {
  currency: Currency;
  /** All twelve months, also those without a transaction. */
  months: readonly MonthFlow[];
  /** The services with a transaction, those of the largest amounts first and `other` last. */
  services: readonly ServiceFlow[];
  total: Flow;
};

const yearOf = (currency: Currency, byMonth: FlowsOfCurrency, year: number): YearFlow => {
  const names = Array.from(
    { length: 12 },
    (_, place) => `${String(year).padStart(4, '0')}-${String(place + 1).padStart(2, '0')}`,
  );
  const months = names.map((month) => ({ month, ...sumOf(byMonth.get(month)?.values() ?? []) }));
  const services = flowServices
    .map((service) => ({ service, ...sumOf(names.flatMap((month) => byMonth.get(month)?.get(service) ?? [])) }))
    .filter(({ count }) => count > 0)
    .sort(
      (one, other) =>
        Number(one.service === 'other') - Number(other.service === 'other') ||
        other.received + other.spent - one.received - one.spent,
    );
  return { currency, months, services, total: sumOf(months) };
};

/** The flows of a year, one for each currency with transactions in it, the one with most of them first. */
export const flowsOfYear = ({ currencies }: CashFlow, year: number): YearFlow[] =>
  [...currencies]
    .map(([currency, byMonth]) => yearOf(currency, byMonth, year))
    .filter(({ total }) => total.count > 0)
    .sort((one, other) => other.total.count - one.total.count);

/** Money in less money out; negative if more went out. */
export const netOf = ({ received, spent }: Flow, currency: Currency): Money => ({ amount: received - spent, currency });
