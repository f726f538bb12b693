import { afterEach, expect, it, vi } from 'vitest';
import { FormRefusal } from '../../provider/toRejection.ts';
import {
  bankPatience,
  cancelSquare,
  openSquareForm,
  prepareSquare,
  squareStage,
  subscribeToSquare,
} from './squareForm.ts';
import type { SquareToken } from './squareToken.ts';

const amount = { amount: 500_000, currency: 'VND' } as const;
const token = { sourceId: 'cnon:1', verificationToken: 'verf:1' };
const createSquareCheckout = vi.fn();
const cards = { createSquareCheckout };
let leave = () => {};

/** Opens a form whose bank asks the card's owner until the test answers. */
const ask = () => {
  const bank = Promise.withResolvers<SquareToken>();
  leave = openSquareForm({ tokenize: () => bank.promise });
  const prepared = prepareSquare(cards, amount);
  // The test checks `prepared` itself.
  prepared.catch(() => undefined);
  return { bank, prepared };
};

afterEach(() => {
  vi.useRealTimers();
  leave();
  createSquareCheckout.mockReset();
});

it('gives the request for the tokens of the typed card, and sends nothing before it is called', async () => {
  const { bank, prepared } = ask();
  bank.resolve(token);
  const charge = await prepared;
  expect(createSquareCheckout).not.toHaveBeenCalled();
  await charge();
  expect(createSquareCheckout).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ amount, ...token }));
});

it.each([
  [new FormRefusal('Wrong number'), 'Wrong number'],
  [new TypeError('The card is not attached.'), null],
])('refuses after %s with the message %s', async (error, serverMessage) => {
  const { bank, prepared } = ask();
  bank.reject(error);
  await expect(prepared).rejects.toEqual({ kind: 'refused', serverMessage });
});

it('refuses without an open form', async () => {
  await expect(prepareSquare(cards, amount)).rejects.toEqual({ kind: 'refused', serverMessage: null });
});

it('ends the question as cancelled when the form is left, and an approval after that charges nothing', async () => {
  const { bank, prepared } = ask();
  leave();
  await expect(prepared).rejects.toEqual({ kind: 'cancelled', serverMessage: null });
  // The customer is back on the page: the answer belongs to the form that was left.
  leave = openSquareForm({ tokenize: () => Promise.reject(new Error('not asked')) });
  bank.resolve(token);
  await bank.promise;
  expect(createSquareCheckout).not.toHaveBeenCalled();
});

it('ends the question as cancelled by the customer, and the form stays ready', async () => {
  const { prepared } = ask();
  cancelSquare();
  await expect(prepared).rejects.toEqual({ kind: 'cancelled', serverMessage: null });
  expect(squareStage()).toBe('ready');
});

it('ends the question as unanswered after 10 minutes, and not a moment before', async () => {
  vi.useFakeTimers();
  const { prepared } = ask();
  await vi.advanceTimersByTimeAsync(bankPatience - 1);
  expect(squareStage()).toBe('asking');
  vi.advanceTimersByTime(1);
  await expect(prepared).rejects.toEqual({ kind: 'unanswered', serverMessage: null });
});

it('tells the stages absent, ready, asking, ready and absent', async () => {
  const stages = [squareStage()];
  const stop = subscribeToSquare(() => stages.push(squareStage()));
  const { bank, prepared } = ask();
  bank.resolve(token);
  await prepared;
  leave();
  stop();
  expect(stages).toEqual(['absent', 'ready', 'asking', 'ready', 'absent']);
});
