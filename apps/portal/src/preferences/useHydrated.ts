import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False for the prerendered page and its hydration, which must draw the same: only then the browser's own values are shown. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
