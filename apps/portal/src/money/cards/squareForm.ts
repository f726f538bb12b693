import type { Api } from '@may/api';
import type { Money } from '@may/domain';
import { awaitForeign } from '../../browser/foreignWindows.ts';
import { config } from '../../config.ts';
import { FormRefusal } from '../../provider/toRejection.ts';
import type { SquareToken } from './squareToken.ts';

type OpenForm = { tokenize: (amount: Money) => Promise<SquareToken> };

let open: OpenForm | null = null;

/** Registers the form that is on the page; returns a function that removes it. */
export const openSquareForm = (form: OpenForm): (() => void) => {
  open = form;
  return () => {
    if (open === form) open = null;
  };
};

const refusalOf = (error: unknown) => ({
  kind: 'refused',
  serverMessage: error instanceof FormRefusal ? error.serverMessage : null,
});

/**
 * Takes the tokens of the card that the customer typed into the open form (spec §7), and gives the request that charges it. The bank may ask
 * the card's owner for minutes. A rejection is always a refusal, because no request was sent.
 */
export const prepareSquare = async (
  cards: Pick<Api['cards'], 'createSquareCheckout'>,
  amount: Money,
): Promise<() => Promise<void>> => {
  if (!open) throw refusalOf(null);
  const token = await awaitForeign(open.tokenize(amount)).catch((error: unknown) => Promise.reject(refusalOf(error)));
  return async () => {
    await cards.createSquareCheckout({ locationId: config.square.locationId, amount, ...token });
  };
};
