import { resendPause } from '@may/machines';
import { AlreadySignedInScreen, RegisterScreen } from '@may/ui';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { rememberCodePause } from '../../accounts/codePause.ts';
import { newAccount } from '../../accounts/newAccount.ts';
import { usePhone } from '../../accounts/usePhone.ts';
import { config } from '../../config.ts';
import { href } from '../../router/href.ts';
import { safeReturnTo } from '../../router/returnTo.ts';
import { useLazySession, useSessionState } from '../../session/SessionContext.tsx';
import { connectRegistration, pageOfRegistration } from './connectRegistration.ts';
import { provideRegistration } from './provideRegistration.ts';

const asksForCode = config.flags.smsOtp;

/** The registration: leads to the confirmation of the phone, or into the account if the provider sends no code. */
const Registration = () => {
  const { load, current } = useLazySession();
  const navigate = useNavigate();
  // It holds the page that the customer asked for before the login.
  const { search: query } = useLocation();
  const state = useSessionState();
  const [typedPhone, setTypedPhone] = useState('');
  const phone = usePhone(typedPhone);
  // Made once: it remembers the password until the sign-in.
  const [machine] = useState(() =>
    provideRegistration({
      loadSession: load,
      showCodePage: (account) => {
        newAccount.note(account);
        rememberCodePause('send', account.phone, resendPause);
        navigate(href('checkOtp') + query, { replace: true });
      },
      showLogin: ({ email }) => {
        newAccount.note({ email, phone: null });
        navigate(href('login') + query);
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { asksForCode } });
  const identity = state === 'signedIn' || state === 'expired' ? current()?.actor.getSnapshot().context.identity : null;
  const present = identity && {
    email: identity.email,
    onSignOut: () => current()?.actor.send({ type: 'signOut' }),
  };
  const page = pageOfRegistration(snapshot, identity?.email ?? null);
  if (page === 'account') return <Navigate to={safeReturnTo(new URLSearchParams(query).get('returnTo'))} replace />;
  if (present && page === 'present') return <AlreadySignedInScreen {...present} hrefs={{ home: href('dashboard') }} />;
  return (
    <RegisterScreen
      {...connectRegistration(snapshot, send, present ?? null)}
      phoneSent={phone?.shown ?? null}
      hrefs={{ signIn: href('login') + query, checkOtp: asksForCode ? href('checkOtp') + query : null }}
      onPhoneType={setTypedPhone}
    />
  );
};

export default Registration;
