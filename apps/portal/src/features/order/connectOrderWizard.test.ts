import type { OrderWizardContext } from '@may/machines/order/orderWizard.types.ts';
import { orderWizardMachine } from '@may/machines/order/orderWizardMachine.ts';
import { describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { connectOrderWizard } from './connectOrderWizard.ts';

const start: OrderWizardContext = {
  serverId: 'srv_1',
  isFresh: true,
  invoiceId: 'in_1',
  isSubscribed: true,
  isInvoiced: false,
  isOverdue: true,
  readings: 0,
  isUnreachable: false,
  possibleFailures: [],
  failedBy: null,
  failure: { invoiceId: 'in_1', amountPaid: null, amountLeft: { amount: 720_000, currency: 'VND' }, hostedUrl: null },
};
const check = (busy: boolean) => ({ actions: [{ name: 'check', busy }] });
const topUp = { amount: 20_000, currency: 'VND' } as const;
const drawnAt = (value: StateValueFrom<typeof orderWizardMachine>, context: Partial<OrderWizardContext> = {}) =>
  connectOrderWizard(orderWizardMachine.resolveState({ value, context: { ...start, ...context } }), vi.fn(), {
    topUpOf: () => topUp,
  });

describe('connectOrderWizard', () => {
  it('shows in each state its phase, its step and its actions', () => {
    const rows: [StateValueFrom<typeof orderWizardMachine>, object][] = [
      [{ subscribing: 'asking' }, { phase: 'following', step: 1, ...check(true), isOverdue: true, failure: null }],
      [{ subscribing: 'listening' }, { phase: 'following', step: 1, ...check(false), isOverdue: true, failure: null }],
      [{ paymentFailed: 'listening' }, { phase: 'paymentFailed', step: 1, ...check(false), failure: { topUp } }],
      [{ paymentFailed: 'asking' }, { phase: 'paymentFailed', step: 1, ...check(true), failure: { topUp } }],
      ['finished', { phase: 'finished', step: 3, actions: [], failure: null }],
      ['missing', { phase: 'unknown', step: 1, ...check(false), failure: null }],
    ];
    for (const [value, expected] of rows) expect.soft(drawnAt(value), JSON.stringify(value)).toMatchObject(expected);
  });

  it('offers no check of a paid order, even an overdue one', () => {
    expect(drawnAt('paid')).toMatchObject({ phase: 'paid', step: 2, isOverdue: false, actions: [] });
    expect(drawnAt('provisioning')).toMatchObject({ phase: 'provisioning', step: 3, isOverdue: false, actions: [] });
  });

  it('offers no top-up when the due amount is unknown', () => {
    expect(drawnAt({ paymentFailed: 'listening' }, { failure: null }).failure).toEqual({
      invoiceId: null,
      amountPaid: null,
      amountLeft: null,
      hostedUrl: null,
      topUp: null,
    });
  });
});
