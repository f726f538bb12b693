import { type Api, isApiError } from '@may/api';
import { linkCardMachine } from '@may/machines/cards/linkCardMachine.ts';
import { fetchPart } from '@may/ui';
import type { StripeElements } from '@stripe/stripe-js';
import { fromPromise } from 'xstate';
import { keepCardSecret, readCardSecret } from '../../browser/storage/storedSession.ts';
import { announce } from '../../data/notices/notices.ts';
import { mintPermit } from '../../data/permit.ts';

export type LinkCardEffects = {
  auth: Pick<Api['auth'], 'getCardSecret'>;
  /** The form on the page; null before it is there. */
  elements: () => StripeElements | null;
  /** The address to which the card provider returns. */
  returnUrl: string;
  /** The secret of the card that this page is about: the one in its address, then that of the form that it opens. */
  cardSecret: { current: string | null };
  /** Forgets the card provider's return. */
  consumeReturn: () => void;
  welcomeCard: () => void;
};

const provider = () => fetchPart(() => import('../../money/cards/cardProvider.ts'));

/** The machine of linking a card, connected to the card provider, this tab's storage and the address. */
export const provideLinkCard = ({
  auth,
  elements,
  returnUrl,
  cardSecret,
  consumeReturn,
  welcomeCard,
}: LinkCardEffects) =>
  linkCardMachine.provide({
    actors: {
      loadSecret: fromPromise(async ({ signal }) => {
        const permit = mintPermit(signal);
        const { loadCardProvider } = await provider();
        const [{ clientSecret }] = await Promise.all([
          auth
            .getCardSecret()
            .catch((error: unknown) =>
              Promise.reject({ kind: 'unreachable', serverMessage: isApiError(error) ? error.serverMessage : null }),
            ),
          loadCardProvider(),
        ]);
        // A late answer must not replace the secret of another page of this tab, or of its next customer.
        permit.check();
        keepCardSecret(clientSecret);
        cardSecret.current = clientSecret;
      }),
      confirmSetup: fromPromise(async ({ signal }) => {
        const permit = mintPermit(signal);
        const form = elements();
        if (!form) throw { kind: 'scriptMissing' };
        return (await provider()).confirmSetup(form, returnUrl, permit);
      }),
      retrieveSetup: fromPromise(async () => {
        const kept = readCardSecret();
        // A link may name another card than the one whose form this tab opened last: its status is not shown.
        if (kept === null || cardSecret.current !== kept) throw { kind: 'unreachable' };
        return (await provider()).retrieveSetup(kept);
      }),
    },
    actions: { announce, consumeReturn, welcomeCard },
  });
