import { expect, it } from 'vitest';
import { aboutOf, readPaymentReturn } from './cardReturn.ts';

it.each([
  ['payment_intent_client_secret=pi_1_secret_2&redirect_status=failed', 'pi_1_secret_2'],
  ['redirect_status=succeeded', null],
  ['payment_intent_client_secret=seti_1_secret_2', null],
  ['payment_intent_client_secret=pi_1_secret_2&payment_intent_client_secret=pi_3_secret_4', null],
])('asks about nothing but the one payment that %s names', (search, secret) => {
  expect(readPaymentReturn(new URLSearchParams(search))).toBe(secret);
});

it.each([
  ['succeeded', 'succeeded'],
  ['processing', 'processing'],
  ['unpaid', 'failed'],
  ['unfinished', 'failed'],
  ['ended', 'failed'],
  ['unknown', 'unreachable'],
] as const)('says of a payment that is %s: %s', (status, about) => {
  expect(aboutOf({ status })).toBe(about);
});
