import type { Api } from '@may/api';
import type { Money } from '@may/domain';
import { awaitForeign } from '../../browser/foreignWindows.ts';
import { config } from '../../config.ts';
import { FormRefusal } from '../../provider/toRejection.ts';
import type { SquareToken } from './squareToken.ts';

type OpenForm = { tokenize: (amount: Money) => Promise<SquareToken> };

/** `asking`: the card's bank may ask its owner, and nothing is sent yet. */
export type SquareStage = 'absent' | 'ready' | 'asking';

/** Milliseconds after which a bank that has not answered ends the question. */
export const bankPatience = 10 * 60_000;

let open: OpenForm | null = null;
/** Ends the question to the bank; null while none is asked. */
let endQuestion: ((kind: 'cancelled' | 'unanswered') => void) | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Calls `listener` after each change of the stage; returns a function that stops it. */
export const subscribeToSquare = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The stage of the form on the page. */
export const squareStage = (): SquareStage => (open === null ? 'absent' : endQuestion === null ? 'ready' : 'asking');

/** Ends the question to the bank: what the bank answers later charges nothing. */
export const cancelSquare = (): void => endQuestion?.('cancelled');

/** Registers the form that is on the page. Returns a function that removes it and ends its question: what the bank answers later charges nothing. */
export const openSquareForm = (form: OpenForm): (() => void) => {
  open = form;
  tell();
  return () => {
    if (open !== form) return;
    open = null;
    cancelSquare();
    tell();
  };
};

const refusalOf = (error: unknown) => ({
  kind: 'refused',
  serverMessage: error instanceof FormRefusal ? error.serverMessage : null,
});

/**
 * Takes the tokens of the card that the customer typed into the open form (spec §7), and gives the request that charges it. The bank may ask
 * the card's owner for minutes. After a rejection no request was sent: `refused` by the form or the bank,
 * `cancelled` by the customer or by leaving the form, `unanswered` by the bank for 10 minutes.
 */
export const prepareSquare = async (
  cards: Pick<Api['cards'], 'createSquareCheckout'>,
  amount: Money,
): Promise<() => Promise<void>> => {
  if (!open) throw refusalOf(null);
  const left = Promise.withResolvers<never>();
  const end = (kind: 'cancelled' | 'unanswered') => left.reject({ kind, serverMessage: null });
  const timer = setTimeout(() => end('unanswered'), bankPatience);
  endQuestion = end;
  tell();
  const asked = awaitForeign(open.tokenize(amount)).catch((error: unknown) => Promise.reject(refusalOf(error)));
  const token = await Promise.race([asked, left.promise]).finally(() => {
    clearTimeout(timer);
    if (endQuestion === end) endQuestion = null;
    tell();
  });
  return async () => {
    await cards.createSquareCheckout({ locationId: config.square.locationId, amount, ...token });
  };
};
