import ky, { isHTTPError, isKyError, type RetryOptions } from 'ky';
import { ApiError } from '../errors/ApiError.ts';
import type { Permit } from './Permit.ts';
import { readRefusal } from './readAnswer.ts';

const longestWait = 3_600_000;

/** The provider's Retry-After (seconds or a date) in milliseconds, at most an hour; null when absent or unreadable. */
const retryAfterOf = (headers: Headers): number | null => {
  const raw = headers.get('retry-after');
  if (raw === null) return null;
  const wait = /^\d+$/.test(raw) ? Number(raw) * 1000 : Date.parse(raw) - Date.now();
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), longestWait);
};

const retryOfReads = {
  limit: 2,
  methods: ['get'],
  statusCodes: [408, 429, 500, 502, 503, 504],
  afterStatusCodes: [429, 503],
  jitter: true,
  backoffLimit: 5_000,
  maxRetryAfter: 60_000,
} satisfies RetryOptions;

// A wait beyond the deadline would turn an honest "try again in 40 s" into a timeout.
const fitsBefore = (endsAt: number, error: Error): boolean => {
  const wait = isHTTPError(error) ? (retryAfterOf(error.response.headers) ?? 0) : 0;
  return performance.now() + wait < endsAt;
};

const refusalOf = (response: Response, body: unknown): ApiError => {
  const refusal = readRefusal(body);
  return new ApiError({
    status: response.status,
    code: refusal?.code ?? null,
    serverMessage: refusal?.serverMessage ?? null,
    retryAfterMs: retryAfterOf(response.headers),
    fromProvider: refusal !== null,
  });
};

/** One request; it may be sent again until `retryUntil`, on the clock of `performance.now()`. */
type Sending = {
  method: string;
  headers: Headers;
  signal: AbortSignal;
  query?: Record<string, string> | undefined;
  body?: unknown;
  permit?: Permit | undefined;
  retryUntil?: number | undefined;
};

/** Sends a request: resolves with a 2xx answer, or rejects with the provider's `ApiError` or the network's error. */
export type Send = (url: URL, sending: Sending) => Promise<Response>;

/** Creates the only user of ky. */
export const createSend = (fetch: typeof globalThis.fetch | undefined): Send => {
  const client = ky.create({
    retry: 0,
    // ky's own timeout ends with the headers; the caller's signal covers the body, too.
    timeout: false,
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
  });
  return async (url, { method, headers, signal, query, body, permit, retryUntil }) => {
    try {
      return await client(url, {
        method,
        headers,
        signal,
        // ky awaits before it asks: only here does nothing stand between the check and the request.
        fetch: (...request) => {
          permit?.check();
          return (fetch ?? globalThis.fetch)(...request);
        },
        ...(query && { searchParams: query }),
        ...(body instanceof URLSearchParams ? { body } : body !== undefined && { json: body }),
        ...(retryUntil !== undefined && {
          retry: { ...retryOfReads, shouldRetry: ({ error }) => (fitsBefore(retryUntil, error) ? undefined : false) },
        }),
      });
    } catch (error) {
      if (isHTTPError(error)) throw refusalOf(error.response, error.data);
      // ky's errors hold the request, and with it the token and typed passwords: they must not reach a log.
      throw isKyError(error) ? error.cause : error;
    }
  };
};
