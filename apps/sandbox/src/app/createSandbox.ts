import { commonHeaders, inertPolicy } from '@may/portal/server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { createCardRoutes, createSetupRoutes } from '../cards/createCardRoutes.ts';
import { sendCardForm } from '../cards/form/sendCardForm.ts';
import { createSquareCheckoutRoutes, createSquareRoutes } from '../cards/square/createSquareRoutes.ts';
import { createStripeRoutes } from '../cards/stripe/createStripeRoutes.ts';
import { topUpByDefaultCard } from '../cards/topUpByDefaultCard.ts';
import { createClockRoutes } from '../control/createClockRoutes.ts';
import { createControlRoutes } from '../control/createControlRoutes.ts';
import { createScenarios } from '../control/createScenarios.ts';
import type { ScenarioTarget } from '../control/scenarios.ts';
import { createDomainRoutes } from '../domains/createDomainRoutes.ts';
import { createRecordRoutes } from '../domains/createRecordRoutes.ts';
import { createFaults } from '../faults/createFaults.ts';
import { withFaults } from '../faults/withFaults.ts';
import { answerRefusal } from '../http/answers.ts';
import type { Fetch } from '../http/fetch.ts';
import { refuseNul, requireLoopback } from '../http/guards.ts';
import type { Cast } from '../http/profile.ts';
import { Refusal } from '../http/refusal.ts';
import { withCors } from '../http/withCors.ts';
import { createLocationRoutes } from '../locations/createLocationRoutes.ts';
import { createLogRoutes } from '../logs/createLogRoutes.ts';
import { createLogs } from '../logs/createLogs.ts';
import { createQuirks } from '../quirks/createQuirks.ts';
import { withQuirks } from '../quirks/withQuirks.ts';
import { createPusherRoutes } from '../realtime/createPusherRoutes.ts';
import { createRealtime } from '../realtime/createRealtime.ts';
import { seedStore } from '../seed/seedStore.ts';
import { plans } from '../servers/catalogue.ts';
import { createOrders, type Orders } from '../servers/createOrders.ts';
import { createHostingRegionRoutes, createServerRoutes } from '../servers/createServerRoutes.ts';
import { createUpgradeRoutes } from '../servers/createUpgradeRoutes.ts';
import { createAuthRoutes } from '../session/createAuthRoutes.ts';
import { createRegistrationRoutes } from '../session/createRegistrationRoutes.ts';
import type { Store } from '../store/openStore.ts';
import { createLateWork, type LateWork } from '../time/createLateWork.ts';
import { createTime, type Time } from '../time/createTime.ts';
import { createBankRoutes } from '../wallet/bank/createBankRoutes.ts';
import { createWalletRoutes } from '../wallet/createWalletRoutes.ts';
import { createInvoicePages } from '../wallet/invoicePages/createInvoicePages.ts';
import { sumLedger } from '../wallet/payments.ts';
import { mountPortal, type Portal } from './mountPortal.ts';

/** The running parts of one sandbox. Its routes are given this object; tests read it and change it. */
type World = ScenarioTarget & {
  /** Null if the provider itself serves the portal. */
  portalOrigin: string | null;
  /** The name that its bank shows. */
  payee: string;
  time: Time;
  late: LateWork;
  orders: Orders;
  balanceOf: (userId: string) => Promise<number>;
  reset: () => Promise<void>;
  /** Plays another provider until the next reset. */
  play: (cast: Cast, seed?: number) => void;
  /** Reports of browsers about the content security policy, oldest first. */
  cspReports: unknown[];
};

/** A provider without a port: `fetch` answers requests. */
export type Sandbox = { fetch: Fetch; world: World };

/**
 * Without `portal` only the provider answers. `portalOrigin`: a portal on another origin may call the provider.
 * `lateness`: delay of a late bank in milliseconds. `pace`: factor of the duration of each order step.
 */
export type SandboxOptions = {
  store: Store;
  clock?: () => Date;
  profile?: Cast;
  /** Chooses the habits of the odd provider. */
  seed?: number;
  portal?: Portal;
  portalOrigin?: string | undefined;
  lateness?: number;
  pace?: number;
};

/** Bytes; longer than the body of any valid call. */
const longestBody = 64 * 1024;
const refuseLongBody = () => {
  throw new Refusal(413, 'tooLarge');
};

/** Creates the provider on an opened, seeded store, for tests and for a port. */
export const createSandbox = ({
  store,
  clock: givenClock = () => new Date(),
  profile: cast = 'rich',
  seed = 1,
  portal,
  portalOrigin,
  lateness = 10_000,
  pace = 1,
}: SandboxOptions): Sandbox => {
  const time = createTime(givenClock);
  const clock = time.now;
  const faults = createFaults();
  const realtime = createRealtime({ faults, clock, portalOrigin });
  const base: Omit<World, 'orders' | 'reset' | 'play'> = {
    profile: 'rich',
    quirks: createQuirks(),
    portalOrigin: portalOrigin ?? null,
    payee: 'Mây',
    store,
    clock,
    time,
    faults,
    realtime,
    logs: createLogs({ clock, portalOrigin }),
    balanceOf: (userId) => sumLedger(store.db, userId),
    bank: { isLate: false, lateness },
    late: createLateWork(),
    cards: { isSlow: false },
    ordering: { plans, pace, origin: '', isRefused: false },
    dns: { isPointing: false, leadToServers: false },
    phones: { isOpen: false },
    cspReports: [],
  };
  const scenarios = createScenarios(base);
  const orders = createOrders(base, topUpByDefaultCard);
  const play: World['play'] = (wanted, oddity = seed) => {
    const underneath = oddity % 2 === 0 ? 'literal' : 'rich';
    base.profile = wanted === 'odd' ? underneath : wanted;
    if (wanted === 'odd') base.quirks.playSeed(oddity);
    else base.quirks.play([], oddity);
  };
  play(cast);
  const reset = async (): Promise<void> => {
    scenarios.disarm();
    play(cast);
    faults.clear();
    realtime.forget();
    base.logs.forget();
    base.cspReports.length = 0;
    await base.late.halt();
    await orders.halt();
    time.reset();
    await store.clear();
    await seedStore(store, clock());
  };
  // The same object, not a copy: orders and scenarios must see a change of the profile.
  const world: World = Object.assign(base, { orders, reset, play });

  const app = new Hono()
    .use(async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(commonHeaders)) if (!c.res.headers.has(name)) c.header(name, value);
      if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', inertPolicy);
      if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    })
    .use(bodyLimit({ maxSize: longestBody, onError: refuseLongBody }))
    .use(async (c, next) => {
      world.ordering.origin = new URL(c.req.url).origin;
      await next();
    })
    .use('/api/*', compress({ contentTypeFilter: /^application\/json/ }), refuseNul)
    .use('/__sandbox/*', requireLoopback, refuseNul)
    .route('/__sandbox/bank', createBankRoutes(world))
    .route('/__sandbox/invoices', createInvoicePages(world))
    .get('/__sandbox/cards/form', (c) => sendCardForm(c, world.portalOrigin))
    .route('/__sandbox/stripe', createStripeRoutes(world))
    .route('/__sandbox/square', createSquareRoutes(world))
    .route('/__sandbox/clock', createClockRoutes(world))
    .route('/__sandbox', createControlRoutes(world, scenarios))
    .post('/csp-report', async (c) => {
      world.cspReports.push(await c.req.text());
      return c.body(null, 204);
    })
    .route('/api/v1/auth', createAuthRoutes(world))
    .route('/api/v1/auth', createRegistrationRoutes(world))
    .route('/api/v1/auth', createSetupRoutes(world))
    .route('/api/v1/auth/pusher', createPusherRoutes(world))
    .route('/api/dns', createDomainRoutes(world))
    .route('/api/dns', createRecordRoutes(world))
    .route('/api/locations', createLocationRoutes(world))
    .route('/api/wp', createServerRoutes(world))
    .route('/api/wp', createUpgradeRoutes(world, topUpByDefaultCard))
    .route('/api/wp', createLogRoutes(world))
    .route('/api/regions', createHostingRegionRoutes(world))
    .route('/api/payments/stripe', createCardRoutes(world))
    .route('/api/payments/square/checkout', createSquareCheckoutRoutes(world))
    .route('/api/payments', createWalletRoutes(world));

  if (portal) app.route('/', mountPortal(world, portal, scenarios));
  app.notFound((c) => answerRefusal(c, new Refusal(404, 'notFound'), world.profile));
  app.onError((error, c) => {
    if (error instanceof Refusal) return answerRefusal(c, error, world.profile);
    console.error(error);
    return answerRefusal(c, new Refusal(500, 'internal'), world.profile);
  });

  const faulty = withFaults(
    world,
    withQuirks(world.quirks, async (request, env) => app.fetch(request, env)),
  );
  return { world, fetch: withCors(world, faulty) };
};
