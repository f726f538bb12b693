import { phoneConfirmationMachine } from '@may/machines/account/phoneConfirmationMachine.ts';
import { CheckOtpScreen } from '@may/screens/account/CheckOtp/CheckOtpScreen.tsx';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { href } from '../../router/href.ts';
import { useLazySession } from '../../session/SessionContext.tsx';
import { connectPhoneConfirmation } from './connectPhoneConfirmation.ts';
import { newAccount } from './newAccount.ts';
import { readPhone, throwAccountRejection } from './readPhone.ts';

/** Confirms the phone of the account that was created on this page, or of the one that the customer names. */
const PhoneConfirmation = () => {
  const { load } = useLazySession();
  const navigate = useNavigate();
  const [phone] = useState(() => newAccount.current?.phone ?? null);
  const [openedAt] = useState(Date.now);
  const [failure, setFailure] = useState<unknown>(null);
  const { search: query } = useLocation();
  const machine = phoneConfirmationMachine.provide({
    actors: {
      confirmPhone: fromPromise(async ({ input }) => {
        const { api } = await load();
        await api.auth.confirmPhone({ phone: input.phone, otp: input.code }).catch(throwAccountRejection);
      }),
      resendCode: fromPromise(async ({ input }) => {
        const { api } = await load().catch(() => Promise.reject({ kind: 'refused', serverMessage: null }));
        await api.auth.resendCode(input).catch(throwAccountRejection);
        return Date.now();
      }),
    },
    actions: { showLogin: () => navigate(href('login') + query, { replace: true }) },
  });
  const [snapshot, send] = useMachine(machine, { input: { phone, at: openedAt } });
  // The rules of phone numbers did not load: the error boundary around the routes names the chunk.
  if (failure !== null) throw failure;
  return (
    <CheckOtpScreen
      hrefs={{ signIn: href('login') + query, register: href('register') + query }}
      {...connectPhoneConfirmation(snapshot, send, {
        isNew: phone !== null && snapshot.context.phone === phone,
        identify: (typed) => void readPhone(typed).then((read) => send({ type: 'identify', phone: read }), setFailure),
      })}
    />
  );
};

export default PhoneConfirmation;
