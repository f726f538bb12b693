import { RegisterScreen } from '@may/screens/account/Register/RegisterScreen.tsx';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { config } from '../../browser/config.ts';
import { href } from '../../router/href.ts';
import { useLazySession } from '../../session/SessionContext.tsx';
import { connectRegistration } from './connectRegistration.ts';
import { newAccount } from './newAccount.ts';
import { provideRegistration } from './provideRegistration.ts';

const asksForCode = config.flags.smsOtp;

/** The registration: leads to the confirmation of the phone, or to the login page if the provider sends no code. */
const Registration = () => {
  const { load } = useLazySession();
  const navigate = useNavigate();
  // It holds the page that the customer asked for before the login.
  const { search: query } = useLocation();
  const [machine] = useState(() =>
    provideRegistration({
      loadSession: load,
      showCodePage: (account) => {
        newAccount.current = account;
        navigate(href('checkOtp') + query, { replace: true });
      },
      showLogin: ({ email }) => {
        newAccount.current = { email, phone: null };
        navigate(href('login') + query);
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { asksForCode } });
  return (
    <RegisterScreen
      {...connectRegistration(snapshot, send)}
      hrefs={{ signIn: href('login') + query, checkOtp: asksForCode ? href('checkOtp') + query : null }}
    />
  );
};

export default Registration;
