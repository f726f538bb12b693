import { afterEach, expect, it, vi } from 'vitest';
import { cardReturnSecret, forgetCardReturn, takeCardReturn } from './cardReturn.ts';

afterEach(forgetCardReturn);

const setup = 'setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded';
const payment = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed';

/** Opens this address; gives the address afterwards, or null if the history was not touched. */
const open = (search: string): string | null => {
  const replaceState = vi.fn();
  const history = { state: { usr: null }, replaceState } as unknown as History;
  const location = { href: `https://portal.may.cloud/link-card${search}` } as Location;
  globalThis.beforeReact = takeCardReturn({ location, history } as Window);
  const [state, , url] = replaceState.mock.calls[0] ?? [];
  if (url) expect(state).toBe(history.state);
  return url ? `${url.pathname}${url.search}${url.hash}` : null;
};

it('takes the secret of a card or payment out of the address, once, and no other value', () => {
  for (const [search, card, paid] of [
    [setup, 'seti_1_secret_2', null],
    [payment, null, 'pi_1_secret_2'],
    ['setup_intent_client_secret=pi_1_secret_2', null, null],
    ['payment_intent_client_secret=seti_1_secret_2', null, null],
    ['setup_intent_client_secret=seti_1_secret_2&setup_intent_client_secret=seti_3_secret_4', null, null],
    ['setup_intent_client_secret=seti_1_secret_2&setup_intent_client_secret=seti_1_secret_2', null, null],
    ['setup_intent_client_secret=seti_1_secret_2%26x', null, null],
    ['setup_intent_client_secret=', null, null],
    ['setup_intent_client_secret=%3Cb%3E', null, null],
    ['redirect_status=succeeded', null, null],
  ] as const) {
    expect.soft(open(`?returnTo=%2Fpayment&${search}#top`), search).toBe('/link-card?returnTo=%2Fpayment#top');
    expect.soft([cardReturnSecret('setup_intent'), cardReturnSecret('payment_intent')], search).toEqual([card, paid]);
    forgetCardReturn();
    expect.soft([cardReturnSecret('setup_intent'), cardReturnSecret('payment_intent')], search).toEqual([null, null]);
  }
});

it('leaves an address without these parameters as it is', () => {
  expect(open('?tab=logs')).toBeNull();
  expect(cardReturnSecret('setup_intent')).toBeNull();
});
