import type { Permit } from '@may/api';
import { cardConfirmationMachine } from '@may/machines/cards/cardConfirmationMachine.ts';
import { fromPromise } from 'xstate';
import { announce } from '../../data/notices/notices.ts';
import { mintPermit } from '../../data/permit.ts';
import type { CardPayments } from './createCardPayments.ts';

/** The chart of a card payment, connected to the attempts. `onOpened` gets the attempt's key before the first request. */
export const provideCardConfirmation = (payments: () => Promise<CardPayments>, onOpened: (key: string) => void) => {
  const byPress = <Output, Input extends { key: string | null }>(
    ask: (payments: CardPayments, input: Input, permit: Permit) => Promise<Output>,
  ) =>
    fromPromise<Output, Input>(async ({ input, signal }) => {
      const permit = mintPermit(signal);
      return ask(await payments(), input, permit);
    });
  return cardConfirmationMachine.provide({
    actions: { announce },
    actors: {
      openPayment: byPress(async (cards, input, permit) => {
        permit.check();
        const opened = await cards.open(input);
        // The customer has left the page: this tab's draft may belong to another attempt now.
        permit.check();
        onOpened(opened.key);
        return opened;
      }),
      createCheckout: byPress((cards, input, permit) => cards.createCheckout(input, permit)),
      requestSecret: byPress((cards, input, permit) => cards.requestSecret(input, permit)),
      confirmCardPayment: byPress((cards, input, permit) => cards.confirm(input, permit)),
      reconcilePayment: byPress((cards, { key, isPressed }, permit) => cards.reconcile(key, isPressed ? permit : null)),
    },
  });
};
