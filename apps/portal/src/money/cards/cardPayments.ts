import { cardSecrets } from '../../storage/cardSecrets.ts';
import type { AttemptTools } from '../attempts/useAttemptTools.ts';
import { confirmPayment, retrievePayment } from './cardProvider.ts';
import { type CardPayments, createCardPayments } from './createCardPayments.ts';

/** The payments by linked card of one customer; a part of its own, fetched when a card is paid with or asked about. */
export const cardPaymentsWith = ({ api, ...tools }: AttemptTools): CardPayments =>
  createCardPayments({
    ...tools,
    cards: api.cards,
    provider: { confirmPayment, retrievePayment },
    secrets: cardSecrets,
  });
