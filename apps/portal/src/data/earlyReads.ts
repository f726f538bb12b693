declare global {
  interface Window {
    /** Answers the page's inline script asked the provider for before the portal's script was there, by address. */
    earlyReads?: Record<string, Promise<Response>>;
  }
}

/** As long as the query cache calls a read fresh: what was not taken by then must not be shown as new. */
const freshTime = 15_000;
const begunAt = Date.now();

/** The browser's fetch, except that a read the page began early is taken from there, once and soon; if that one failed, it is read anew. */
export const fetchEarly: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const early = Date.now() - begunAt < freshTime ? window.earlyReads : undefined;
  const begun = request.method === 'GET' ? early?.[request.url] : undefined;
  if (!early || !begun) return fetch(request);
  delete early[request.url];
  return begun.catch(() => fetch(request));
};

/** Drops what was begun and not taken: it tells of whoever was signed in, and of their money, when the page was asked for. */
export const dropEarlyReads = (): void => {
  delete window.earlyReads;
};
