import { commonHeaders, inertPolicy } from '@may/portal/server';
import { Hono } from 'hono';
import { createBankRoutes } from './bank/createBankRoutes.ts';
import { createControlRoutes } from './control/createControlRoutes.ts';
import { createFaults } from './faults/createFaults.ts';
import { type Fetch, withFaults } from './faults/withFaults.ts';
import { answerRefusal } from './http/answers.ts';
import { compressAnswers } from './http/compressAnswers.ts';
import { limitBody } from './http/limitBody.ts';
import { Refusal } from './http/refusal.ts';
import { refuseUnstorable } from './http/refuseUnstorable.ts';
import { requireLoopback } from './http/requireLoopback.ts';
import { withCors } from './http/withCors.ts';
import { createInvoicePages } from './invoices/createInvoicePages.ts';
import type { Profile } from './profile.ts';
import { createRealtime } from './realtime/createRealtime.ts';
import { createAuthRoutes } from './routes/auth.ts';
import { createCheckoutRoutes } from './routes/checkout.ts';
import { createInvoiceRoutes } from './routes/invoices.ts';
import { createLocationRoutes } from './routes/locations.ts';
import { createPusherRoutes } from './routes/pusher.ts';
import { createRegistrationRoutes } from './routes/registration.ts';
import { createSignInLimit } from './routes/signInLimit.ts';
import { createWalletRoutes } from './routes/wallet.ts';
import { createScenarios } from './scenarios/createScenarios.ts';
import type { Store } from './store/openStore.ts';
import { createReportRoutes } from './web/createReportRoutes.ts';
import { mountPortal, type Portal } from './web/mountPortal.ts';
import type { World } from './world.ts';

/** A running provider without a port: `fetch` answers requests, `world` is what a test may reach into. */
export type Sandbox = { fetch: Fetch; world: World };

/**
 * What a sandbox is made of; without `portal` (the build, and where that one finds its provider) only the provider answers,
 * with `portalOrigin` it answers a portal that is served from there; `lateness` is by how many milliseconds a late bank is late.
 */
export type SandboxOptions = {
  store: Store;
  clock?: () => Date;
  profile?: Profile;
  portal?: Portal;
  portalOrigin?: string | undefined;
  lateness?: number;
};

/** Creates the provider on an opened, seeded store; the same function serves tests, Storybook and the port. */
export const createSandbox = ({
  store,
  clock = () => new Date(),
  profile = 'rich',
  portal,
  portalOrigin,
  lateness = 10_000,
}: SandboxOptions): Sandbox => {
  const faults = createFaults();
  const realtime = createRealtime({ faults, clock, portalOrigin });
  const world: World = {
    profile,
    portalOrigin: portalOrigin ?? null,
    store,
    clock,
    faults,
    realtime,
    signInLimit: createSignInLimit(clock),
    bank: { verdict: null, lateness },
    cspReports: [],
  };
  const scenarios = createScenarios(world);

  const app = new Hono()
    .use(async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(commonHeaders)) c.header(name, value);
      if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', inertPolicy);
      if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    })
    .use(limitBody)
    .use('/api/*', compressAnswers, refuseUnstorable)
    .use('/__sandbox/*', requireLoopback, refuseUnstorable)
    .route('/__sandbox/bank', createBankRoutes(world))
    .route('/__sandbox/invoices', createInvoicePages(world))
    .route('/__sandbox', createControlRoutes(world, scenarios))
    .route('/csp-report', createReportRoutes(world))
    .route('/api/v1/auth', createAuthRoutes(world))
    .route('/api/v1/auth', createRegistrationRoutes(world))
    .route('/api/v1/auth/pusher', createPusherRoutes(world))
    .route('/api/locations', createLocationRoutes(world))
    .route('/api/payments/stripe/invoices', createInvoiceRoutes(world))
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
