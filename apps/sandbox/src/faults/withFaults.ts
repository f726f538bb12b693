import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { portalReturn } from '@may/portal/server';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Fetch } from '../http/fetch.ts';
import type { Profile } from '../http/profile.ts';
import { refusalOnWire } from '../http/refusalOnWire.ts';
import type { Faults } from './createFaults.ts';
import type { HttpFault } from './faultSchema.ts';

/** Ends the connection without an answer: destroys the socket; without a socket, rejects as `fetch` in a browser does. */
const cutConnection = (env: Partial<HttpBindings> | undefined): Response => {
  if (!env?.incoming) throw new TypeError('fetch failed');
  env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the first bytes of the body under the Content-Length of the whole. */
const cutShort = (response: Response, whole: Uint8Array, bytes: number, env?: Partial<HttpBindings>): Response => {
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(whole.length));
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent) {
        // The bytes before the cut must reach the client first.
        await pause(20);
        if (env?.incoming) env.incoming.socket.destroy();
        else controller.error(new TypeError('terminated'));
        return;
      }
      sent = true;
      controller.enqueue(whole.slice(0, bytes));
    },
  });
  return new Response(body, { status: response.status, headers });
};

/** The same request without Accept-Encoding, so that the answer can be parsed. */
const withoutCompression = (request: Request): Request => {
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  return new Request(request, { headers });
};

const mutate = async (response: Response, path: string, value: unknown): Promise<Response> => {
  const whole: unknown = await response.json();
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let place: unknown = whole;
  for (const step of steps) place = typeof place === 'object' && place ? Reflect.get(place, step) : undefined;
  if (typeof place === 'object' && place) Reflect.set(place, last, value);
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new Response(JSON.stringify(whole), { status: response.status, headers });
};

const applyFault = async (
  fault: HttpFault,
  request: Request,
  env: Partial<HttpBindings> | undefined,
  fetch: Fetch,
  profile: Profile,
) => {
  switch (fault.kind) {
    case 'status': {
      const { status, message, retryAfter } = fault;
      const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': String(retryAfter) }) };
      return Response.json({ statusCode: status, message }, { status, headers });
    }
    case 'refuse': {
      const call = { method: request.method, path: new URL(request.url).pathname };
      const refusal = { status: fault.status as ContentfulStatusCode, message: fault.message };
      const { status, body } = refusalOnWire(refusal, call, profile);
      return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
    }
    case 'html': {
      const headers = { 'Content-Type': 'text/html; charset=utf-8' };
      return new Response('<!doctype html><title>Proxy</title><h1>Bad gateway</h1>', { status: fault.status, headers });
    }
    case 'delay':
      await pause(fault.ms);
      return fetch(request, env);
    case 'killBeforeCommit':
      await request.arrayBuffer();
      return cutConnection(env);
    case 'killAfterCommit':
      await fetch(request, env);
      return cutConnection(env);
    case 'duplicate': {
      const { method, url, headers } = request;
      const body = await request.arrayBuffer();
      const copy = () => new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });
      await fetch(copy(), env);
      return fetch(copy(), env);
    }
    case 'mutate':
      return mutate(await fetch(withoutCompression(request), env), fault.path, fault.value);
    case 'truncate': {
      const response = await fetch(request, env);
      return cutShort(response, new Uint8Array(await response.arrayBuffer()), fault.bytes, env);
    }
  }
};

/** Calls and scripts of the card providers that the sandbox plays; a fault can strike them. */
const isOfCardProvider = (path: string): boolean => /^\/__sandbox\/(stripe|square)\/(v1\/|\w+\.js$)/.test(path);

/** True for paths that no fault strikes: the sandbox's own pages, and the portal's page under `/api`. */
const isExemptFromFaults = (path: string): boolean =>
  (path.startsWith('/__sandbox') && !isOfCardProvider(path)) || path === portalReturn;

/** Applies the armed faults to the requests of `fetch`. */
export const withFaults =
  (provider: { faults: Faults; readonly profile: Profile }, fetch: Fetch): Fetch =>
  async (request, env) => {
    const path = new URL(request.url).pathname;
    const fault = isExemptFromFaults(path)
      ? undefined
      : provider.faults.takeRequestFault({ method: request.method, path });
    return fault ? applyFault(fault, request, env, fetch, provider.profile) : fetch(request, env);
  };
