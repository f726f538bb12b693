import { LoginScreen } from '@may/ui';
import { useSyncExternalStore } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths, safeReturnTo } from '../../paths.ts';
import { prepareRoute } from '../../router/prepareRoute.ts';
import { useSessionDoor, useSessionState } from '../../session/SessionContext.tsx';
import { connectLogin } from './connectLogin.ts';

/** /login: leads on as soon as somebody is signed in. */
const LoginRoute = () => {
  const door = useSessionDoor();
  const state = useSessionState();
  const [search] = useSearchParams();
  const snapshot = useSyncExternalStore(
    door.subscribe,
    () => door.current()?.actor.getSnapshot() ?? null,
    () => null,
  );
  const returnTo = safeReturnTo(search.get('returnTo'));
  if (state !== 'restoring' && state !== 'signedOut') return <Navigate to={returnTo} replace />;

  const submit = async (credentials: { email: string; password: string }) => {
    // The chunks of the page they want travel while the provider checks the password.
    void prepareRoute(new URL(returnTo, window.location.origin).pathname).ready;
    const { actor } = await door.open();
    actor.send({ type: 'submit', ...credentials });
  };
  return <LoginScreen {...connectLogin(snapshot, submit)} hrefs={{ recovery: paths.passRecovery }} />;
};

export default LoginRoute;
