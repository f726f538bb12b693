import { retryAfterOf } from './retryAfterOf.ts';

/** Milliseconds: the page asks again at least each minute, because a provider is often back before the time that it named. */
const longestWait = 60_000;

/** True if the provider answers calls at present; `retryAfterMs` is the wait that it asks for, at most a minute. */
export type ServiceAnswer = { answers: boolean; retryAfterMs: number | null };

type AskOptions = { baseUrl: string; token: string | null; fetch?: typeof globalThis.fetch; deadline?: number };

const isJson = (headers: Headers): boolean => /\bjson\b/i.test(headers.get('content-type') ?? '');

/**
 * Asks the provider for its regions, with the session's token if there is one. Any JSON answer but a 5xx or a 429 means that it works, a refusal
 * too. A page of HTML is a proxy's. The client is not used, because it repeats reads and refuses a read without a token.
 */
export const askService = async ({
  baseUrl,
  token,
  fetch = globalThis.fetch,
  deadline = 10_000,
}: AskOptions): Promise<ServiceAnswer> => {
  try {
    const { status, headers } = await fetch(new URL('/api/wp/regions', new URL(baseUrl, globalThis.location?.href)), {
      headers: { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
    });
    const wait = retryAfterOf(headers);
    return {
      answers: status < 500 && status !== 429 && isJson(headers),
      retryAfterMs: wait === null ? null : Math.min(wait, longestWait),
    };
  } catch {
    return { answers: false, retryAfterMs: null };
  }
};
