import { expect, it } from 'vitest';
import { readSetupReturn, withoutSetupReturn } from './setupReturn.ts';

const back = 'setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded';

it('reads the secret the card provider brings back, and takes all of its parameters out of the address', () => {
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
])('takes %s for no return', (_, search) => {
  expect(readSetupReturn(new URLSearchParams(search))).toBeNull();
});
