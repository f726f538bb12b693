import { readAccessToken } from '../browser/storage/storedSession.ts';

/** Equal to the query cache's stale time: an older answer must not be shown as new. */
const freshTime = 15_000;
const begunAt = Date.now();

/**
 * False once the early answers are too old to be shown as new. Also false if they belong to another customer: another tab may sign this one in before
 * the portal's script is there.
 */
export const areEarlyReadsValid = (): boolean =>
  Date.now() - begunAt < freshTime && (window.beforeReact?.earlyToken ?? null) === readAccessToken();

/** The answer to an early read, given once; null if it failed, undefined if there is none for the customer who is signed in. */
export const takeEarlyRead = (url: string): Promise<Response | null> | undefined => {
  const early = areEarlyReadsValid() ? window.beforeReact?.earlyReads : undefined;
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
  delete window.beforeReact?.earlyReads;
  delete window.beforeReact?.begunReads;
};
