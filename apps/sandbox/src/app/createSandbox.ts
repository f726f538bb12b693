import { commonHeaders, inertPolicy } from '@may/portal/server';
import { Hono } from 'hono';
import { createCardRoutes } from '../cards/createCardRoutes.ts';
import { createSquareCheckoutRoutes } from '../cards/square/createSquareCheckoutRoutes.ts';
import { createSquareRoutes } from '../cards/square/createSquareRoutes.ts';
import { createStripeRoutes } from '../cards/stripe/createStripeRoutes.ts';
import { createCardControlRoutes } from '../control/createCardControlRoutes.ts';
import { createClockRoutes } from '../control/createClockRoutes.ts';
import { createControlRoutes } from '../control/createControlRoutes.ts';
import { createDnsControlRoutes } from '../control/createDnsControlRoutes.ts';
import { createReportRoutes } from '../control/createReportRoutes.ts';
import { createScenarios } from '../control/createScenarios.ts';
import { createDomainRoutes } from '../domains/createDomainRoutes.ts';
import { createRecordRoutes } from '../domains/createRecordRoutes.ts';
import { createFaults } from '../faults/createFaults.ts';
import { type Fetch, withFaults } from '../faults/withFaults.ts';
import { answerRefusal } from '../http/answers.ts';
import { compressAnswers } from '../http/compressAnswers.ts';
import { limitBody } from '../http/limitBody.ts';
import type { Profile } from '../http/profile.ts';
import { Refusal } from '../http/refusal.ts';
import { refuseUnstorable } from '../http/refuseUnstorable.ts';
import { rememberOrigin } from '../http/rememberOrigin.ts';
import { requireLoopback } from '../http/requireLoopback.ts';
import { withCors } from '../http/withCors.ts';
import { createLocationRoutes } from '../locations/createLocationRoutes.ts';
import { createPusherRoutes } from '../realtime/createPusherRoutes.ts';
import { createRealtime } from '../realtime/createRealtime.ts';
import { plans } from '../servers/catalogue.ts';
import { createOrders } from '../servers/createOrders.ts';
import { createHostingRegionRoutes, createServerRoutes } from '../servers/createServerRoutes.ts';
import { createAuthRoutes } from '../session/createAuthRoutes.ts';
import { createRegistrationRoutes } from '../session/createRegistrationRoutes.ts';
import { createSignInLimit } from '../session/createSignInLimit.ts';
import { defaultPasswordCost } from '../session/passwords.ts';
import type { Store } from '../store/openStore.ts';
import { createLateWork } from '../time/createLateWork.ts';
import { createTime } from '../time/createTime.ts';
import { createBankRoutes } from '../wallet/bank/createBankRoutes.ts';
import { createCheckoutRoutes } from '../wallet/createCheckoutRoutes.ts';
import { createInvoiceRoutes } from '../wallet/createInvoiceRoutes.ts';
import { createWalletRoutes } from '../wallet/createWalletRoutes.ts';
import { createInvoicePages } from '../wallet/invoicePages/createInvoicePages.ts';
import type { World } from '../world.ts';
import { mountPortal, type Portal } from './mountPortal.ts';

/** A running provider without a port: `fetch` answers requests, `world` is what a test may reach into. */
export type Sandbox = { fetch: Fetch; world: World };

/**
 * What a sandbox is made of; without `portal` (the build, and where that one finds its provider) only the provider answers,
 * with `portalOrigin` it answers a portal that is served from there; `lateness` is by how many milliseconds a late bank is late,
 * `pace` what part of its time each step of an order takes, `passwordCost` the cost of scrypt for new password hashes.
 */
export type SandboxOptions = {
  store: Store;
  clock?: () => Date;
  profile?: Profile;
  portal?: Portal;
  portalOrigin?: string | undefined;
  lateness?: number;
  pace?: number;
  passwordCost?: number;
};

/** Creates the provider on an opened, seeded store; the same function serves tests, Storybook and the port. */
export const createSandbox = ({
  store,
  clock: givenClock = () => new Date(),
  profile = 'rich',
  portal,
  portalOrigin,
  lateness = 10_000,
  pace = 1,
  passwordCost = defaultPasswordCost,
}: SandboxOptions): Sandbox => {
  const time = createTime(givenClock);
  const clock = time.now;
  const faults = createFaults();
  const realtime = createRealtime({ faults, clock, portalOrigin });
  const surroundings: Omit<World, 'orders'> = {
    profile,
    portalOrigin: portalOrigin ?? null,
    store,
    clock,
    time,
    faults,
    realtime,
    signInLimit: createSignInLimit(clock),
    bank: { verdict: null, lateness },
    late: createLateWork(),
    passwordCost,
    cards: { isSlow: false },
    ordering: { plans, pace, origin: '', isSlow: false, isRefused: false },
    dns: { isPointing: false },
    cspReports: [],
  };
  // One object: what changes in the world changes for the orders.
  const world: World = Object.assign(surroundings, { orders: createOrders(surroundings) });
  const scenarios = createScenarios(world);

  const app = new Hono()
    .use(async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(commonHeaders)) if (!c.res.headers.has(name)) c.header(name, value);
      if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', inertPolicy);
      if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    })
    .use(limitBody)
    .use('/api/*', compressAnswers, refuseUnstorable, rememberOrigin(world))
    .use('/__sandbox/*', requireLoopback, refuseUnstorable)
    .route('/__sandbox/bank', createBankRoutes(world))
    .route('/__sandbox/invoices', createInvoicePages(world))
    .route('/__sandbox/stripe', createStripeRoutes(world))
    .route('/__sandbox/square', createSquareRoutes(world))
    .route('/__sandbox/intents', createCardControlRoutes(world))
    .route('/__sandbox/clock', createClockRoutes(world))
    .route('/__sandbox/dns', createDnsControlRoutes(world))
    .route('/__sandbox', createControlRoutes(world, scenarios))
    .route('/csp-report', createReportRoutes(world))
    .route('/api/v1/auth', createAuthRoutes(world))
    .route('/api/v1/auth', createRegistrationRoutes(world))
    .route('/api/v1/auth/pusher', createPusherRoutes(world))
    .route('/api/dns', createDomainRoutes(world))
    .route('/api/dns', createRecordRoutes(world))
    .route('/api/locations', createLocationRoutes(world))
    .route('/api/wp', createServerRoutes(world))
    .route('/api/regions', createHostingRegionRoutes(world))
    .route('/api/payments/stripe/invoices', createInvoiceRoutes(world))
    .route('/api/payments/stripe', createCardRoutes(world))
    .route('/api/payments/square/checkout', createSquareCheckoutRoutes(world))
    .route('/api/payments/checkout', createCheckoutRoutes(world))
    .route('/api/payments', createWalletRoutes(world));

  if (portal) app.route('/', mountPortal(world, portal, scenarios));
  app.notFound((c) => answerRefusal(c, new Refusal(404, 'notFound'), world.profile));
  app.onError((error, c) => {
    if (error instanceof Refusal) return answerRefusal(c, error, world.profile);
    console.error(error);
    return answerRefusal(c, new Refusal(500, 'internal'), world.profile);
  });

  const faulty = withFaults(world, async (request, env) => app.fetch(request, env));
  return { world, fetch: withCors(world, faulty) };
};
