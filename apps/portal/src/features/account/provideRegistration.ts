import type { AccountForm } from '@may/domain/account/account.ts';
import type { CreatedAccount } from '@may/machines/account/registration.types.ts';
import { registrationMachine } from '@may/machines/account/registrationMachine.ts';
import { fromPromise } from 'xstate';
import type { Session } from '../../session/createSession.ts';
import { readPhone, throwAccountRejection } from './readPhone.ts';

export type RegistrationEffects = {
  loadSession: () => Promise<Pick<Session, 'api'>>;
  showCodePage: (account: CreatedAccount) => void;
  showLogin: (account: { email: string }) => void;
};

/** The registration connected to the provider and the browser. */
export const provideRegistration = ({ loadSession, showCodePage, showLogin }: RegistrationEffects) =>
  registrationMachine.provide({
    actors: {
      createAccount: fromPromise<CreatedAccount, AccountForm>(async ({ input }) => {
        const [{ api }, phone] = await Promise.all([loadSession(), readPhone(input.phone)]).catch(() => {
          throw { kind: 'notSent', serverMessage: null };
        });
        if (!phone) throw { kind: 'phone', serverMessage: null };
        await api.auth.register({ ...input, phone }).catch(throwAccountRejection);
        return { email: input.email, phone };
      }),
    },
    actions: {
      showCodePage: (_, account) => showCodePage(account),
      showLogin: (_, account) => showLogin(account),
    },
  });
