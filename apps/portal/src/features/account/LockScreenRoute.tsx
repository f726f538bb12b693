import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { useLazySession, useSessionState } from '../../session/SessionContext.tsx';

/** /auth/lockscreen locks the signed-in customer; the lock screen opens the dashboard after the password. */
const LockScreenRoute = () => {
  const { load, current } = useLazySession();
  const state = useSessionState();
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    // Pages before signing in load the session's code at the visitor's first touch, and this page has nothing to touch.
    if (state === 'restoring') load().catch(setFailure);
    if (state === 'signedIn') current()?.actor.send({ type: 'lock' });
  }, [load, current, state]);
  // The error boundary around the routes names the chunk that did not load.
  if (failure !== null) throw failure;
  return state === 'signedOut' ? <Navigate to={href('login')} replace /> : null;
};

export default LockScreenRoute;
