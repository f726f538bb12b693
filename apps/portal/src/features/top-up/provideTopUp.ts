import type { LinkedCards } from '@may/machines/top-up/topUp.types.ts';
import { topUpMachine } from '@may/machines/top-up/topUpMachine.ts';
import { topUpAttemptMachine } from '@may/machines/top-up/topUpSetup.ts';
import { fromPromise } from 'xstate';
import { announce } from '../../data/notices/notices.ts';
import { attemptActors } from '../../money/attempts/attemptActors.ts';
import type { CardPaymentPorts } from '../../money/cards/cardPaymentsOf.ts';
import { provideCardConfirmation } from '../../money/cards/provideCardConfirmation.ts';
import type { TopUpAttempts } from './createTopUpAttempts.ts';
import { emptyDraft, topUpDraft } from './topUpDraft.ts';

export type TopUpEffects = {
  attempts: Pick<TopUpAttempts, 'open' | 'send' | 'reconcileShown'>;
  cardPayments: CardPaymentPorts;
  listCards: () => Promise<LinkedCards>;
  /** Navigates this page to the bank. */
  leaveFor: (url: string) => void;
  goToLinkCard: () => void;
  /** Removes the attempt from the page's address. */
  leaveAttempt: () => void;
};

/** The top-up machine, connected to the attempts, this tab's draft and the browser. */
export const provideTopUp = ({
  attempts,
  cardPayments,
  listCards,
  leaveFor,
  goToLinkCard,
  leaveAttempt,
}: TopUpEffects) => {
  const enterAttempt = (attemptKey: string) => topUpDraft.write({ ...(topUpDraft.read() ?? emptyDraft), attemptKey });
  const attempt = topUpAttemptMachine.provide({
    actors: attemptActors({ ...attempts, reconcile: attempts.reconcileShown }, enterAttempt),
  });
  return topUpMachine.provide({
    actors: {
      attempt,
      cardConfirmation: provideCardConfirmation(cardPayments, enterAttempt),
      listCards: fromPromise(listCards),
    },
    actions: {
      announce,
      rememberDraft: ({ context: { amount, group, method, cardId, wasLedToLink } }) =>
        topUpDraft.write({ amount, group, method, cardId, wasLedToLink, attemptKey: null }),
      forgetDraft: topUpDraft.clear,
      leaveFor: (_, { url }) => leaveFor(url),
      goToLinkCard: () => {
        topUpDraft.write({ ...(topUpDraft.read() ?? emptyDraft), wasLedToLink: true });
        goToLinkCard();
      },
      leaveAttempt,
    },
  });
};
