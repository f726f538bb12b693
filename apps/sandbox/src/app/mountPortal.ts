import { createPortalServer } from '@may/portal/server';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { scenarioListPage } from '../control/controlPages.ts';
import type { Scenarios } from '../control/createScenarios.ts';
import { isLoopbackRequest } from '../http/guards.ts';
import type { Profile } from '../http/profile.ts';
import { sendPage } from '../http/sendPage.ts';
import type { Time } from '../time/createTime.ts';

/** `folder` holds the portal's build. */
export type Portal = { folder: string };

const isNavigation = (c: Context): boolean => (c.req.header('Accept') ?? '').includes('text/html');

/** Arms the scenario that a navigation on this machine names. An unknown name gets the list of scenarios. */
const armScenario = ({ time }: { time: Time }, scenarios: Scenarios) =>
  createMiddleware(async (c, next) => {
    const name = c.req.query('scenario');
    if (name === undefined || !isNavigation(c) || !isLoopbackRequest(c)) return next();
    if (await scenarios.arm(name)) return next();
    return sendPage(c, { ...scenarioListPage(time, scenarios.armed()), status: 404 });
  });

/** Serves the portal in front of this provider, with settings for the current profile on each page. */
export const mountPortal = (
  world: { time: Time; readonly profile: Profile },
  { folder }: Portal,
  scenarios: Scenarios,
) => {
  const server = createPortalServer({
    folder,
    reportUri: '/csp-report',
    settings: () => ({
      provider: { idempotencyKey: world.profile === 'rich', paymentStatus: world.profile === 'rich' },
      // The stand-ins of the card providers.
      cardKey: 'pk_test_sandbox',
      cardScript: '/__sandbox/stripe/stripe.js',
      square: { applicationId: 'sandbox-sq0idb-may', locationId: 'LMAY', script: '/__sandbox/square/square.js' },
    }),
  });
  return new Hono().use(armScenario(world, scenarios)).get('*', (c, next) => {
    const { pathname } = new URL(c.req.url);
    return pathname.startsWith('/__sandbox') || !server.serves(pathname) ? next() : server.fetch(c.req.raw);
  });
};
