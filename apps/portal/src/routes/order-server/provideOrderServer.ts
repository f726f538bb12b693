import { type Plan, priceOrder } from '@may/domain';
import { orderAttemptMachine, orderServerMachine, type Quote } from '@may/machines';
import { fromPromise } from 'xstate';
import type { OrderAttempts } from '../../money/orders/createOrderAttempts.ts';
import { emptyChoices, type orderDraft } from './orderDraft.ts';

/** What ordering a server needs of the app. */
export type OrderServerEffects = {
  attempts: OrderAttempts;
  /** The plans as they are at this moment. */
  listPlans: () => Promise<readonly Plan[]>;
  draft: (typeof orderDraft)['wordpress'];
  awaitEvents: () => void;
  /** Null leads to the list, where several servers were made. */
  goToProgress: (serverId: string | null) => void;
};

/** Ordering a server connected to the attempts, to this tab's draft and to the browser. */
export const provideOrderServer = ({ attempts, listPlans, draft, awaitEvents, goToProgress }: OrderServerEffects) => {
  const attempt = orderAttemptMachine.provide({
    actors: {
      openAttempt: fromPromise(async ({ input, signal }) => {
        const opened = await attempts.open(input, signal);
        // The page was left meanwhile: this tab's draft may be about something else by now.
        signal.throwIfAborted();
        // From here on a reload is about this order.
        draft.write({ choices: draft.read()?.choices ?? emptyChoices, attemptKey: opened.key });
        return opened;
      }),
      sendAttempt: fromPromise(({ input }) => attempts.send(input)),
      reconcileAttempt: fromPromise(({ input }) => attempts.reconcile(input.key)),
    },
  });
  return orderServerMachine.provide({
    actors: {
      attempt,
      quoteOrder: fromPromise(async ({ input }): Promise<Quote> => {
        const [plans, earlier] = await Promise.all([listPlans(), attempts.findEarlier(input)]);
        const plan = plans.find(({ id }) => id === input.planId);
        if (!plan || plan.isSoldOut) throw { kind: 'refused', serverMessage: null };
        return { cost: priceOrder({ ...input, plan }), earlier };
      }),
    },
    actions: {
      rememberDraft: ({ context: { choices, attemptKey } }) => draft.write({ choices, attemptKey }),
      forgetDraft: draft.clear,
      awaitEvents,
      goToProgress: (_, { serverId }) => goToProgress(serverId),
    },
  });
};
