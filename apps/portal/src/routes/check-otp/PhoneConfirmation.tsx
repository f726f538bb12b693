import { AlreadySignedInScreen, CheckOtpScreen } from '@may/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { followCodePause, readCodePause } from '../../accounts/codePause.ts';
import { newAccount } from '../../accounts/newAccount.ts';
import { type Phone, readPhone } from '../../accounts/readPhone.ts';
import { usePhone } from '../../accounts/usePhone.ts';
import { href } from '../../router/href.ts';
import { useLazySession, useSessionState } from '../../session/SessionContext.tsx';
import { connectPhoneConfirmation } from './connectPhoneConfirmation.ts';
import { providePhoneConfirmation } from './providePhoneConfirmation.ts';

/** Confirms the phone of the account that was created on this page, or of the one that the customer names. */
const PhoneConfirmation = () => {
  const { load, current } = useLazySession();
  const navigate = useNavigate();
  const state = useSessionState();
  const [phone] = useState(() => newAccount.read()?.phone ?? null);
  const [failure, setFailure] = useState<unknown>(null);
  const { search: query } = useLocation();
  const showLogin = () => navigate(href('login') + query, { replace: true });
  const [snapshot, send] = useMachine(providePhoneConfirmation({ loadSession: load, showLogin }), {
    input: { phone, resendWaitMs: phone === null ? null : readCodePause('send', phone) },
  });
  const known = snapshot.context.phone;
  useEffect(() => {
    if (known !== null) return followCodePause(known, (waitMs) => send({ type: 'resend.paused', waitMs }));
  }, [known, send]);
  const shown = usePhone(known ?? '');
  const identify = (read: Phone | null) =>
    send({ type: 'identify', phone: read?.sent ?? null, resendWaitMs: read && readCodePause('send', read.sent) });
  // The rules of phone numbers did not load: the error boundary around the routes names the chunk.
  if (failure !== null) throw failure;
  const identity = state === 'signedIn' || state === 'expired' ? current()?.actor.getSnapshot().context.identity : null;
  if (identity)
    return (
      <AlreadySignedInScreen
        email={identity.email}
        hrefs={{ home: href('dashboard') }}
        onSignOut={() => current()?.actor.send({ type: 'signOut' })}
      />
    );
  return (
    <CheckOtpScreen
      hrefs={{ signIn: href('login') + query, register: href('register') + query }}
      {...connectPhoneConfirmation(snapshot, send, {
        isNew: phone !== null && known === phone,
        phoneShown: shown?.shown ?? null,
        identify: (typed) => void readPhone(typed).then(identify, setFailure),
      })}
    />
  );
};

export default PhoneConfirmation;
