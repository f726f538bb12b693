import { type Api, isApiError, isDefinite, vetCheckoutUrl } from '@may/api';
import type { TopUpMethod } from '@may/domain';
import { type TopUpContext, topUpMachine } from '@may/machines';
import { assign, fromPromise } from 'xstate';
import type { AttemptStore } from '../../attempts/attemptStore.ts';
import { isTopUpMethod } from './isTopUpMethod.ts';
import { onlyTab } from './onlyTab.ts';

/** What the top-up needs of the app; `leaveFor` gives the page to the bank. */
export interface TopUpEffects {
  api: Api;
  userId: string;
  attempts: AttemptStore;
  /** Exact host names the customer may be sent to; undefined allows any that passes the gate. */
  checkoutHosts: readonly string[] | undefined;
  leaveFor: (url: string) => void;
  goToLinkCard: () => void;
  forgetDraft: () => void;
  createKey?: () => string;
}

const methodOf = (method: string | null): TopUpMethod => {
  if (isTopUpMethod(method)) return method;
  throw new Error(`"${method}" is no top-up method: offer only names of the provider's table (decisions.md, Money).`);
};

/** Rejections in the machine's words: only what the provider surely refused is a refusal, all else may have happened. */
const toRejection = (error: unknown) => ({
  kind: isDefinite(error) ? 'refused' : 'unknown',
  serverMessage: isApiError(error) ? error.serverMessage : null,
});

/** The top-up machine connected to the provider, to the store of attempts and to the browser. */
export const provideTopUp = ({
  api,
  userId,
  attempts,
  checkoutHosts,
  leaveFor,
  goToLinkCard,
  forgetDraft,
  createKey,
}: TopUpEffects) => {
  /** Written before the first byte is sent, so that a reload, another tab or a second press find the same attempt. */
  const remember = (context: TopUpContext): Pick<TopUpContext, 'attemptKey' | 'attemptPhase'> => {
    const { amount, currency, transactionCode, attemptPhase } = context;
    const method = methodOf(context.method);
    if (amount === null) throw new Error('An attempt needs an amount: remember it when the customer pays.');
    const key =
      context.attemptKey ??
      attempts.findSameIntent({ userId, amount, currency, method })?.key ??
      (createKey ?? (() => crypto.randomUUID()))();
    const known = attempts.list(userId).find((attempt) => attempt.key === key);
    // A key that was sent before is open whatever this tab thinks: a refusal of a later request settles nothing.
    const phase = context.attemptKey === null && known ? 'open' : (attemptPhase ?? 'posting');
    attempts.save({
      v: 1,
      key,
      userId,
      amount,
      currency,
      method,
      phase,
      transactionCode: transactionCode ?? known?.transactionCode ?? null,
      createdAt: known?.createdAt ?? Date.now(),
    });
    return { attemptKey: key, attemptPhase: phase };
  };

  return topUpMachine.provide({
    actors: {
      createCheckout: fromPromise(({ input }) =>
        onlyTab(`pay:${userId}`, async () => {
          const { checkoutUrl, transactionCode } = await api.wallet
            .createCheckout({
              amount: { amount: input.amount, currency: input.currency },
              method: methodOf(input.method),
              attemptKey: input.attemptKey,
            })
            .catch((error: unknown) => Promise.reject(toRejection(error)));
          const vetted = vetCheckoutUrl(checkoutUrl, { allowedHosts: checkoutHosts });
          if (!vetted.ok) throw { kind: 'blockedUrl', serverMessage: null };
          return { url: vetted.url, host: vetted.host, transactionCode };
        }),
      ),
      reconcileAttempt: fromPromise(async ({ input: { transactionCode, attemptKey, currency } }) => {
        // Another tab may know the code already, and may have settled the attempt: only the provider says how.
        const known = attempts.list(userId).find(({ key }) => key === attemptKey);
        const code = transactionCode ?? known?.transactionCode ?? null;
        if (code === null) return { status: 'unknown' };
        try {
          const { status } = await api.wallet.getTransaction(code, currency);
          return { status, transactionCode: code };
        } catch (error) {
          if (isApiError(error) && error.status === 404) return { status: 'unknown' };
          throw toRejection(error);
        }
      }),
    },
    actions: {
      rememberAttempt: assign(({ context }) => remember(context)),
      settleAttempt: ({ context }) => {
        if (context.attemptKey) attempts.settle(context.attemptKey);
        forgetDraft();
      },
      leaveFor: (_, { url }) => leaveFor(url),
      goToLinkCard,
    },
  });
};
