import type { RealtimeEvent } from '@may/api/realtime';
import type { Announcement, Invoice } from '@may/domain';
import { invoiceFixture } from '@may/domain/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHistory } from '../notices/createHistory.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { createInvoiceFollower } from './createInvoiceFollower.ts';
import { createInvoiceWatch } from './createInvoiceWatch.ts';
import { eventNotice } from './eventNotice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A paid invoice as the provider of the specification lists it: nothing is due, and it has neither a date nor a paid amount. */
const paid = (id: string): Invoice =>
  invoiceFixture({ id, status: 'paid', createdAt: null, amountDue: { amount: 0, currency: 'VND' }, amountPaid: null });

const namelessEvent: RealtimeEvent = {
  name: 'invoice.paid',
  eventId: null,
  subjectId: null,
  amountPaid: null,
  amountDue: null,
  currency: null,
  hostedUrl: null,
  serverId: null,
};

/** A loaded page whose first reading found `in_1`, ten minutes ago. */
const load = async () => {
  const storage = memoryStorage();
  const session = { isOpen: true, listed: [paid('in_1')], reads: 0, answer: Promise.resolve() };
  const history = createHistory({
    storage,
    durable: storage,
    customerId: 'usr_1',
    isOpen: () => session.isOpen,
    page: new EventTarget() as Window,
  });
  const watch = createInvoiceWatch(storage, 'usr_1');
  const announced: Announcement[] = [];
  const follower = createInvoiceFollower({
    read: async () => {
      session.reads += 1;
      const { listed } = session;
      await session.answer;
      return listed;
    },
    watch,
    history,
    announce: (announcement) => announced.push(announcement),
    isOpen: () => session.isOpen,
    onCheckEvery: () => undefined,
    page: Object.assign(new EventTarget(), { hidden: false }) as unknown as Document,
  });
  const receive = (event: RealtimeEvent) => {
    watch.note(event);
    const notice = eventNotice(event);
    if (notice) history.add([notice], Date.now(), null);
  };
  follower.catchUp();
  await vi.advanceTimersByTimeAsync(600_000);
  const told = () => history.read().map(({ kind, subject, origin }) => [kind, subject, origin?.object?.id]);
  return {
    session,
    storage,
    history,
    follower,
    receive,
    announced,
    told,
    settle: () => vi.advanceTimersByTimeAsync(1),
  };
};

const paidNotice = ['invoice.paid', { amount: null }, 'in_2'];

describe('a payment', () => {
  it('whose event named no invoice is one notice without an amount after the next reading', async () => {
    const { session, follower, receive, told, settle } = await load();
    receive(namelessEvent);
    session.listed = [paid('in_2'), paid('in_1')];
    await vi.advanceTimersByTimeAsync(600_000);
    follower.catchUp();
    await settle();
    expect(told()).toEqual([paidNotice]);
  });

  it('whose event named no invoice takes up the invoice at once, also if another tab hears of it later', async () => {
    const { session, follower, receive, announced, told, settle } = await load();
    session.listed = [paid('in_2'), paid('in_1')];
    for (const _ of ['this tab', 'another tab']) {
      receive(namelessEvent);
      follower.onTold(namelessEvent);
      await settle();
    }
    expect([told(), announced]).toEqual([[paidNotice], []]);
  });

  it('that the provider lists 20 seconds after its event, which named no invoice, is one notice', async () => {
    const { session, follower, receive, told, settle } = await load();
    receive(namelessEvent);
    await vi.advanceTimersByTimeAsync(20_000);
    follower.onTold(namelessEvent);
    await settle();
    session.listed = [paid('in_2'), paid('in_1')];
    follower.catchUp();
    await settle();
    expect(told()).toEqual([paidNotice]);
  });

  it('whose event named its invoice leads to no reading', async () => {
    const { session, follower, settle } = await load();
    follower.onTold({ ...namelessEvent, subjectId: 'in_2' });
    await settle();
    expect(session.reads).toBe(1);
  });

  it('whose event named the id of its invoice has the number too once the list was read', async () => {
    const { session, history, follower, receive, settle } = await load();
    receive({ ...namelessEvent, subjectId: 'in_2' });
    session.listed = [{ ...paid('in_2'), number: 'MAY-2026-0002' }, paid('in_1')];
    follower.catchUp();
    await settle();
    expect(history.read().map(({ origin }) => origin?.object)).toEqual([
      { type: 'invoice', id: 'in_2', number: 'MAY-2026-0002' },
    ]);
  });

  it('of a short drop is in the history after the second subscription, without a message', async () => {
    const { session, follower, announced, told, settle } = await load();
    follower.onSubscribed();
    await settle();
    expect(session.reads).toBe(1);
    for (const status of ['live', 'connecting', 'live'] as const) follower.follow(status)?.();
    session.listed = [paid('in_2'), paid('in_1')];
    follower.onSubscribed();
    await settle();
    expect([session.reads, told(), announced]).toEqual([2, [paidNotice], []]);
  });

  it('between the last polling and the first subscription is in the history', async () => {
    const { session, follower, told, settle } = await load();
    const stop = follower.follow('offline');
    await settle();
    session.listed = [paid('in_2'), paid('in_1')];
    stop?.();
    follower.onSubscribed();
    await settle();
    expect(told()).toEqual([paidNotice]);
  });

  it('that polling finds is announced once, and not if its event was told', async () => {
    const { session, follower, receive, announced, told, settle } = await load();
    receive(namelessEvent);
    session.listed = [paid('in_2'), paid('in_1')];
    const stop = follower.follow('offline');
    await settle();
    expect([told(), announced]).toEqual([[paidNotice], []]);
    session.listed = [paid('in_3'), ...session.listed];
    await vi.advanceTimersByTimeAsync(120_000);
    stop?.();
    expect(announced.map(({ origin }) => origin?.object?.id)).toEqual(['in_3']);
  });

  it.each([
    ['without dates, newest first', () => null, ['in_4', 'in_3', 'in_2']],
    ['with dates, oldest first', (day: number) => `2099-01-0${day}T00:00:00.000Z`, ['in_2', 'in_3', 'in_4']],
  ])('is above the older ones of the same reading if the provider lists the invoices %s', async (_, dateOf, ids) => {
    const { session, follower, told, settle } = await load();
    session.listed = [...ids.map((id) => ({ ...paid(id), createdAt: dateOf(Number(id.at(-1))) })), paid('in_1')];
    follower.catchUp();
    await settle();
    expect(told().map(([, , id]) => id)).toEqual(['in_4', 'in_3', 'in_2']);
  });

  it('that is read while the session ends is neither told nor remembered', async () => {
    const { session, storage, follower, told, settle } = await load();
    const remembered = storage.get('may.notices.invoices.usr_1');
    session.listed = [paid('in_2'), paid('in_1')];
    session.answer = Promise.resolve().then(() => {
      session.isOpen = false;
    });
    follower.catchUp();
    await settle();
    expect([told(), storage.get('may.notices.invoices.usr_1')]).toEqual([[], remembered]);
  });
});
