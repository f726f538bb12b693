declare global {
  /** Answers the page's inline script asked the provider for before the portal's script was there, by address. */
  var earlyReads: Record<string, Promise<Response>> | undefined;
}

/** Equal to the query cache's stale time: an older answer must not be shown as new. */
const freshTime = 15_000;
const begunAt = Date.now();

/** The answer to a read that the page's HTML began, given once; null if it failed, undefined if there is none. */
export const takeEarlyRead = (url: string): Promise<Response | null> | undefined => {
  const early = Date.now() - begunAt < freshTime ? window.earlyReads : undefined;
  const begun = early?.[url];
  if (!early || !begun) return undefined;
  delete early[url];
  return begun.then(
    (answer) => (answer.ok ? answer : null),
    () => null,
  );
};

/** Drops the early answers: they hold the money of the customer who was signed in when the page was requested. */
export const dropEarlyReads = (): void => {
  delete window.earlyReads;
};
