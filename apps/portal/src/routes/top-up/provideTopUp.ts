import { topUpAttemptMachine, topUpMachine } from '@may/machines';
import { fromPromise } from 'xstate';
import type { TopUpAttempts } from '../../attempts/createTopUpAttempts.ts';
import { emptyDraft, topUpDraft } from './topUpDraft.ts';

/** What the top-up needs of the app. */
export interface TopUpEffects {
  attempts: Pick<TopUpAttempts, 'open' | 'send' | 'reconcile'>;
  /** Gives the page to the bank. */
  leaveFor: (url: string) => void;
  goToLinkCard: () => void;
  /** Takes the attempt out of the page's address. */
  leaveAttempt: () => void;
}

/** The top-up machine connected to the attempts, to this tab's draft and to the browser. */
export const provideTopUp = ({ attempts, leaveFor, goToLinkCard, leaveAttempt }: TopUpEffects) => {
  const attempt = topUpAttemptMachine.provide({
    actors: {
      openAttempt: fromPromise(async ({ input }) => {
        const opened = await attempts.open(input);
        // From here on a reload, or the way back from the bank, is about this attempt.
        topUpDraft.write({ ...(topUpDraft.read() ?? emptyDraft), attemptKey: opened.key });
        return opened;
      }),
      sendAttempt: fromPromise(({ input }) => attempts.send(input)),
      reconcileAttempt: fromPromise(({ input }) => attempts.reconcile(input.key)),
    },
  });
  return topUpMachine.provide({
    actors: { attempt },
    actions: {
      rememberDraft: ({ context: { amount, group, method, cardId } }) =>
        topUpDraft.write({ amount, group, method, cardId, attemptKey: null }),
      forgetDraft: topUpDraft.clear,
      leaveFor: (_, { url }) => leaveFor(url),
      goToLinkCard,
      leaveAttempt,
    },
  });
};
