import { phoneConfirmationMachine } from '@may/machines';
import { fromPromise } from 'xstate';
import { throwAccountRejection } from '../../accounts/readPhone.ts';
import type { Session } from '../../session/createSession.ts';

export type PhoneConfirmationEffects = {
  loadSession: () => Promise<Pick<Session, 'api'>>;
  showLogin: () => void;
};

/** The confirmation of a phone connected to the provider and the browser. */
export const providePhoneConfirmation = ({ loadSession, showLogin }: PhoneConfirmationEffects) =>
  phoneConfirmationMachine.provide({
    actors: {
      confirmPhone: fromPromise<void, { phone: string; code: string }>(async ({ input: { phone, code } }) => {
        const { api } = await loadSession();
        await api.auth.confirmPhone({ phone, otp: code }).catch(throwAccountRejection);
      }),
      resendCode: fromPromise<void, { phone: string }>(async ({ input }) => {
        const { api } = await loadSession().catch(() => {
          throw { kind: 'refused', serverMessage: null };
        });
        await api.auth.resendCode(input).catch(throwAccountRejection);
      }),
    },
    actions: { showLogin },
  });
