import { useSyncExternalStore } from 'react';

/** The calls that the provider does not offer. A call counts as offered until it was tried. */
export type MissingCalls = { edit: boolean; delete: boolean };

let missing: MissingCalls = { edit: false, delete: false };
const listeners = new Set<() => void>();

/** Remembers until the next page load that the provider does not offer this call. */
export const noteMissingCall = (kind: keyof MissingCalls): void => {
  missing = { ...missing, [kind]: true };
  for (const tell of listeners) tell();
};

/** The calls that the provider does not offer (docs/decisions/0015). */
export const useMissingCalls = (): MissingCalls =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => missing,
  );
