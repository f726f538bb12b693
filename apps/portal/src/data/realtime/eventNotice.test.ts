import type { RealtimeEvent } from '@may/api/realtime';
import { providerEventNames, providerEvents } from '@may/domain/bell/providerEvent.ts';
import { dong } from '@may/domain/money.ts';
import { describe, expect, it, vi } from 'vitest';
import { eventNotice } from './eventNotice.ts';
import { dispatchEvent, listenToEvents, whenAwaited } from './listeners.ts';

const event = (name: RealtimeEvent['name'], rest: Partial<RealtimeEvent> = {}): RealtimeEvent => ({
  name,
  eventId: null,
  subjectId: null,
  amountPaid: null,
  amountLeft: null,
  hostedUrl: null,
  serverId: null,
  ...rest,
});

describe('an event of the provider', () => {
  it('raises the notice of its row, or none', () => {
    for (const name of providerEventNames) {
      const told = providerEvents[name].notice;
      const notice = eventNotice(event(name, { eventId: 'evt_1', amountPaid: dong(1), amountLeft: dong(2) }));
      const amount = told?.amount ? dong(told.amount === 'amountPaid' ? 1 : 2) : null;
      const remedy = amount && { page: 'invoices' };
      expect.soft(notice, name).toEqual(told && { kind: name, subject: { amount }, remedy, key: 'evt_1' });
    }
  });

  it('raises a notice of a failed payment with the amount due and a link to the invoices', () => {
    const failed = { amountLeft: dong(320_000), subjectId: 'in_1', eventId: 'evt_1' };
    expect(eventNotice(event('invoice.payment_failed', failed))).toEqual({
      about: 'in_1',
      kind: 'invoice.payment_failed',
      subject: { amount: dong(320_000) },
      remedy: { page: 'invoices' },
      key: 'evt_1',
    });
  });

  it('raises a notice without an amount if 0 was paid, or if all that is due was paid', () => {
    const none = { subject: { amount: null } };
    expect(eventNotice(event('invoice.paid', { amountPaid: dong(0), amountLeft: dong(5) }))).toMatchObject(none);
    expect(eventNotice(event('invoice.payment_failed', { amountPaid: dong(5), amountLeft: dong(0) }))).toMatchObject(
      none,
    );
  });

  it('without an id of the provider is one event of its object in a minute, and another one later', () => {
    const keyAt = (now: number, subjectId = 'sub_1') => {
      vi.setSystemTime(now);
      return eventNotice(event('subscription.updated', { subjectId }))?.key;
    };
    expect(keyAt(60_000)).toBe(keyAt(60_900));
    expect([keyAt(60_000, 'sub_2'), keyAt(180_000)]).not.toContain(keyAt(60_000));
  });

  it('raises a notice without an amount if it has none, and none of a new invoice', () => {
    expect(eventNotice(event('invoice.paid'))).toMatchObject({ subject: { amount: null } });
    expect(eventNotice(event('invoice.created'))).toBeNull();
  });

  it('starts the connection at once when a screen begins to wait for one', async () => {
    const listening = vi.fn();
    void whenAwaited().then(listening);
    await Promise.resolve();
    expect(listening).not.toHaveBeenCalled();
    listenToEvents(() => false)();
    await whenAwaited();
    expect(listening).toHaveBeenCalledOnce();
  });

  it('reaches every listener, and counts as shown if one of them shows it', () => {
    const heard = vi.fn(() => false);
    const stop = listenToEvents(heard);
    expect(dispatchEvent(event('subscription.created'))).toBe(false);
    const stopWaiting = listenToEvents(({ name }) => name === 'subscription.created');
    expect(dispatchEvent(event('subscription.created'))).toBe(true);
    expect(dispatchEvent(event('invoice.paid'))).toBe(false);
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    stopWaiting();
    expect(dispatchEvent(event('subscription.created'))).toBe(false);
  });
});
