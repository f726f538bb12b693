import { type Api, isApiError } from '@may/api';
import { linkCardMachine } from '@may/machines';
import { fetchPart } from '@may/ui';
import type { StripeElements } from '@stripe/stripe-js';
import { fromPromise } from 'xstate';
import { announce } from '../../notices/notices.ts';
import { keepCardSecret, readCardSecret } from '../../storage/storedSession.ts';

/** What linking a card needs of the app. */
export type LinkCardEffects = {
  auth: Pick<Api['auth'], 'getCardSecret'>;
  /** The form that is on the page. */
  elements: () => StripeElements | null;
  /** Where the card provider leads back to. */
  returnUrl: string;
  /** What the address brought back, or null. */
  returned: string | null;
  /** Takes it out of the address. */
  consumeReturn: () => void;
  welcomeCard: () => void;
};

const provider = () => fetchPart(() => import('../../money/cards/cardProvider.ts'));

/** Linking a card connected to the card provider, to this tab's storage and to the address. */
export const provideLinkCard = ({
  auth,
  elements,
  returnUrl,
  returned,
  consumeReturn,
  welcomeCard,
}: LinkCardEffects) => {
  // About the card the address tells of, until another form is opened.
  let brought = returned;
  return linkCardMachine.provide({
    actors: {
      loadSecret: fromPromise(async () => {
        const { loadCardProvider } = await provider();
        const [{ clientSecret }] = await Promise.all([
          auth
            .getCardSecret()
            .catch((error: unknown) =>
              Promise.reject({ kind: 'unreachable', serverMessage: isApiError(error) ? error.serverMessage : null }),
            ),
          loadCardProvider(),
        ]);
        keepCardSecret(clientSecret);
        brought = null;
      }),
      confirmSetup: fromPromise(async () => {
        const form = elements();
        if (!form) throw { kind: 'scriptMissing' };
        return (await provider()).confirmSetup(form, returnUrl);
      }),
      retrieveSetup: fromPromise(async () => {
        const kept = readCardSecret();
        const secret = brought ?? kept;
        // An address about another card than this tab's own is somebody else's word.
        if (secret === null || (kept !== null && secret !== kept)) throw { kind: 'unreachable' };
        return (await provider()).retrieveSetup(secret);
      }),
    },
    actions: { announce, consumeReturn, welcomeCard },
  });
};
