import { LoginScreen } from '@may/screens/account/Login/LoginScreen.tsx';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { config } from '../../browser/config.ts';
import { useHydrated } from '../../browser/preferences/PreferenceControls.tsx';
import { href } from '../../router/href.ts';
import { prepareRoute } from '../../router/prepareRoute.ts';
import { safeReturnTo } from '../../router/returnTo.ts';
import { useLazySession, useSessionState } from '../../session/SessionContext.tsx';
import { connectLogin } from './connectLogin.ts';
import { newAccount } from './newAccount.ts';

/** /login: navigates to `returnTo` once the customer is signed in. */
const LoginRoute = () => {
  const { load, current, subscribe } = useLazySession();
  const snapshot = useSyncExternalStore(
    subscribe,
    () => current()?.actor.getSnapshot() ?? null,
    () => null,
  );
  const state = useSessionState();
  const isSignedIn = state !== 'restoring' && state !== 'signedOut';
  // Not before: the customer may go back to the page of the code and come again.
  useEffect(() => {
    if (isSignedIn) newAccount.current = null;
  }, [isSignedIn]);
  const { search } = useLocation();
  // The build draws the page without a query, and hydration leaves an address as it is.
  const query = useHydrated() ? search : '';
  const [email] = useState(() => newAccount.current?.email);
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const returnTo = safeReturnTo(new URLSearchParams(search).get('returnTo'));
  // The session's code did not load: the error boundary around the routes names the chunk.
  if (failure !== null) throw failure;
  if (isSignedIn) return <Navigate to={returnTo} replace />;

  const submit = async (credentials: { email: string; password: string }) => {
    // Loads the chunks of the next page while the provider checks the password.
    void prepareRoute(new URL(returnTo, window.location.origin).pathname).ready;
    setIsLoading(true);
    await load()
      .then(({ actor }) => actor.send({ type: 'submit', ...credentials }))
      .catch(setFailure);
    setIsLoading(false);
  };
  return (
    <LoginScreen
      {...connectLogin(snapshot, isLoading, submit)}
      email={email}
      hrefs={{
        recovery: href('passRecovery'),
        register: href('register') + query,
        checkOtp: config.flags.smsOtp ? href('checkOtp') + query : undefined,
      }}
    />
  );
};

export default LoginRoute;
