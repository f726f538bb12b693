import { useSyncExternalStore } from 'react';

/** Calls that the provider does not have. A call counts as present until it was tried. */
export type MissingCalls = { edit: boolean; delete: boolean };

let missing: MissingCalls = { edit: false, delete: false };
const listeners = new Set<() => void>();

/** Keeps in mind, until the page is loaded anew, that the provider has no such call. */
export const noteMissingCall = (kind: keyof MissingCalls): void => {
  missing = { ...missing, [kind]: true };
  for (const tell of listeners) tell();
};

/** The calls that the provider does not have (docs/decisions/0015). */
export const useMissingCalls = (): MissingCalls =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => missing,
  );
