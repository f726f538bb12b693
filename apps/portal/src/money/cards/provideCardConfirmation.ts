import type { Permit } from '@may/api';
import { cardConfirmationMachine } from '@may/machines/cards/cardConfirmationMachine.ts';
import { fromPromise } from 'xstate';
import { announce } from '../../data/notices/notices.ts';
import { mintPermit } from '../../data/permit.ts';
import type { CardPaymentPorts } from './cardPaymentsOf.ts';
import type { CardPayments } from './createCardPayments.ts';

/** The chart of a card payment, connected to the attempts. `onOpened` gets the attempt's key before the first request. */
export const provideCardConfirmation = (
  { open, isUncharged, fetch }: CardPaymentPorts,
  onOpened: (key: string) => void,
) => {
  const byPress = <Output, Input extends { key: string }>(
    ask: (payments: CardPayments, input: Input, permit: Permit) => Promise<Output>,
  ) =>
    fromPromise<Output, Input>(async ({ input, signal }) => {
      const permit = mintPermit(signal);
      const payments = await fetch().catch((failure: unknown) => {
        // The flow then asks for the status, and says that it is not known.
        throw isUncharged(input.key) ? failure : { kind: 'rival', serverMessage: null };
      });
      return ask(payments, input, permit);
    });
  return cardConfirmationMachine.provide({
    actions: { announce },
    actors: {
      openPayment: fromPromise(async ({ input, signal }) => {
        const permit = mintPermit(signal);
        const opened = await open(input, permit);
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
