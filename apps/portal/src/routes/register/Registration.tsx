import { resendPause } from '@may/machines';
import { AlreadySignedInScreen, RegisterScreen } from '@may/ui';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { rememberCodePause } from '../../accounts/codePause.ts';
import { newAccount } from '../../accounts/newAccount.ts';
import { usePhone } from '../../accounts/usePhone.ts';
import { config } from '../../config.ts';
import { href } from '../../router/href.ts';
import { useLazySession, useSessionState } from '../../session/SessionContext.tsx';
import { connectRegistration } from './connectRegistration.ts';
import { provideRegistration } from './provideRegistration.ts';

const asksForCode = config.flags.smsOtp;

/** The registration: leads to the confirmation of the phone, or into the account if the provider sends no code. */
const Registration = () => {
  const { load, current } = useLazySession();
  const navigate = useNavigate();
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
        navigate(href('checkOtp'), { replace: true });
      },
      showLogin: ({ email }) => {
        newAccount.note({ email, phone: null });
        navigate(href('login'));
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { asksForCode } });
  const identity = state === 'signedIn' || state === 'expired' ? current()?.actor.getSnapshot().context.identity : null;
  if (identity && (snapshot.matches('opening') || snapshot.matches('opened')))
    return <Navigate to={href('dashboard')} replace />;
  if (identity)
    return (
      <AlreadySignedInScreen
        email={identity.email}
        hrefs={{ home: href('dashboard') }}
        onSignOut={() => current()?.actor.send({ type: 'signOut' })}
      />
    );
  return (
    <RegisterScreen
      {...connectRegistration(snapshot, send)}
      phoneSent={phone?.shown ?? null}
      hrefs={{ signIn: href('login'), checkOtp: asksForCode ? href('checkOtp') : null }}
      onPhoneType={setTypedPhone}
    />
  );
};

export default Registration;
