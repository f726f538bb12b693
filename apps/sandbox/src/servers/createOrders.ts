import { currencyOfRegion } from '@may/domain/region.ts';
import { findUser } from '../session/users.ts';
import { createSchedule } from '../time/createSchedule.ts';
import type { Time } from '../time/createTime.ts';
import type { StoredInvoice } from '../wallet/invoices.ts';
import type { InvoicePaid } from '../wallet/payments.ts';
import type { CataloguePlan } from './catalogue.ts';
import { billOf } from './chargeOf.ts';
import { type AnnouncerNeeds, createAnnouncer } from './createAnnouncer.ts';
import { chargeServer, payInvoice, type TopUpByCard } from './payInvoice.ts';
import { findNextRenewal, listDebtors, listDue, oldestOpenBill, openBill, renewServer } from './serverBills.ts';
import { domainOf } from './serverNames.ts';
import { findServer, listInProgress, takeStep } from './servers.ts';
import type { ServerStep, StoredServer } from './serverTables.ts';

/** Milliseconds of each step of an order. */
const orderDurations = {
  subscribing: 1_000,
  invoicing: 800,
  charging: 1_700,
  provisioning: 4_000,
} as const;

/** Milliseconds between two searches for due months and for interrupted steps. */
const sweepInterval = 60_000;

/** The plans for sale, and the course of their orders. */
export type Ordering = {
  plans: readonly CataloguePlan[];
  /** Factor of each duration in `orderDurations`. */
  pace: number;
  /** The provider's origin in its last request, for links in events. */
  origin: string;
  /** True if neither wallet nor card pays what the provider charges by itself. */
  isRefused: boolean;
};

type OrderNeeds = AnnouncerNeeds & { time: Time; ordering: Ordering };

export type Orders = ReturnType<typeof createOrders>;

/** The provider's own work on servers: the steps of an order, and each further month. Only the times of the steps are in memory. */
export const createOrders = (provider: OrderNeeds, topUpByCard: TopUpByCard) => {
  const { store, clock, time, ordering } = provider;
  const { db } = store;
  const announce = createAnnouncer(provider);
  let interval: NodeJS.Timeout | undefined;

  const steps: Record<ServerStep, (server: StoredServer) => Promise<unknown>> = {
    subscribing: async (server) => {
      if (await takeStep(db, server, { step: 'invoicing' }))
        await announce.subscription('subscription.created', server);
    },
    invoicing: async (server) => {
      const invoice = await db.transaction(async (tx) =>
        (await takeStep(tx, server, { step: 'charging' })) ? openBill(tx, server.id, clock()) : undefined,
      );
      if (invoice) await announce.invoice('invoice.created', invoice);
    },
    charging: async (server) => {
      const charged = await chargeServer(db, server, { isRefused: ordering.isRefused, topUpByCard, now: clock() });
      if (!charged) return;
      await announce.invoice(charged.isPaid ? 'invoice.paid' : 'invoice.payment_failed', charged.invoice);
      if (charged.isPaid && server.domain !== null) await announce.subscription('subscription.updated', server);
    },
    provisioning: (server) =>
      takeStep(db, server, { status: 'active', step: null, domain: server.domain ?? domainOf(server.name) }),
  };

  const schedule = createSchedule(async (id) => {
    const server = await findServer(db, id);
    if (!server?.step) return null;
    await steps[server.step](server);
    return durationOf(await findServer(db, id));
  });
  const durationOf = (server: StoredServer | undefined): number | null =>
    server?.step ? orderDurations[server.step] * ordering.pace : null;

  /** Schedules the stored next step of a server. */
  const follow = async (serverId: string): Promise<void> => {
    const duration = durationOf(await findServer(db, serverId));
    if (duration !== null) schedule.set(serverId, duration);
  };
  /** Pays the customer's oldest unpaid server invoice from the wallet. */
  const payOpenInvoice = async (userId: string): Promise<void> => {
    const invoice = await oldestOpenBill(db, { userId });
    if (!invoice?.serverId || (await payInvoice(db, invoice.id, clock())) !== 'paid') return;
    await announce.invoice('invoice.paid', invoice);
    await follow(invoice.serverId);
  };
  const renew = async ({ id, userId }: Pick<StoredServer, 'id' | 'userId'>): Promise<void> => {
    const owner = await findUser(db, userId);
    if (!owner) return;
    const bill = (server: StoredServer) => {
      const plan = ordering.plans.find((offered) => offered.id === server.planId);
      return plan && billOf(server, plan, currencyOfRegion(owner.regionCode), clock());
    };
    const invoice = await renewServer(db, id, bill, clock());
    if (!invoice) return;
    await announce.invoice('invoice.created', invoice);
    await follow(id);
  };
  const resumeSteps = async (): Promise<void> => {
    for (const id of await listInProgress(db)) if (!schedule.has(id)) await follow(id);
  };
  const renewDue = async (): Promise<void> => {
    for (const server of await listDue(db, clock())) await renew(server);
  };

  return {
    follow,
    payOpenInvoice,
    /** Pays an invoice from the wallet, tells the outcome, and continues with the server that the invoice was for. */
    payInvoice: async (invoice: StoredInvoice): Promise<InvoicePaid> => {
      const result = await payInvoice(db, invoice.id, clock());
      if (result === 'alreadyPaid') return result;
      await announce.invoice(result === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice);
      if (invoice.serverId) await follow(invoice.serverId);
      return result;
    },
    /** Continues the steps that a stopped process left, and starts the monthly charges. */
    resume: async (): Promise<void> => {
      // The process may have stopped between a top-up and the payment of an invoice from it.
      for (const userId of await listDebtors(db)) await payOpenInvoice(userId);
      const sweep = async () => {
        await resumeSteps();
        await renewDue();
      };
      await sweep();
      interval ??= setInterval(() => sweep().catch(console.error), sweepInterval).unref();
    },
    /** Completes all steps in progress now. */
    settle: schedule.flush,
    /** Moves the clock forward to a moment and makes each charge on its day. */
    advanceTo: async (to: Date): Promise<void> => {
      await schedule.flush();
      for (let due = await findNextRenewal(db); due && due <= to; due = await findNextRenewal(db)) {
        time.goTo(due);
        await renewDue();
        await schedule.flush();
      }
      time.goTo(to);
    },
    /** Stops all work, until `resume` or `follow`. */
    halt: (): Promise<void> => {
      clearInterval(interval);
      interval = undefined;
      return schedule.halt();
    },
  };
};
