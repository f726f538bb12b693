import { lazyPart } from '@may/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { localStore } from '../../storage/createStorage.ts';
import { watchKeys } from '../../storage/watchKeys.ts';
import { attemptsKey } from '../attempts/attemptsKey.ts';

const PendingTrayPart = lazyPart(() => import('./PendingTrayPart.tsx'));

const subscribe = (listener: () => void) => watchKeys((key) => key === attemptsKey, listener);
const hasUnresolved = () => /"phase":"(?:begun|uncharged|open)"/.test(localStore.get(attemptsKey) ?? '');

/** The tray of unresolved top-ups. Its code is fetched only if this browser remembers such a top-up. */
export const PendingTray = () =>
  useSyncExternalStore(subscribe, hasUnresolved, () => false) ? (
    <Suspense>
      <PendingTrayPart />
    </Suspense>
  ) : null;
