import type { Invoice } from './invoice.ts';
import type { Currency, Money } from './money.ts';
import type { Transaction } from './transaction.ts';

/** Sums in one currency; null is a sum that cannot be told. */
type Sums<Part extends string> = Record<Part, Money | null>;

/** Sums for each currency, which are never mixed, and the number of rows that are in none of them. */
export type Tally<Part extends string> = { sums: readonly Sums<Part>[]; leftOut: number };

type Amounts<Part extends string> = { currency: Currency; amounts: Partial<Record<Part, number | null>> };

/** Adds up the parts of each row. A row without parts, or with an unknown one (null), is left out; a sum without any known amount is unknown. */
const tally = <Row, Part extends string>(
  rows: readonly Row[],
  parts: readonly Part[],
  partsOf: (row: Row) => Amounts<Part> | null,
): Tally<Part> => {
  const totals = new Map<Currency, Map<Part, number>>();
  let leftOut = 0;
  for (const row of rows) {
    const read = partsOf(row);
    if (!read || Object.values(read.amounts).includes(null)) leftOut += 1;
    if (!read) continue;
    const total = totals.get(read.currency) ?? new Map<Part, number>();
    totals.set(read.currency, total);
    for (const part of parts) {
      const { [part]: amount } = read.amounts;
      const before = total.get(part);
      // NaN until an amount is known, if one is unknown.
      if (amount === null) total.set(part, before ?? Number.NaN);
      else if (amount !== undefined) total.set(part, (before || 0) + amount);
    }
  }
  const sums = [...totals].map(([currency, total]) => {
    // A part without rows is 0 beside a known one. Beside unknown ones alone, a 0 would look like all that there is.
    const isKnown = [...total.values()].some((amount) => !Number.isNaN(amount));
    // A sum beyond the safe integers would be wrong by some dong.
    const moneyOf = (part: Part): Money | null => {
      const amount = total.get(part) ?? (isKnown ? 0 : Number.NaN);
      return Number.isSafeInteger(amount) ? { amount, currency } : null;
    };
    return Object.fromEntries(parts.map((part) => [part, moneyOf(part)])) as Sums<Part>;
  });
  return { sums, leftOut };
};

/** The money in, the money out and the difference of transactions; a row with an unreadable amount is left out. */
export const tallyTransactions = (rows: readonly Transaction[]): Tally<'received' | 'spent' | 'net'> =>
  tally(rows, ['received', 'spent', 'net'], ({ amount: money }) => {
    if (!money) return null;
    const { amount, currency } = money;
    return { currency, amounts: { received: Math.max(0, amount), spent: Math.min(0, amount), net: amount } };
  });

/** The invoiced, the paid and the unpaid money of invoices; a row with an unreadable amount is left out, and so is a draft or a voided invoice. */
export const tallyInvoices = (rows: readonly Invoice[]): Tally<'total' | 'paid' | 'unpaid'> =>
  tally(rows, ['total', 'paid', 'unpaid'], ({ status, amountDue, amountPaid }) => {
    if (status === 'unpaid') {
      if (!amountDue) return null;
      const { amount, currency } = amountDue;
      return { currency, amounts: { total: amount, unpaid: amount } };
    }
    const known = amountPaid ?? amountDue;
    if (status !== 'paid' || !known) return null;
    // A paid invoice whose provider counts the amount due down to 0, and does not send what was paid: its price is unknown.
    const price = known === amountDue && known.amount === 0 ? null : known.amount;
    return { currency: known.currency, amounts: { total: price, paid: price } };
  });
