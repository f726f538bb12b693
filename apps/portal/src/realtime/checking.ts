import { useSyncExternalStore } from 'react';

let every: number | null = null;
const listeners = new Set<() => void>();

/** Sets the seconds between two readings of the invoices while the connection is lost; null while it is not. */
export const setCheckEvery = (seconds: number | null): void => {
  every = seconds;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The seconds between two readings of the invoices while the connection is lost; null while it is not. */
export const useCheckEvery = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => every,
    () => every,
  );
