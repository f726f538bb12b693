import { LoginScreen } from '@may/ui';
import { useSelector } from '@xstate/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths, safeReturnTo } from '../../paths.ts';
import { prepareRoute } from '../../router/prepareRoute.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { useSessionState } from '../../session/useSessionState.ts';
import { loginProps } from './loginProps.ts';

/** /login: leads on as soon as somebody is signed in. */
const LoginRoute = () => {
  const { actor } = useSession();
  const state = useSessionState();
  const [search] = useSearchParams();
  const snapshot = useSelector(actor, (current) => current);
  const returnTo = safeReturnTo(search.get('returnTo'));
  if (state !== 'restoring' && state !== 'signedOut') return <Navigate to={returnTo} replace />;
  return (
    <LoginScreen
      {...loginProps(snapshot)}
      hrefs={{ recovery: paths.passRecovery }}
      onSubmit={(credentials) => {
        // The chunks of the page they want travel while the provider checks the password.
        void prepareRoute(new URL(returnTo, window.location.origin).pathname).ready;
        actor.send({ type: 'submit', ...credentials });
      }}
    />
  );
};

export default LoginRoute;
