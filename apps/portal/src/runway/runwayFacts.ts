import {
  balanceOf,
  costOfServer,
  type Invoice,
  isLogGappy,
  type Money,
  newestFirst,
  type Plan,
  type Rows,
  type RunwayFacts,
  type Server,
  type Transaction,
  timeOf,
} from '@may/domain';
import type { Loadable } from '@may/ui';

export type RunwayReads = {
  transactions: Loadable<Rows<Transaction>>;
  servers: Loadable<Rows<Server>>;
  plans: Loadable<Rows<Plan>>;
  /** Waited for by nothing: they only tell that a month is paid. */
  invoices: Loadable<Rows<Invoice>>;
  /** The moments of the two answers, in epoch milliseconds. */
  readAt: { transactions: number; invoices: number };
};

/** The log's rows that may be a charge of the last day. */
const recentOf = (transactions: readonly Transaction[], now: number): readonly Transaction[] => {
  const rows = newestFirst(transactions);
  const end = rows.findIndex((row) => timeOf(row) < now - 2 * 24 * 3_600_000);
  return end < 0 ? rows : rows.slice(0, end);
};

/** The facts of the runway, once all are read; stale if one of them is. */
export const runwayFactsOf = (
  { transactions, servers, plans, invoices, readAt }: RunwayReads,
  me: { balance: Money | null },
  now: number,
): Loadable<RunwayFacts> => {
  const reads = [transactions, servers, plans];
  const failed = reads.filter((read) => read.status === 'failed');
  if (failed.length > 0) {
    return {
      status: 'failed',
      onRetry: () => {
        for (const read of failed) read.onRetry();
      },
    };
  }
  if (transactions.status !== 'ready' || servers.status !== 'ready' || plans.status !== 'ready')
    return { status: 'loading' };
  const { items, unreadable } = servers.value;
  const isBalanceOld = isLogGappy(transactions.value);
  return {
    status: 'ready',
    stale: [transactions, servers, plans].some(({ stale }) => stale),
    value: {
      // The unreadable row may be the newest one: then the portal shows the balance after the last readable row and says so.
      balance: balanceOf(transactions.value.items, isBalanceOld ? { balance: null } : me),
      isBalanceOld,
      servers: items.map(({ id, name, createdAt, status, ...sizes }) => ({
        id,
        name,
        createdAt,
        status,
        monthly: costOfServer(sizes, plans.value.items)?.total ?? null,
      })),
      unreadable,
      booked: recentOf(transactions.value.items, now),
      paid: invoices.status === 'ready' ? invoices.value.items.filter(({ status }) => status === 'paid') : [],
      isPaidNewer: readAt.invoices > readAt.transactions,
      now,
    },
  };
};
