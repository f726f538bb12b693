import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { useLazySession, useSessionState } from '../../session/SessionContext.tsx';

/** /auth/lockscreen locks whoever is signed in; the lock screen takes over, and leads to the dashboard once it is opened. */
const LockScreenRoute = () => {
  const session = useLazySession();
  const state = useSessionState();
  useEffect(() => {
    if (state === 'signedIn') session.current()?.actor.send({ type: 'lock' });
  }, [session, state]);
  return state === 'signedOut' ? <Navigate to={href('login')} replace /> : null;
};

export default LockScreenRoute;
