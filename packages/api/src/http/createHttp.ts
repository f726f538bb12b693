import type * as v from 'valibot';
import { isApiError } from '../errors/ApiError.ts';
import { isNotSent, NotSentError } from '../errors/NotSentError.ts';
import type { Send } from './client.ts';
import type { Permit } from './Permit.ts';
import { readAnswer } from './readAnswer.ts';
import { toFailure } from './toFailure.ts';

/** Settings of the client; `deadlines` are milliseconds for the whole answer, body included. */
export type HttpOptions = {
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** The answer of a read that was sent before the client existed: null if it failed, undefined if none was sent. */
  takeEarly?: (url: string) => Promise<Response | null> | undefined;
  getToken: () => string | null;
  onUnauthorized?: () => void;
  /** Called with each call at its beginning; a write may change something at the provider. */
  onCall?: (call: Promise<unknown>, isWrite: boolean) => void;
  getLanguage?: () => string;
  deadlines?: { read: number; write: number };
};

/** Options of every call: `schema` of the answer, `token` other than the session's, `bareToken` for a token without `Bearer`. */
type Ask<T> = { schema: v.GenericSchema<unknown, T>; token?: string | undefined; bareToken?: boolean };

type ReadAsk<T> = Ask<T> & { query?: Record<string, string> };
/** A write needs the permit of a press, unless it comes from no customer or `changesNothing`, and is told as a read. */
type Rights = { permit: Permit; anonymous: true; changesNothing: true };
/** `attemptKey` is sent as `Idempotency-Key`; null sends no such header. */
type Body = { body: unknown; attemptKey?: string | null };
type WriteAsk<T> = Ask<T> & Body & { [Right in keyof Rights]: Pick<Rights, Right> }[keyof Rights];
type AnyAsk<T> = ReadAsk<T> & Partial<Body & Rights>;

/** The HTTP verbs; each promise resolves with the parsed answer or rejects with one of the four error classes. */
export type Http = {
  get<T>(path: string, ask: ReadAsk<T>): Promise<T>;
  post<T>(path: string, ask: WriteAsk<T>): Promise<T>;
  put<T>(path: string, ask: WriteAsk<T>): Promise<T>;
  delete<T>(path: string, ask: Ask<T> & Pick<Rights, 'permit'>): Promise<T>;
  /** Downloads the client ahead of the first call. */
  prepare(): void;
};

const usualDeadlines = { read: 20_000, write: 30_000 };

const isSendable = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);

/** Rejects at the abort of `signal`, also while `work` ignores it. */
const withinDeadline = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

/**
 * Creates the provider's HTTP client: retries reads alone, sends the token to the API's origin alone, fails in four ways
 * (docs/threats.md#client-rules).
 */
export const createHttp = (options: HttpOptions): Http => {
  const base = new URL(options.baseUrl.replace(/\/*$/, '/'), globalThis.location?.href);
  const deadlines = options.deadlines ?? usualDeadlines;
  let client: Promise<Send> | undefined;
  const prepare = (): Promise<Send> => {
    client ??= import('./client.ts').then(({ createSend }) => createSend(options.fetch));
    client.catch(() => {
      client = undefined;
    });
    return client;
  };

  const send =
    (method: keyof Omit<Http, 'prepare'>) =>
    async <T>(path: string, ask: AnyAsk<T>): Promise<T> => {
      const isWrite = method !== 'get';
      const url = new URL(path, base);
      const token = ask.anonymous ? null : (ask.token ?? options.getToken());
      // The session ended before this call was sent: the provider would refuse it.
      if (token === null && !ask.anonymous) throw new NotSentError();
      const headers = new Headers({ accept: 'application/json' });
      if (ask.attemptKey != null) headers.set('idempotency-key', ask.attemptKey);
      if (options.getLanguage) headers.set('accept-language', options.getLanguage());
      if (token !== null && isSendable(token) && url.origin === base.origin)
        headers.set('authorization', ask.bareToken ? token : `Bearer ${token}`);

      const deadlineMs = isWrite ? deadlines.write : deadlines.read;
      const retryUntil = isWrite ? undefined : performance.now() + deadlineMs;
      const deadline = AbortSignal.timeout(deadlineMs);
      const { query, body, permit } = ask;
      try {
        const early = isWrite || query ? undefined : options.takeEarly?.(url.href);
        const response =
          (early && (await withinDeadline(deadline, early))) ??
          (await (
            await withinDeadline(deadline, prepare())
          )(url, { method, headers, signal: deadline, query, body, permit, retryUntil }));
        return await withinDeadline(deadline, readAnswer(response, ask.schema, { isWrite }));
      } catch (error) {
        const failure = toFailure(error, deadline.aborted ? deadlineMs : null);
        // A late 401 for a replaced token, or for a token given by the caller, says nothing about the session.
        const isSessions = !ask.anonymous && ask.token === undefined && token === options.getToken();
        if (isApiError(failure) && failure.status === 401 && isSessions && !isNotSent(failure))
          options.onUnauthorized?.();
        throw failure;
      }
    };

  const request = (method: keyof Omit<Http, 'prepare'>) => {
    const sendIt = send(method);
    return <T>(path: string, ask: AnyAsk<T>): Promise<T> => {
      const call = sendIt(path, ask);
      options.onCall?.(call, method !== 'get' && !ask.changesNothing);
      return call;
    };
  };
  const verbs = { get: request('get'), post: request('post'), put: request('put'), delete: request('delete') };
  return { ...verbs, prepare: () => void prepare().catch(() => undefined) };
};
