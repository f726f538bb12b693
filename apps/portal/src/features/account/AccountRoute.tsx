import { type ComponentType, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { lazyPlace } from '../../router/lazyPlace.tsx';
import { safeReturnTo } from '../../router/returnTo.ts';
import { useSessionState } from '../../session/SessionContext.tsx';

/** A page of a new account. A signed-in customer is led on, so that no session is replaced unseen. */
const accountPage = (Part: ComponentType) => () => {
  const state = useSessionState();
  const [search] = useSearchParams();
  if (state !== 'restoring' && state !== 'signedOut')
    return <Navigate to={safeReturnTo(search.get('returnTo'))} replace />;
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
};

// Each in a part of its own: as a page it would put the code of flows into the file that the login page fetches.
export default {
  register: accountPage(lazyPlace(() => import('./Registration.tsx'))),
  checkOtp: accountPage(lazyPlace(() => import('./PhoneConfirmation.tsx'))),
};
