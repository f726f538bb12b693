import type { Api } from '@may/api';
import type { Money } from '@may/domain';
import { awaitForeign } from '../../browser/foreignWindows.ts';
import { config } from '../../config.ts';
import { FormRefusal } from '../../provider/toRejection.ts';

/** The token that the other card form gives for the typed card; it serves once. */
type SquareToken = { sourceId: string; verificationToken: string | null };

/** The form that is on the page. */
type OpenForm = { tokenize: (amount: Money) => Promise<SquareToken> };

let open: OpenForm | null = null;

/** Says which form is on the page; returns how to take it back. */
export const openSquareForm = (form: OpenForm): (() => void) => {
  open = form;
  return () => {
    if (open === form) open = null;
  };
};

/** Pays with what was typed into the form on the page (spec §7); what the form refuses is sent nowhere. */
export const payBySquare = async (cards: Pick<Api['cards'], 'createSquareCheckout'>, amount: Money): Promise<void> => {
  if (!open) throw new FormRefusal(null);
  const token = await awaitForeign(open.tokenize(amount));
  await cards.createSquareCheckout({ locationId: config.square.locationId, amount, ...token });
};
