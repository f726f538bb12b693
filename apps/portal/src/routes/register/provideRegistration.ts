import type { AccountForm } from '@may/domain';
import { type CreatedAccount, registrationMachine } from '@may/machines';
import { fromPromise } from 'xstate';
import { readPhone } from '../../accounts/readPhone.ts';
import { throwAccountRejection } from '../../accounts/throwAccountRejection.ts';
import type { Session } from '../../session/createSession.ts';

export type RegistrationEffects = {
  loadSession: () => Promise<Session>;
  showCodePage: (account: CreatedAccount) => void;
  showLogin: (account: { email: string }) => void;
};

/** Signs in as the login page does. Rejects if this browser is signed in already, because that session must not be replaced unseen. */
const signIn = ({ actor }: Session, credentials: { email: string; password: string }): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!actor.getSnapshot().matches('signedOut')) return reject({ kind: 'refused', serverMessage: null });
    const following = actor.subscribe((snapshot) => {
      if (snapshot.matches({ signedOut: 'signingIn' })) return;
      following.unsubscribe();
      if (snapshot.matches('present')) resolve();
      else reject({ kind: 'refused', ...snapshot.context.error });
    });
    actor.send({ type: 'submit', ...credentials });
  });

/** The registration connected to the provider and the session. Only this function's memory holds the password, until the sign-in. */
export const provideRegistration = ({ loadSession, showCodePage, showLogin }: RegistrationEffects) => {
  let password = '';
  return registrationMachine.provide({
    actors: {
      createAccount: fromPromise<CreatedAccount, AccountForm>(async ({ input }) => {
        const [{ api }, phone] = await Promise.all([loadSession(), readPhone(input.phone)]).catch(() => {
          throw { kind: 'notSent', serverMessage: null };
        });
        if (!phone) throw { kind: 'phone', serverMessage: null };
        await api.auth.register({ ...input, phone: phone.sent }).catch(throwAccountRejection);
        password = input.password;
        return { email: input.email, phone: phone.sent };
      }),
      openAccount: fromPromise<void, CreatedAccount>(async ({ input: { email } }) => {
        const credentials = { email, password };
        password = '';
        await signIn(await loadSession(), credentials);
      }),
    },
    actions: {
      showCodePage: (_, account) => {
        password = '';
        showCodePage(account);
      },
      showLogin: (_, account) => showLogin(account),
    },
  });
};
