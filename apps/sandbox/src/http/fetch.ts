import type { HttpBindings } from '@hono/node-server';

/** Answers a request; `env` holds the request and response of node if the request came through a port. */
export type Fetch = (request: Request, env?: Partial<HttpBindings>) => Promise<Response>;
