import { createApi, isApiError } from '../../packages/api/src/index.ts';
import type { Line } from './judge.ts';

const namesIn = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());

const preflights = [
  ['POST', '/api/payments/checkout'],
  ['PUT', '/api/payments/stripe/attach'],
  ['DELETE', '/api/dns/1'],
] as const;

/** Asks as a browser does before it lets a page of the portal call the provider: OPTIONS, which changes nothing. */
export const checkCors = async (fetch: typeof globalThis.fetch, origin: string, portal: string): Promise<Line> => {
  const faults: string[] = [];
  for (const [method, path] of preflights) {
    const asked = {
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    };
    const answer = await fetch(origin + path, { method: 'OPTIONS', headers: { origin: portal, ...asked } }).catch(
      () => null,
    );
    const headers = answer?.headers ?? new Headers();
    const allowed = namesIn(headers, 'access-control-allow-headers');
    const methods = namesIn(headers, 'access-control-allow-methods');
    const isAllowed =
      answer?.ok &&
      ['*', portal].includes(headers.get('access-control-allow-origin') ?? '') &&
      // The sign * leaves out the header `authorization`.
      allowed.includes('authorization') &&
      (allowed.includes('content-type') || allowed.includes('*')) &&
      (method === 'POST' || methods.includes(method.toLowerCase()) || methods.includes('*'));
    if (!isAllowed) faults.push(`${method} ${path}`);
  }
  return {
    call: 'OPTIONS (CORS)',
    needs: `${portal} may send authorization and content-type with POST, PUT and DELETE`,
    answered: faults.length === 0 ? 'allowed' : `not allowed: ${faults.join(', ')}`,
    verdict: faults.length === 0 ? 'fits' : 'does not fit',
  };
};

/** Asks with a token that no customer has: the portal asks for the password again only after a 401. */
export const checkToken = async (fetch: typeof globalThis.fetch, origin: string): Promise<Line> => {
  const api = createApi({ baseUrl: origin, fetch, getToken: () => 'unknown-token-of-the-provider-check' });
  const error: unknown = await api.auth.getMe().then(
    () => null,
    (reason: unknown) => reason,
  );
  const status = error === null ? 'a customer' : isApiError(error) ? `status ${error.status}` : 'no refusal';
  return {
    call: 'GET /api/v1/auth/me, with an unknown token',
    needs: 'status 401',
    answered: status,
    verdict: status === 'status 401' ? 'fits' : 'does not fit',
  };
};
