import { cardConfirmationMachine } from '@may/machines';
import { fromPromise } from 'xstate';
import { announce } from '../../notices/notices.ts';
import type { CardPayments } from './createCardPayments.ts';

/** The chart of a card payment, connected to the attempts. `onOpened` gets the attempt's key before the first request. */
export const provideCardConfirmation = (payments: () => Promise<CardPayments>, onOpened: (key: string) => void) =>
  cardConfirmationMachine.provide({
    actions: { announce },
    actors: {
      openPayment: fromPromise(async ({ input }) => {
        const opened = await (await payments()).open(input);
        onOpened(opened.key);
        return opened;
      }),
      createCheckout: fromPromise(async ({ input }) => (await payments()).createCheckout(input)),
      requestSecret: fromPromise(async ({ input }) => (await payments()).requestSecret(input)),
      confirmCardPayment: fromPromise(async ({ input }) => (await payments()).confirm(input.key)),
      reconcilePayment: fromPromise(async ({ input }) => (await payments()).reconcile(input.key, true)),
    },
  });
