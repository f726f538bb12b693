import type { ServerLogEvent } from '@may/machines/servers/serverLog.types.ts';

/**
 * Tells the flow when the page is left for the back-forward cache, when it is back, and when the network is back. Returns a function that stops
 * it. A hidden tab keeps its connection, so that the log is whole when the customer looks at it.
 */
export const followPage = (
  page: Pick<Window, 'addEventListener'>,
  send: (event: ServerLogEvent) => void,
): (() => void) => {
  // The back-forward cache does not keep a page with an open connection.
  const leave = () => send({ type: 'page.left' });
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) send({ type: 'page.returned' });
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  page.addEventListener('pagehide', leave, { signal });
  page.addEventListener('pageshow', comeBack, { signal });
  page.addEventListener('online', () => send({ type: 'network.returned' }), { signal });
  return () => leaving.abort();
};
