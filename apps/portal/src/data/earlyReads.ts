declare global {
  interface Window {
    /** Answers the page's inline script asked for before the portal's script was there, by path. */
    earlyReads?: Record<string, Promise<Response>>;
  }
}

/** The browser's fetch, except that a read the page began early is taken from there, once; if that one failed, it is read anew. */
export const fetchEarly: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { origin, pathname, search } = new URL(request.url);
  const early = window.earlyReads;
  const begun =
    request.method === 'GET' && origin === window.location.origin && !search ? early?.[pathname] : undefined;
  if (!early || !begun) return fetch(request);
  delete early[pathname];
  return begun.catch(() => fetch(request));
};

/** Drops what was begun and not taken: it belongs to whoever was signed in when the page was asked for. */
export const dropEarlyReads = (): void => {
  delete window.earlyReads;
};
