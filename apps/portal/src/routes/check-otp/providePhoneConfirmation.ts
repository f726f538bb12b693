import { phoneConfirmationMachine, resendPause } from '@may/machines';
import { fromPromise } from 'xstate';
import { endCodePause, readCodePause, rememberCodePause } from '../../accounts/codePause.ts';
import { throwAccountRejection } from '../../accounts/throwAccountRejection.ts';
import { inTurn } from '../../provider/onlyTab.ts';
import { kindOf } from '../../provider/toRejection.ts';
import type { Session } from '../../session/createSession.ts';
import { codePauseKey } from '../../storage/keys.ts';

export type PhoneConfirmationEffects = {
  loadSession: () => Promise<Pick<Session, 'api'>>;
  showLogin: () => void;
};

const throwWait = (retryAfterMs: number | null): void => {
  if (retryAfterMs !== null) throw { kind: 'wait', serverMessage: null, retryAfterMs };
};

/** The confirmation of a phone connected to the provider and the browser. */
export const providePhoneConfirmation = ({ loadSession, showLogin }: PhoneConfirmationEffects) =>
  phoneConfirmationMachine.provide({
    actors: {
      confirmPhone: fromPromise<void, { phone: string; code: string }>(async ({ input: { phone, code } }) => {
        // The pause after wrong codes holds for the phone, also if it was typed again.
        throwWait(readCodePause('try', phone));
        const { api } = await loadSession();
        await api.auth.confirmPhone({ phone, otp: code }).catch(throwAccountRejection);
      }),
      resendCode: fromPromise<void, { phone: string }>(async ({ input }) => {
        const { phone } = input;
        const { api } = await loadSession().catch(() => {
          throw { kind: 'refused', serverMessage: null };
        });
        // Two tabs must not both find no pause. It begins before the request, because the answer may be lost or the page loaded again.
        await inTurn(codePauseKey, async () => {
          throwWait(readCodePause('try', phone) ?? readCodePause('send', phone));
          rememberCodePause('send', phone, resendPause);
        });
        await api.auth
          .resendCode(input)
          .catch(throwAccountRejection)
          .catch((rejection: unknown) => {
            if (kindOf(rejection) !== 'unknown') endCodePause('send', phone);
            throw rejection;
          });
      }),
    },
    actions: {
      showLogin,
      rememberPause: (_, { kind, phone, waitMs }) => rememberCodePause(kind, phone, waitMs),
    },
  });
