import { cardSecrets } from '../../browser/storage/cardSecrets.ts';
import type { AttemptTools } from '../attempts/useAttemptTools.ts';
import { confirmPayment, retrievePayment } from './cardProvider.ts';
import { type CardPayments, createCardPayments } from './createCardPayments.ts';

/**
 * The payments of one customer by linked card. The flow fetches this module when the customer first pays by card or asks about a card payment.
 */
export const cardPaymentsWith = ({ api, ...tools }: AttemptTools): CardPayments =>
  createCardPayments({
    ...tools,
    cards: api.cards,
    provider: { confirmPayment, retrievePayment },
    secrets: cardSecrets,
  });
