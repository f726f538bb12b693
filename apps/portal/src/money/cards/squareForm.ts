import type { Api } from '@may/api';
import type { Money } from '@may/domain';
import { awaitForeign } from '../../browser/foreignWindows.ts';
import { config } from '../../config.ts';
import { FormRefusal } from '../../provider/toRejection.ts';
import type { SquareToken } from './squareToken.ts';

type OpenForm = { tokenize: (amount: Money) => Promise<SquareToken> };

let open: OpenForm | null = null;
/** Ends the question to the bank; null while none is asked. */
let endQuestion: (() => void) | null = null;

/** Registers the form that is on the page. Returns a function that removes it and ends its question: what the bank answers later charges nothing. */
export const openSquareForm = (form: OpenForm): (() => void) => {
  open = form;
  return () => {
    if (open !== form) return;
    open = null;
    endQuestion?.();
  };
};

const refusalOf = (error: unknown) => ({
  kind: 'refused',
  serverMessage: error instanceof FormRefusal ? error.serverMessage : null,
});

/**
 * Takes the tokens of the card that the customer typed into the open form (spec §7), and gives the request that charges it. The bank may ask
 * the card's owner for minutes. After a rejection no request was sent: `refused` by the form or the bank, `cancelled` by leaving the form.
 */
export const prepareSquare = async (
  cards: Pick<Api['cards'], 'createSquareCheckout'>,
  amount: Money,
): Promise<() => Promise<void>> => {
  if (!open) throw refusalOf(null);
  const left = Promise.withResolvers<never>();
  const end = () => left.reject({ kind: 'cancelled', serverMessage: null });
  endQuestion = end;
  const asked = awaitForeign(open.tokenize(amount)).catch((error: unknown) => Promise.reject(refusalOf(error)));
  const token = await Promise.race([asked, left.promise]).finally(() => {
    if (endQuestion === end) endQuestion = null;
  });
  return async () => {
    await cards.createSquareCheckout({ locationId: config.square.locationId, amount, ...token });
  };
};
