import { priceOrder } from '@may/domain/servers/pricing.ts';
import type { Plan } from '@may/domain/servers/server.ts';
import type { AttemptError } from '@may/machines/attempt/attempt.types.ts';
import type { Quote } from '@may/machines/order/orderServer.types.ts';
import { orderAttemptMachine, orderServerMachine } from '@may/machines/order/orderServerMachine.ts';
import { fromPromise } from 'xstate';
import { attemptActors } from '../../money/attempts/attemptActors.ts';
import type { OrderAttempts } from './createOrderAttempts.ts';
import { emptyChoices, type orderDraft } from './orderDraft.ts';

export type OrderServerEffects = {
  attempts: OrderAttempts;
  /** Reads the newest plans. */
  listPlans: () => Promise<readonly Plan[]>;
  draft: (typeof orderDraft)['wordpress'];
  awaitEvents: () => void;
  announceRefusal: (error: AttemptError) => void;
  /** Null opens the list, because several servers were made. */
  goToProgress: (serverId: string | null) => void;
};

/** The machine of an order, connected to the attempts, this tab's draft and the browser. */
export const provideOrderServer = ({
  attempts,
  listPlans,
  draft,
  awaitEvents,
  announceRefusal,
  goToProgress,
}: OrderServerEffects) => {
  const enterAttempt = (attemptKey: string) =>
    draft.write({ choices: draft.read()?.choices ?? emptyChoices, attemptKey });
  const attempt = orderAttemptMachine.provide({ actors: attemptActors(attempts, enterAttempt) });
  return orderServerMachine.provide({
    actors: {
      attempt,
      quoteOrder: fromPromise(async ({ input }): Promise<Quote> => {
        const over = attempts.listOver();
        const [plans, earlier] = await Promise.all([listPlans(), attempts.findEarlier(input)]);
        const plan = plans.find(({ id }) => id === input.planId);
        if (!plan || plan.isSoldOut) throw { kind: 'refused', serverMessage: null };
        return { cost: priceOrder({ ...input, plan }), earlier, over };
      }),
    },
    actions: {
      rememberDraft: ({ context: { choices, attemptKey } }) => draft.write({ choices, attemptKey }),
      forgetDraft: draft.clear,
      awaitEvents,
      announceRefusal: (_, error) => error && announceRefusal(error),
      goToProgress: (_, { serverId }) => goToProgress(serverId),
    },
  });
};
