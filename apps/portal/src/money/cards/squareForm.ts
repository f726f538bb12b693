import type { Api, Permit } from '@may/api';
import { decimalsOf, type Money, toMajorUnits } from '@may/domain/money.ts';
import type { Card, Payments } from '@square/web-sdk';
import { config } from '../../browser/config.ts';
import { createListeners } from '../../browser/createListeners.ts';
import { awaitForeign } from '../../browser/underWay.ts';

/** Square's form on the page, which keeps the typed card. */
export type SquareScript = { payments: Pick<Payments, 'verifyBuyer'>; card: Pick<Card, 'tokenize'> };

/** `asking`: the card's bank may ask its owner, and nothing is sent yet. */
export type SquareStage = 'absent' | 'ready' | 'asking';

let open: SquareScript | null = null;
/** Ends the question to the bank; null while none is asked. */
let endQuestion: (() => void) | null = null;

const { tell, subscribe } = createListeners();

/** Calls `listener` after each change of the stage; returns a function that stops it. */
export const subscribeToSquare = subscribe;

/** The stage of the form on the page. */
export const squareStage = (): SquareStage => (open === null ? 'absent' : endQuestion === null ? 'ready' : 'asking');

/** Ends the question to the bank: what the bank answers later charges nothing. */
export const cancelSquare = (): void => endQuestion?.();

/** Registers the form that is on the page. Returns a function that removes it and ends its question. */
export const openSquareForm = (form: SquareScript): (() => void) => {
  open = form;
  tell();
  return () => {
    if (open !== form) return;
    open = null;
    cancelSquare();
    tell();
  };
};

const refusedWith = (words: unknown) => ({ kind: 'refused', serverMessage: typeof words === 'string' ? words : null });

/** The one-time token of the typed card, and the one of its owner if Square gives one. The bank may ask the owner to approve the amount. */
const tokensOf = async ({ payments, card }: SquareScript, amount: Money, permit: Permit) => {
  permit.check();
  const result = await card.tokenize();
  if (result.status !== 'OK' || !result.token)
    throw refusedWith('errors' in result && Array.isArray(result.errors) ? result.errors[0]?.message : null);
  permit.check();
  const verified = await payments.verifyBuyer(result.token, {
    amount: toMajorUnits(amount).toFixed(decimalsOf(amount.currency)),
    currencyCode: amount.currency,
    intent: 'CHARGE',
    // Square accepts an empty contact, so the customer's address stays here.
    billingContact: {},
  });
  return { sourceId: result.token, verificationToken: verified?.token ?? null };
};

/** A failure as a refusal, with the words of the form or of the bank; the other failures of the script have none for the customer. */
const toRefusal = (error: unknown) => {
  if (!(error instanceof Error)) return error;
  return refusedWith(error.name === 'VerifyBuyerError' ? error.message : null);
};

/**
 * Takes the tokens of the card that the customer typed into the open form (spec §7), and gives the request that charges it. The bank may ask
 * the card's owner for minutes. After a rejection no request was sent: `refused` by the form or the bank, `cancelled` by the customer or by
 * leaving the form.
 */
export const prepareSquare = async (
  cards: Pick<Api['cards'], 'createSquareCheckout'>,
  amount: Money,
  permit: Permit,
): Promise<() => Promise<void>> => {
  if (!open) throw refusedWith(null);
  const left = Promise.withResolvers<never>();
  const end = () => left.reject({ kind: 'cancelled', serverMessage: null });
  endQuestion = end;
  tell();
  const asked = awaitForeign(tokensOf(open, amount, permit)).catch((error: unknown) =>
    Promise.reject(toRefusal(error)),
  );
  const tokens = await Promise.race([asked, left.promise]).finally(() => {
    if (endQuestion === end) endQuestion = null;
    tell();
  });
  return async () => {
    await cards.createSquareCheckout({ locationId: config.square.locationId, amount, ...tokens }, permit);
  };
};
