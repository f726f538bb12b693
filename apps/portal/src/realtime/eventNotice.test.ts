import type { RealtimeEvent } from '@may/api/realtime';
import { formatMoney } from '@may/ui';
import type { TFunction } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { eventNotice } from './eventNotice.ts';
import { listenToEvents, passOn, whenAwaited } from './listeners.ts';

const t = ((key: string, gaps?: { amount: string }) =>
  gaps ? `${key} ${gaps.amount}` : key) as unknown as TFunction<'notifications'>;
const event = (name: RealtimeEvent['name'], rest: Partial<RealtimeEvent> = {}): RealtimeEvent => ({
  name,
  eventId: null,
  subjectId: null,
  amountPaid: null,
  amountDue: null,
  currency: null,
  hostedUrl: null,
  serverId: null,
  ...rest,
});

describe('an event of the provider', () => {
  it('is told with its amount and the way to the invoices', () => {
    const openInvoices = vi.fn();
    const notice = eventNotice(
      event('invoice.payment_failed', { amountDue: 320_000, currency: 'VND' }),
      t,
      openInvoices,
    );
    expect(notice).toMatchObject({
      title: 'invoiceFailed',
      text: `invoiceFailedText ${formatMoney({ amount: 320_000, currency: 'VND' }).text}`,
      tone: 'critical',
    });
    notice?.action?.onAct();
    expect(openInvoices).toHaveBeenCalledOnce();
  });

  it('is told without an amount nobody could read, and not at all where it only makes screens read again', () => {
    expect(eventNotice(event('invoice.paid', { amountPaid: 1 }), t, vi.fn())).not.toHaveProperty('text');
    expect(eventNotice(event('subscription.updated'), t, vi.fn())).toEqual({
      title: 'subscriptionUpdated',
      tone: 'brand',
    });
    expect(eventNotice(event('invoice.created'), t, vi.fn())).toBeNull();
  });

  it('is listened for at once as soon as a screen waits for one', async () => {
    const listening = vi.fn();
    void whenAwaited().then(listening);
    await Promise.resolve();
    expect(listening).not.toHaveBeenCalled();
    listenToEvents(() => false)();
    await whenAwaited();
    expect(listening).toHaveBeenCalledOnce();
  });

  it('is told by the screen that waits for it, else by the bell; everybody who listens hears it', () => {
    const heard = vi.fn(() => false);
    const stop = listenToEvents(heard);
    expect(passOn(event('subscription.created'))).toBe(false);
    const stopWaiting = listenToEvents(({ name }) => name === 'subscription.created');
    expect(passOn(event('subscription.created'))).toBe(true);
    expect(passOn(event('invoice.paid'))).toBe(false);
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    stopWaiting();
    expect(passOn(event('subscription.created'))).toBe(false);
  });
});
