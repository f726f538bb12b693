import { setupOf } from '@may/api';
import { describe, expect, it } from 'vitest';
import {
  intentIdOf,
  isIntentOf,
  isOfOtherCard,
  paymentStandingOf,
  readPaymentFailure,
  readSetupFailure,
} from './cardStandings.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (failure) {
    return failure;
  }
  throw new Error('Nothing was thrown.');
};

describe('a payment', () => {
  it('has the standing of its intent', () => {
    const ended = {
      succeeded: 'succeeded',
      processing: 'processing',
      requires_capture: 'processing',
      canceled: 'ended',
    };
    const open = { requires_action: 'unfinished', requires_payment_method: 'unpaid', requires_confirmation: 'unpaid' };
    for (const [status, standing] of Object.entries({ ...ended, ...open, constructor: 'unknown', paid: 'unknown' }))
      expect.soft(paymentStandingOf({ status }), status).toEqual({ status: standing });
    expect(paymentStandingOf({ status: undefined })).toEqual({ status: 'unknown' });
  });

  it('is paid when the error of a second confirmation holds a paid intent', () => {
    const error = {
      type: 'invalid_request_error',
      message: 'unexpected state',
      payment_intent: { status: 'succeeded' },
    };
    expect(readPaymentFailure(error)).toEqual({ status: 'succeeded' });
  });

  it('waits for its owner’s approval, and keeps what the error’s intent is, without words of its own', () => {
    const error = { type: 'card_error', payment_intent: { status: 'requires_action' } };
    expect(readPaymentFailure(error)).toEqual({ status: 'unfinished' });
    expect(readPaymentFailure({ ...error, payment_intent: { status: 'processing' } })).toEqual({
      status: 'processing',
    });
    expect(thrownBy(() => readPaymentFailure({ type: 'card_error' }))).toMatchObject({ serverMessage: null });
  });

  it('is of another card if both ids are Stripe’s and differ', () => {
    const cards = [
      ['pm_1', 'pm_1'],
      ['pm_2', 'pm_1'],
      ['pm_2', 'card_1'],
      ['card_2', 'pm_1'],
    ] as const;
    expect(cards.map(([payment_method, shown]) => isOfOtherCard({ payment_method }, shown))).toEqual([
      ...[false, true, false, false],
    ]);
  });

  it('is declined with the card provider’s message after an error of the card or the form', () => {
    for (const type of ['card_error', 'invalid_request_error', 'validation_error']) {
      const failure = thrownBy(() => readPaymentFailure({ type, message: 'Your card was declined.' }));
      expect.soft(failure, type).toEqual({ kind: 'declined', serverMessage: 'Your card was declined.' });
    }
  });

  it('has an unknown outcome when the answer is lost', () => {
    for (const type of ['api_connection_error', 'api_error', 'rate_limit_error', undefined]) {
      const failure = thrownBy(() => readPaymentFailure({ type }));
      expect.soft(failure, String(type)).toMatchObject({ kind: 'unknown' });
    }
  });
});

it('reads lock_timeout, an invalid_request_error, as an unknown outcome', () => {
  const error = { type: 'invalid_request_error', code: 'lock_timeout' };
  expect(thrownBy(() => readPaymentFailure(error))).toMatchObject({ kind: 'unknown' });
  expect(thrownBy(() => readSetupFailure(error))).toMatchObject({ kind: 'unreachable' });
});

it('accepts an intent of the AUD 20 that were shown, and no other', () => {
  for (const [intent, expected] of [
    [{ amount: 2000, currency: 'aud' }, true],
    [{ amount: 2001, currency: 'aud' }, false],
    [{ amount: 2000, currency: 'usd' }, false],
    [{ amount: '2000', currency: 'aud' }, false],
    [{}, false],
  ] as const)
    expect.soft(isIntentOf(intent, { amount: 2000, currency: 'AUD' }), JSON.stringify(intent)).toBe(expected);
});

it('reads the amount of a paid intent alone, and the id of an intent from its secret', () => {
  const [amount, paid] = [
    { amount: 2000, currency: 'aud' },
    { amount: 2000, currency: 'AUD' },
  ];
  expect(paymentStandingOf({ status: 'succeeded', ...amount })).toEqual({ status: 'succeeded', paid });
  expect(paymentStandingOf({ status: 'processing', ...amount })).toEqual({ status: 'processing' });
  expect(paymentStandingOf({ status: 'succeeded', payment_method: 'pm_1' })).toMatchObject({ cardId: 'pm_1' });
  for (const intent of [
    { status: 'succeeded', payment_method: 'card_1' },
    { status: 'processing', payment_method: 'pm_1' },
  ])
    expect(paymentStandingOf(intent)).not.toHaveProperty('cardId');
  expect(['pi_12_secret_3', 'api_12_secret_3', 'pi_12', 'seti_1_secret_2'].map(intentIdOf)).toEqual([
    'pi_12',
    null,
    null,
    null,
  ]);
});

describe('a card that is linked', () => {
  it('has the standing of its intent', () => {
    const ended = { succeeded: 'saved', processing: 'processing', canceled: 'cancelled', anything: 'unknown' };
    const open = {
      requires_payment_method: 'rejected',
      requires_action: 'unfinished',
      requires_confirmation: 'unfinished',
    };
    for (const [status, standing] of Object.entries({ ...ended, ...open }))
      expect.soft(setupOf({ status }), status).toEqual({ status: standing });
  });

  it('is invalid with the form’s message, and saved when the error holds a saved intent', () => {
    expect(readSetupFailure({ type: 'validation_error', message: 'Incomplete.' })).toEqual({
      status: 'invalid',
      message: 'Incomplete.',
    });
    expect(readSetupFailure({ type: 'invalid_request_error', setup_intent: { status: 'succeeded' } })).toEqual({
      status: 'saved',
    });
    expect(readSetupFailure({ type: 'card_error', setup_intent: { status: 'processing' } })).toEqual({
      status: 'processing',
    });
    const lost = { type: 'api_connection_error', message: 'No network.' };
    expect(thrownBy(() => readSetupFailure(lost))).toEqual({ kind: 'unreachable', serverMessage: 'No network.' });
  });
});
