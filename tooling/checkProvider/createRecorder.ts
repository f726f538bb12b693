import type { Heard } from '../../packages/api/src/assumptions/index.ts';

/** An answer as it came, or the reason why none came. `body` is undefined if the text is no JSON. */
export type Seen =
  | { kind: 'answer'; status: number; headers: Headers; length: number; body: unknown }
  | { kind: 'unusable'; reason: string }
  | { kind: 'none'; reason: string };

export type RecorderOptions = {
  /** The only origin that is asked. */
  origin: string;
  /** Sent as `Origin` with each request, as a browser does; null sends none. */
  portalOrigin: string | null;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  /** Receives each whole answer, of which the ledger keeps the shape alone. */
  hear?: (heard: Heard) => void;
};

/** A `fetch` for the portal's client that keeps the last answer. */
export type Recorder = {
  fetch: typeof globalThis.fetch;
  /** The last answer since the last `take`. */
  take: () => Seen | null;
  /** The answers that a browser would hide from the portal, because they do not allow its origin (CORS), by their status. */
  hidden: () => { total: number; statuses: readonly number[] };
};

/** Bytes; a longer answer is cut, because one without an end would never be judged. */
const longestAnswer = 5_000_000;

/** ky repeats a read after these, but a check counts the first answer. */
const repeated = new Set([408, 429, 500, 502, 503, 504]);

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is unknown (DNS)',
  EAI_AGAIN: 'its name could not be looked up (DNS)',
  ECONNREFUSED: 'nothing listens there (connection refused)',
  ECONNRESET: 'the connection broke',
  UND_ERR_SOCKET: 'the connection broke',
};

const causes = (error: unknown): unknown[] => (error instanceof Error ? [error, ...causes(error.cause)] : []);

/** The reason of a failed request in words, without the words of the error, which may hold an address. */
const reasonOf = (error: unknown): string => {
  const codes = causes(error).flatMap((cause) =>
    cause instanceof Error && 'code' in cause ? [String(cause.code)] : [],
  );
  const known = codes.map((code) => reasons[code]).find((reason) => reason !== undefined);
  if (known) return known;
  if (codes.some((code) => /CERT|TLS|SSL|ISSUER|SIGNATURE/.test(code))) return 'its TLS certificate is not trusted';
  return 'the connection failed';
};

class Unfinished extends Error {
  readonly seen: Seen;
  constructor(seen: Seen) {
    super('The check has its answer; the client need not ask again.');
    this.seen = seen;
  }
}

const readWhole = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > longestAnswer) {
      throw new Unfinished({
        kind: 'unusable',
        reason: `the answer is longer than ${longestAnswer / 1e6} MB and was cut`,
      });
    }
    text += decoder.decode(part, { stream: true });
  }
  return text;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Creates a recorder. It follows no redirect, asks each question once, and ends each wait. */
export const createRecorder = ({ origin, portalOrigin, fetch, timeoutMs, hear }: RecorderOptions): Recorder => {
  let last: Seen | null = null;
  let total = 0;
  const hidden: number[] = [];

  const ask = async (request: Request): Promise<{ seen: Seen; text: string; response: Response }> => {
    const response = await fetch(request);
    if (portalOrigin !== null && request.method !== 'OPTIONS') {
      total += 1;
      const allowed = response.headers.get('access-control-allow-origin');
      if (allowed !== '*' && allowed !== portalOrigin) hidden.push(response.status);
    }
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      const to = response.headers.get('location') ?? '';
      const where =
        URL.canParse(to, origin) && new URL(to, origin).origin !== origin ? 'another origin' : 'another address';
      throw new Unfinished({
        kind: 'unusable',
        reason: `it redirects to ${where}, and the portal follows no redirect`,
      });
    }
    const text = await readWhole(response);
    const { status, headers } = response;
    return { seen: { kind: 'answer', status, headers, length: text.length, body: parse(text) }, text, response };
  };

  const record = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const given = new Request(input, init);
    if (new URL(given.url).origin !== origin) throw new Error('A check asks one origin alone.');
    const headers = new Headers(given.headers);
    if (portalOrigin !== null) headers.set('origin', portalOrigin);
    const deadline = AbortSignal.timeout(timeoutMs);
    const late = new Promise<never>((_, reject) => {
      const seen: Seen = { kind: 'none', reason: `no whole answer came within ${timeoutMs / 1000} s` };
      deadline.addEventListener('abort', () => reject(new Unfinished(seen)), { once: true });
    });
    try {
      const request = new Request(given, { headers, redirect: 'manual', signal: deadline });
      const { seen, text, response } = await Promise.race([ask(request), late]);
      last = seen;
      if (seen.kind === 'answer' && given.method !== 'OPTIONS') {
        const { status, body } = seen;
        hear?.({ method: given.method, path: new URL(given.url).pathname, status, body });
      }
      const { status } = response;
      if (given.method === 'GET' && repeated.has(status)) throw new Unfinished(seen);
      return new Response(status === 204 || status === 304 ? null : text, { status, headers: response.headers });
    } catch (error) {
      last = error instanceof Unfinished ? error.seen : { kind: 'none', reason: reasonOf(error) };
      throw error instanceof Unfinished ? error : new Unfinished(last);
    }
  };

  return {
    fetch: record,
    take: () => {
      const taken = last;
      last = null;
      return taken;
    },
    hidden: () => ({ total, statuses: hidden }),
  };
};
