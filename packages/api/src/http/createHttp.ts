import ky, { isHTTPError, type RetryOptions } from 'ky';
import type * as v from 'valibot';
import { isApiError } from '../errors/ApiError.ts';
import { readAnswer } from './readAnswer.ts';
import { retryAfterOf } from './retryAfterOf.ts';
import { toFailure } from './toFailure.ts';

/** How the client reaches the provider; `deadlines` are milliseconds for the whole answer, body included. */
export type HttpOptions = {
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  getToken: () => string | null;
  onUnauthorized?: () => void;
  getLanguage?: () => string;
  deadlines?: { read: number; write: number };
};

/** What every call says: the answer's schema, which token goes along (the session's unless told otherwise), and whether without `Bearer`. */
type Ask<T> = { schema: v.GenericSchema<unknown, T>; token?: string | undefined; bareToken?: boolean };

type ReadAsk<T> = Ask<T> & { query?: Record<string, string> };
type WriteAsk<T> = Ask<T> & { body: unknown; headers?: Record<string, string>; anonymous?: boolean };

/** The verbs the resources speak; each promise settles with the parsed answer or one of the four error classes. */
export type Http = {
  get<T>(path: string, ask: ReadAsk<T>): Promise<T>;
  post<T>(path: string, ask: WriteAsk<T>): Promise<T>;
  put<T>(path: string, ask: WriteAsk<T>): Promise<T>;
  delete<T>(path: string, ask: Ask<T>): Promise<T>;
};

const usualDeadlines = { read: 20_000, write: 30_000 };

const retryOfReads = {
  limit: 2,
  methods: ['get'],
  statusCodes: [408, 429, 500, 502, 503, 504],
  afterStatusCodes: [429, 503],
  jitter: true,
  backoffLimit: 5_000,
  maxRetryAfter: 60_000,
} satisfies RetryOptions;

const isSendable = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);

// Waiting past the deadline would turn an honest "try again in 40 s" into a timeout.
const fitsBefore = (endsAt: number, error: Error): boolean => {
  const wait = isHTTPError(error) ? (retryAfterOf(error.response.headers) ?? 0) : 0;
  return performance.now() + wait < endsAt;
};

/** The only ky of the house: retries reads alone, sends the token to the API's origin alone, and fails in four ways (§3.4). */
export const createHttp = (options: HttpOptions): Http => {
  const base = new URL(options.baseUrl.replace(/\/*$/, '/'), globalThis.location?.href);
  const deadlines = options.deadlines ?? usualDeadlines;
  const client = ky.create({
    ...(options.fetch && { fetch: options.fetch }),
    retry: 0,
    // ky's own timeout ends with the headers; the deadline signal below covers the body too.
    timeout: false,
    redirect: 'error',
    credentials: 'omit',
  });

  const request =
    (method: keyof Http) =>
    async <T>(path: string, ask: ReadAsk<T> & Partial<WriteAsk<T>>): Promise<T> => {
      const isWrite = method !== 'get';
      const url = new URL(path, base);
      const token = ask.anonymous ? null : (ask.token ?? options.getToken());
      const headers = new Headers({ accept: 'application/json', ...ask.headers });
      if (options.getLanguage) headers.set('accept-language', options.getLanguage());
      if (token !== null && isSendable(token) && url.origin === base.origin)
        headers.set('authorization', ask.bareToken ? token : `Bearer ${token}`);

      const deadlineMs = isWrite ? deadlines.write : deadlines.read;
      const endsAt = performance.now() + deadlineMs;
      const deadline = AbortSignal.timeout(deadlineMs);
      try {
        const response = await client(url, {
          method,
          headers,
          signal: deadline,
          ...(ask.query && { searchParams: ask.query }),
          ...(ask.body instanceof URLSearchParams ? { body: ask.body } : ask.body !== undefined && { json: ask.body }),
          ...(!isWrite && {
            retry: { ...retryOfReads, shouldRetry: ({ error }) => (fitsBefore(endsAt, error) ? undefined : false) },
          }),
        });
        return await readAnswer(response, ask.schema, { isWrite });
      } catch (error) {
        const failure = toFailure(error, deadline.aborted ? deadlineMs : null);
        // A late 401 for a token that was replaced meanwhile, or that the caller brought along, says nothing about the session.
        const isSessions = !ask.anonymous && ask.token === undefined && token === options.getToken();
        if (isApiError(failure) && failure.status === 401 && isSessions) options.onUnauthorized?.();
        throw failure;
      }
    };

  return { get: request('get'), post: request('post'), put: request('put'), delete: request('delete') };
};
