import { lazyPart } from '@may/ui';
import { Suspense, useSyncExternalStore } from 'react';
import { mayHaveUnresolved, watchTopUps } from './mayHaveUnresolved.ts';

const PendingTrayPart = lazyPart(() => import('./PendingTrayPart.tsx'));

/** The tray of unresolved top-ups. Its code is fetched only if this browser remembers such a top-up. */
export const PendingTray = () =>
  useSyncExternalStore(watchTopUps, mayHaveUnresolved, () => false) ? (
    <Suspense>
      <PendingTrayPart />
    </Suspense>
  ) : null;
