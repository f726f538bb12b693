import { type TopUpContext, topUpMachine } from '@may/machines';
import { describe, expect, it } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { topUpProps } from './topUpProps.ts';

const start: TopUpContext = {
  currency: 'VND',
  minimum: 10_000,
  maximum: 200_000_000,
  amount: null,
  group: null,
  method: null,
  cardId: null,
  attemptKey: null,
  attemptPhase: null,
  transactionCode: null,
  checkout: null,
  error: null,
};
const propsIn = (
  value: StateValueFrom<typeof topUpMachine>,
  context: Partial<TopUpContext> = {},
  region: 'VN' | 'AUD' = 'VN',
) => topUpProps(topUpMachine.resolveState({ value, context: { ...start, ...context } }), region);

describe('topUpProps', () => {
  it('offers a Vietnamese customer the five local methods in the specified order', () => {
    expect(propsIn('choosingAmount').groups[0]).toEqual({
      name: 'local',
      methods: ['alepay', 'vietqr', 'atm', 'internationalCard', 'vnpay'],
    });
    expect(propsIn('choosingAmount').presets).toEqual([
      100_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000,
    ]);
  });

  it('offers customers elsewhere the credit card and their own presets', () => {
    const props = propsIn('choosingAmount', { currency: 'AUD' }, 'AUD');
    expect(props.groups[0]).toEqual({ name: 'local', methods: ['creditCard'] });
    expect(props.presets).toEqual([500, 1000, 2000, 3000, 4000, 5000, 6000]);
  });

  it('says that linked cards are not switched on instead of offering them', () => {
    expect(propsIn('choosingGroup').groups[1]).toMatchObject({ name: 'card', disabledReason: 'notSwitchedOn' });
  });

  it('names the host the customer is about to be sent to', () => {
    const checkout = { url: 'https://pay.vnpay.vn/x', host: 'pay.vnpay.vn' };
    expect(propsIn('redirecting', { checkout }).status).toEqual({ name: 'redirecting', host: 'pay.vnpay.vn' });
  });

  it('tells an unknown outcome from a refusal, with the provider’s own words', () => {
    expect(propsIn('failed').status).toEqual({ name: 'failed', kind: 'unknown', serverMessage: null });
    expect(propsIn('failed', { error: { kind: 'refused', serverMessage: 'Bảo trì' } }).status).toEqual({
      name: 'failed',
      kind: 'refused',
      serverMessage: 'Bảo trì',
    });
  });

  it('shows no method for a name the provider does not have', () => {
    expect(propsIn('choosingMethod', { method: 'cheque' }).method).toBeNull();
    expect(propsIn('ready', { method: 'vietqr' }).method).toBe('vietqr');
  });
});
