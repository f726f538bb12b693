import type { World } from '../world.ts';

/** A named situation; `arm` may return what to undo besides the faults it added as 'scenario'. */
export type Scenario = {
  /** What the world is like, in one sentence. */
  sentence: string;
  /** `origin` is where the portal was opened, for links in events. */
  arm: (world: World, origin: string) => undefined | (() => void) | Promise<undefined | (() => void)>;
};

/** Every call of the provider; the portal's own page under `/api` never fails (see `withFaults`). */
export const everyCall = { path: '/api/*' };

/** The checkout call. */
export const checkout = { method: 'POST', path: '/api/payments/checkout' };

/** The order of a server. */
export const order = { method: 'POST', path: '/api/wp' };
