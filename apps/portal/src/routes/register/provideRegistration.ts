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

type SessionSnapshot = ReturnType<Session['actor']['getSnapshot']>;

/** The first snapshot, from now on, for which `isIt` is true. */
const awaitSession = ({ actor }: Session, isIt: (snapshot: SessionSnapshot) => boolean): Promise<SessionSnapshot> =>
  new Promise((resolve) => {
    const now = actor.getSnapshot();
    if (isIt(now)) return resolve(now);
    const following = actor.subscribe((snapshot) => {
      if (!isIt(snapshot)) return;
      following.unsubscribe();
      resolve(snapshot);
    });
  });

/**
 * Signs in as the login page does. It waits until the other tabs have been asked for a session. It rejects if this browser is signed in already,
 * because that session must not be replaced unseen.
 */
const signIn = async (session: Session, credentials: { email: string; password: string }): Promise<void> => {
  await awaitSession(session, (snapshot) => !snapshot.matches('restoring'));
  if (session.state() !== 'signedOut') throw { kind: 'refused', serverMessage: null };
  session.actor.send({ type: 'submit', ...credentials });
  const outcome = await awaitSession(session, (snapshot) => !snapshot.matches({ signedOut: 'signingIn' }));
  if (!outcome.matches('present')) throw { kind: 'refused', ...outcome.context.error };
};

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
