import { expect, it } from 'vitest';
import { bringsSetupReturn, readSetupReturn, withoutSetupReturn } from './setupReturn.ts';

const back = 'setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded';

it('reads the secret of the return, and removes all of its parameters from the address', () => {
  const search = new URLSearchParams(`returnTo=%2Fpayment&${back}`);
  expect(readSetupReturn(search)).toBe('seti_1_secret_2');
  expect(withoutSetupReturn(search).toString()).toBe('returnTo=%2Fpayment');
});

it.each([
  ['nothing', ''],
  ['a word that claims success', 'redirect_status=succeeded'],
  ['a payment’s secret', 'setup_intent_client_secret=pi_1_secret_2'],
  ['two that disagree', 'setup_intent_client_secret=seti_1_secret_2&setup_intent_client_secret=seti_3_secret_4'],
  ['a secret with more behind it', 'setup_intent_client_secret=seti_1_secret_2%26x'],
  ['an empty secret', 'setup_intent_client_secret='],
  ['the same secret twice', 'setup_intent_client_secret=seti_1_secret_2&setup_intent_client_secret=seti_1_secret_2'],
  ['what is no secret', 'setup_intent_client_secret=%3Cb%3E'],
  ['the words of a payment', 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2'],
])('reads %s as no return, and removes its parameters from the address', (_, text) => {
  const search = new URLSearchParams(text && `returnTo=%2Fpayment&${text}`);
  expect(readSetupReturn(search)).toBeNull();
  expect(bringsSetupReturn(search)).toBe(text !== '');
  expect(withoutSetupReturn(search).toString()).toBe(text && 'returnTo=%2Fpayment');
});
