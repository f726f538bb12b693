declare global {
  /** Answers the page's inline script asked the provider for before the portal's script was there, by address. */
  var earlyReads: Record<string, Promise<Response>> | undefined;
}

/** As long as the query cache calls a read fresh: what was not taken by then must not be shown as new. */
const freshTime = 15_000;
const begunAt = Date.now();

/** The answer to a read the page began early, once and soon; null where it was not a good one, undefined where there was none. */
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

/** Drops what was begun and not taken: it tells of whoever was signed in, and of their money, when the page was asked for. */
export const dropEarlyReads = (): void => {
  delete window.earlyReads;
};
