import { lazyPart } from '@may/ui';
import { Suspense, useEffect } from 'react';
import { markHydrated } from '../boot/hydrated.ts';
import { useWordsFailure } from '../errors/useWordsFailure.ts';
import { PortalRoutes } from '../router/PortalRoutes.tsx';
import { useLinkNavigation } from '../router/useLinkNavigation.ts';
import { usePageChange } from '../router/usePageChange.ts';
import { useSessionState } from '../session/SessionContext.tsx';

const LockOverlay = lazyPart(() => import('../session/LockOverlay.tsx'));

/**
 * The routes, or what stands in their place. Locked means replaced: nothing of the app stays in the document. An expired
 * session only covers the page, inert underneath, so that what was typed is still there afterwards (docs/flows.md#session).
 */
export const LockableRoutes = () => {
  const state = useSessionState();
  const isLocked = state === 'locked';
  useEffect(markHydrated, []);
  useLinkNavigation();
  usePageChange(isLocked);
  useWordsFailure();
  // In a boundary of its own: the one around the routes would keep them in the document until the lock screen's chunk is here.
  const lockScreen = (
    <Suspense>
      <LockOverlay />
    </Suspense>
  );
  if (isLocked) return lockScreen;
  return (
    <>
      {state === 'expired' ? lockScreen : null}
      <div inert={state === 'expired'} hidden={state === 'expired'}>
        <PortalRoutes />
      </div>
    </>
  );
};
