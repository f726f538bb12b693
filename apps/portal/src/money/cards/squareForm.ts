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

/** Pays with the card that the customer typed into the open form (spec §7). If the form refuses the card, no request is sent. */
export const payBySquare = async (cards: Pick<Api['cards'], 'createSquareCheckout'>, amount: Money): Promise<void> => {
  if (!open) throw new FormRefusal(null);
  const token = await awaitForeign(open.tokenize(amount));
  await cards.createSquareCheckout({ locationId: config.square.locationId, amount, ...token });
};
