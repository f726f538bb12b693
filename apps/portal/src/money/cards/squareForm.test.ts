import { Permit } from '@may/api/permit';
import { afterEach, expect, it, vi } from 'vitest';
import { cancelSquare, openSquareForm, prepareSquare, squareStage, subscribeToSquare } from './squareForm.ts';

const permit = new Permit(() => true);

const amount = { amount: 500_000, currency: 'VND' } as const;
const createSquareCheckout = vi.fn();
const cards = { createSquareCheckout };
let leave = () => {};
let answer = () => {};

/** Opens a form whose bank asks the card's owner until the test answers. */
const ask = (
  typed: object = { status: 'OK', token: 'cnon:1' },
  asked: Parameters<typeof prepareSquare>[1] = amount,
) => {
  const bank = Promise.withResolvers<{ token: string } | null>();
  // A question without an answer would stay under way for the files after this one.
  answer = () => bank.resolve(null);
  const verifyBuyer = vi.fn(() => bank.promise);
  leave = openSquareForm({ card: { tokenize: async () => typed }, payments: { verifyBuyer } } as never);
  const prepared = prepareSquare(cards, asked, permit);
  // The test checks `prepared` itself.
  prepared.catch(() => undefined);
  return { bank, prepared, verifyBuyer };
};

afterEach(() => {
  leave();
  answer();
  createSquareCheckout.mockReset();
});

it.each([
  [amount, '500000', { token: 'verf:1' }],
  [{ amount: 1_250, currency: 'AUD' } as const, '12.50', null],
])('asks the bank about %o as %s, and sends the tokens once the request is called', async (asked, written, owner) => {
  const { bank, prepared, verifyBuyer } = ask(undefined, asked);
  bank.resolve(owner);
  const charge = await prepared;
  expect(createSquareCheckout).not.toHaveBeenCalled();
  await charge();
  const details = { amount: written, currencyCode: asked.currency, intent: 'CHARGE', billingContact: {} };
  expect(verifyBuyer).toHaveBeenCalledExactlyOnceWith('cnon:1', details);
  const tokens = { sourceId: 'cnon:1', verificationToken: owner?.token ?? null };
  expect(createSquareCheckout).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ amount: asked, ...tokens }),
    permit,
  );
});

it.each([
  ['VerifyBuyerError', 'The verification was cancelled.', 'The verification was cancelled.'],
  ['TypeError', 'Failed to fetch', null],
])('refuses after a %s of the bank’s question, “%s”, with the message %s', async (name, message, serverMessage) => {
  const { bank, prepared } = ask();
  bank.reject(Object.assign(new Error(message), { name }));
  await expect(prepared).rejects.toEqual({ kind: 'refused', serverMessage });
});

it('refuses a card that the form refuses with its message, and asks no bank', async () => {
  const { prepared, verifyBuyer } = ask({ status: 'ERROR', errors: [{ message: 'Wrong number' }] });
  await expect(prepared).rejects.toEqual({ kind: 'refused', serverMessage: 'Wrong number' });
  expect(verifyBuyer).not.toHaveBeenCalled();
});

it.each([
  { status: 'ERROR', token: 'cnon:1' },
  { status: 'OK' },
  { status: 'ERROR', errors: [] },
  { status: 'ERROR', errors: 'many' },
  { status: 'ERROR', errors: [{ message: 7 }] },
])('refuses the unclear answer %j of the form without words', async (typed) => {
  const { prepared, verifyBuyer } = ask(typed);
  await expect(prepared).rejects.toEqual({ kind: 'refused', serverMessage: null });
  expect(verifyBuyer).not.toHaveBeenCalled();
});

it('asks neither the form nor the bank once the customer has left the page', async () => {
  for (const asked of ['form', 'bank']) {
    let isHere = asked === 'bank';
    const tokenize = vi.fn(async () => {
      isHere = false;
      return { status: 'OK', token: 'cnon:1' };
    });
    const verifyBuyer = vi.fn();
    leave = openSquareForm({ card: { tokenize }, payments: { verifyBuyer } } as never);
    await expect(prepareSquare(cards, amount, new Permit(() => isHere))).rejects.toBeDefined();
    expect(tokenize).toHaveBeenCalledTimes(asked === 'bank' ? 1 : 0);
    expect(verifyBuyer).not.toHaveBeenCalled();
    leave();
  }
});

it('keeps a new form when an earlier one is left after it', () => {
  const [first] = [1, 2].map(() => openSquareForm({} as never));
  first?.();
  expect(squareStage()).toBe('ready');
  leave = openSquareForm({} as never);
});

it('refuses without an open form', async () => {
  await expect(prepareSquare(cards, amount, permit)).rejects.toEqual({ kind: 'refused', serverMessage: null });
});

it('ends the question as cancelled when the form is left, and an approval after that charges nothing', async () => {
  const { bank, prepared } = ask();
  leave();
  await expect(prepared).rejects.toEqual({ kind: 'cancelled', serverMessage: null });
  bank.resolve({ token: 'verf:1' });
  await bank.promise;
  expect(createSquareCheckout).not.toHaveBeenCalled();
});

it('ends the question as cancelled by the customer, and the form stays ready', async () => {
  const { prepared } = ask();
  cancelSquare();
  await expect(prepared).rejects.toEqual({ kind: 'cancelled', serverMessage: null });
  expect(squareStage()).toBe('ready');
});

it('tells the stages absent, ready, asking, ready and absent', async () => {
  const stages = [squareStage()];
  const stop = subscribeToSquare(() => stages.push(squareStage()));
  const { bank, prepared } = ask();
  bank.resolve(null);
  await prepared;
  leave();
  stop();
  expect(stages).toEqual(['absent', 'ready', 'asking', 'ready', 'absent']);
});
