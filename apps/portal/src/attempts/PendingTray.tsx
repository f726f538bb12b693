import { lazy, Suspense, useSyncExternalStore } from 'react';
import { localStore } from '../storage/createStorage.ts';
import { attemptsKey } from './attemptsKey.ts';

const PendingTrayPart = lazy(() => import('./PendingTrayPart.tsx'));

const subscribe = (listener: () => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
const hasAttempts = () => (localStore.get(attemptsKey) ?? '[]') !== '[]';

/** The tray of unresolved top-ups; its code is fetched only where this browser remembers one. */
export const PendingTray = () =>
  useSyncExternalStore(subscribe, hasAttempts) ? (
    <Suspense>
      <PendingTrayPart />
    </Suspense>
  ) : null;
