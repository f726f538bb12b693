import { lazy, useEffect } from 'react';
import { wake } from './boot/wake.ts';
import { useLocaleOfCustomer } from './preferences/useLocaleOfCustomer.ts';
import { PortalRoutes } from './router/PortalRoutes.tsx';
import { useLinkNavigation } from './router/useLinkNavigation.ts';
import { usePageChange } from './router/usePageChange.ts';
import { useSession } from './session/SessionContext.tsx';
import { useSessionState } from './session/useSessionState.ts';

const LockOverlay = lazy(() => import('./session/LockOverlay.tsx'));

/**
 * The routes, or what stands in their place. Locked means replaced: nothing of the app stays in the document. An expired
 * session only covers the page, inert underneath, so that what was typed is still there afterwards (flows.md).
 */
export const Gate = () => {
  const state = useSessionState();
  const isLocked = state === 'locked';
  const { actor } = useSession();
  // Not before: a session restored while the page hydrates would differ from the HTML it hydrates.
  useEffect(() => {
    actor.start();
    wake();
  }, [actor]);
  useLinkNavigation();
  usePageChange(isLocked);
  useLocaleOfCustomer(state);
  if (isLocked) return <LockOverlay />;
  return (
    <>
      {state === 'expired' ? <LockOverlay /> : null}
      <div inert={state === 'expired'} hidden={state === 'expired'}>
        <PortalRoutes />
      </div>
    </>
  );
};
