import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { useLazySession, useSessionState } from '../../session/SessionContext.tsx';

/** /auth/lockscreen locks whoever is signed in; the lock screen takes over, and leads to the dashboard once it is opened. */
const LockScreenRoute = () => {
  const { load, current } = useLazySession();
  const state = useSessionState();
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    // A page before signing in fetches the session's code only when the visitor touches it, and this one has nothing to touch.
    if (state === 'restoring') load().catch(setFailure);
    if (state === 'signedIn') current()?.actor.send({ type: 'lock' });
  }, [load, current, state]);
  // The boundary around the routes says which chunk did not arrive.
  if (failure !== null) throw failure;
  return state === 'signedOut' ? <Navigate to={href('login')} replace /> : null;
};

export default LockScreenRoute;
