import { dashboardLimits } from '@may/domain/limits.ts';
import type { Currency, Money } from '@may/domain/money.ts';
import type { Invoice } from '@may/domain/wallet/invoice.ts';
import { invoiceStatuses } from '@may/domain/wallet/invoice.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { formatDate, formatDateTime, formatMoney, type LocaleName, pageSizes, roomySize } from '@may/ui/figures';

/** A row of a figure: the sample row of all cells, or of each one, and the text of each hole. Null takes away the element around its hole. */
export type FilledRow = { samples: readonly number[]; holes: Readonly<Record<string, string | null>> };

/** The language of the page, and how screen readers hear an amount of each currency: `{number} dong`. */
export type FigureWords = { locale: LocaleName; currencies: Readonly<Record<Currency, string>> };

/** The answers that a page's figures are drawn from, the newest row first. */
export type Answers = {
  transactions: { balance: Money | null; rows: readonly Transaction[] };
  invoices: readonly Invoice[];
};

/** A value that has another form than the samples: its place is left to React. */
export const leaveToReact = (): never => {
  throw new Error();
};

/** The samples have amounts above zero; those of a zero differ in a signed amount alone. */
const moneyHoles = (name: string, value: Money | null, words: FigureWords) => {
  const known = value && Number.isSafeInteger(value.amount) && value.amount >= 0 ? value : leaveToReact();
  const { number, label } = formatMoney(known);
  return { [name]: number, [`${name}Spoken`]: words.currencies[known.currency].replace('{number}', number), label };
};

const timeHoles = (iso: string | null, { locale }: FigureWords) =>
  iso ? { iso, time: formatDateTime(iso, locale), day: formatDate(iso, locale) } : leaveToReact();

const lineOf = ({ description, createdAt, amount }: Transaction, words: FigureWords, sample: number): FilledRow => ({
  samples: [sample],
  holes: {
    description: description || leaveToReact(),
    ...timeHoles(createdAt, words),
    ...moneyHoles('amount', amount?.amount ? { ...amount, amount: Math.abs(amount.amount) } : null, words),
  },
});

const { transactions: latest, received, spent, invoices: recent } = dashboardLimits;

/** The sample of a line of the log: the first one was received, the second one spent. */
const sampleOf = ({ amount }: Transaction): number => Number(amount !== null && amount.amount < 0);

const invoiceRow = (row: Invoice, words: FigureWords, hasTime: boolean): FilledRow => {
  const isNothingDue = row.status === 'paid' && row.amountDue?.amount === 0;
  const name = Number(row.number === null);
  const last = invoiceStatuses.length;
  const due = isNothingDue ? last : 0;
  const status = invoiceStatuses.indexOf(row.status);
  const links = [Number(row.pdfUrl === null), Number(row.hostedUrl === null)];
  return {
    samples: [name, due, status, ...(hasTime ? [row.createdAt === null ? last : 0] : []), ...links],
    holes: {
      number: row.number,
      id: row.id,
      pdf: row.pdfUrl,
      url: row.hostedUrl,
      ...(row.createdAt === null ? {} : timeHoles(row.createdAt, words)),
      ...moneyHoles('amount', row.amountDue, words),
    },
  };
};

const firstPage = Number(pageSizes[1]);

type Draw<Value> = (value: Value, words: FigureWords) => FilledRow[];

const lines: Draw<readonly Transaction[]> = (rows, words) => rows.map((row) => lineOf(row, words, 0));

/** The rows of each place, by the answer that they need, and by the page and the name of the place. */
export const places: { [Name in keyof Answers]: Readonly<Record<string, Draw<Answers[Name]>>> } = {
  transactions: {
    'dashboard balance': ({ balance }, words) =>
      roomySize(balance) === 'display' ? [{ samples: [0], holes: moneyHoles('balance', balance, words) }] : [],
    'dashboard received': ({ rows }, words) =>
      lines(rows.filter(({ amount }) => amount && amount.amount > 0).slice(0, received), words),
    'dashboard spent': ({ rows }, words) => lines(rows.filter((row) => sampleOf(row) === 1).slice(0, spent), words),
    'dashboard transactions': ({ rows }, words) =>
      rows.slice(0, latest).map((row) => lineOf(row, words, sampleOf(row))),
    'payment balance': ({ balance }, words) => [{ samples: [0], holes: moneyHoles('balance', balance, words) }],
    'transactions rows': ({ rows }, words) =>
      rows.slice(0, firstPage).map((row, index) => {
        const { samples, holes } = lineOf(row, words, sampleOf(row));
        const after = moneyHoles('balance', row.endingBalance, words);
        // Both amounts of a row have the label of one currency.
        if (after.label !== holes.label) leaveToReact();
        return { samples, holes: { ...holes, ...after, place: String(index + 1) } };
      }),
  },
  invoices: {
    'dashboard invoices': (rows, words) => rows.slice(0, recent).map((row) => invoiceRow(row, words, false)),
    'invoices rows': (rows, words) => rows.slice(0, firstPage).map((row) => invoiceRow(row, words, true)),
  },
};
