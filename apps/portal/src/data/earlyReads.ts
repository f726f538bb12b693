declare global {
  /** Answers to the requests of the page's inline script, by address. */
  var earlyReads: Record<string, Promise<Response>> | undefined;
}

/** Equal to the query cache's stale time: an older answer must not be shown as new. */
const freshTime = 15_000;
const begunAt = Date.now();

/** The answer to an early read, given once; null if it failed, undefined if there is none. */
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

/** Drops the early answers, because they belong to the customer who was signed in when the page loaded. */
export const dropEarlyReads = (): void => {
  delete window.earlyReads;
};
