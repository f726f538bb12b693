import { useEffect, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSessionDoor, useSessionState } from '../../session/SessionContext.tsx';

/** /auth/lockscreen locks whoever is signed in; the lock screen takes over from there, and an unlock leads to the dashboard. */
const LockScreenRoute = () => {
  const door = useSessionDoor();
  const state = useSessionState();
  const navigate = useNavigate();
  const asked = useRef(false);
  useEffect(() => {
    if (state !== 'signedIn') return;
    if (asked.current) navigate(paths.dashboard, { replace: true });
    else door.current()?.actor.getSnapshot().children.lockScreen?.send({ type: 'lock' });
    asked.current = true;
  }, [door, state, navigate]);
  return state === 'signedOut' ? <Navigate to={paths.login} replace /> : null;
};

export default LockScreenRoute;
