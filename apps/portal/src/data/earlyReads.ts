import { readAccessToken } from '../browser/storage/storedSession.ts';
import type { EarlyRead } from '../router/earlyReadPaths.ts';

declare global {
  /** Answers to the requests of the page's inline script, by address. */
  var earlyReads: Record<string, Promise<Response>> | undefined;
  /** The token that they were requested with. */
  var earlyToken: string | undefined;
  /** The same answers by name, for the figures. */
  var begunReads: { [Name in EarlyRead]?: Promise<Response> } | undefined;
  /** The reads whose figures are drawn; none until the figures begin and after React has taken over. */
  var figures: { reads: ReadonlySet<string> } | undefined;
}

/** Equal to the query cache's stale time: an older answer must not be shown as new. */
const freshTime = 15_000;
const begunAt = Date.now();

/**
 * False once the early answers are too old to be shown as new. Also false if they belong to another customer: another tab may sign this one in before
 * the portal's script is there.
 */
export const areEarlyReadsValid = (): boolean =>
  Date.now() - begunAt < freshTime && (window.earlyToken ?? null) === readAccessToken();

/** The answer to an early read, given once; null if it failed, undefined if there is none for the customer who is signed in. */
export const takeEarlyRead = (url: string): Promise<Response | null> | undefined => {
  const early = areEarlyReadsValid() ? window.earlyReads : undefined;
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
  delete window.begunReads;
};
