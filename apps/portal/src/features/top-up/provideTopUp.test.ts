import { topUpAttemptFixture } from '@may/domain/fixtures';
import type { RegionCode } from '@may/domain/region.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sessionStore } from '../../browser/storage/createStorage.ts';
import { storedSessionFixture } from '../../browser/storage/storedSession.fixtures.ts';
import { clearStoredSession, writeSession } from '../../browser/storage/storedSession.ts';
import { provideTopUp } from './provideTopUp.ts';
import { emptyDraft, startTopUp, topUpDraft } from './topUpDraft.ts';

const open = vi.fn();
const sendAttempt = vi.fn();
const reconcile = vi.fn();
const leaveFor = vi.fn();
const leaveAttempt = vi.fn();
const goToLinkCard = vi.fn();
const listCards = vi.fn();
const cardPayments = { open: vi.fn(), isUncharged: vi.fn(), fetch: vi.fn() };
const amount = { amount: 500_000, currency: 'VND' } as const;
const draft = { amount: 500_000, group: 'local', method: 'vietqr', cardId: null, wasLedToLink: false } as const;
const checkout = { url: 'https://pay.example/1', host: 'pay.example' };

const start = () => {
  const attempts = { open, send: sendAttempt, reconcileShown: reconcile };
  const machine = provideTopUp({ attempts, cardPayments, listCards, leaveFor, leaveAttempt, goToLinkCard });
  const input = {
    currency: 'VND',
    minimum: 1,
    maximum: 1_000_000,
    repeatsAreOne: true,
    draft: { ...draft, amount },
    attempt: null,
    over: [],
    wasLedToLink: false,
    cardsAreTyped: false,
  } as const;
  return createActor(machine, { input }).start();
};

afterEach(topUpDraft.clear);
afterEach(clearStoredSession);
beforeEach(() => {
  writeSession(storedSessionFixture());
  open.mockReset().mockResolvedValue({ key: 'key-1', isKnown: false, isSending: false, receipt: null });
  sendAttempt.mockReset().mockResolvedValue(checkout);
  reconcile.mockReset();
});

describe('provideTopUp', () => {
  it('stores the attempt’s key in this tab’s draft before the first request', async () => {
    sendAttempt.mockImplementation(async () => {
      expect(topUpDraft.read()?.attemptKey).toBe('key-1');
      return checkout;
    });
    const actor = start();
    actor.send({ type: 'method.select', method: 'atm' });
    expect(topUpDraft.read()).toEqual({ ...draft, amount, method: 'atm', attemptKey: null });
    actor.send({ type: 'pay', over: [], paid: [] });
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    expect(topUpDraft.read()).toMatchObject({ method: 'atm', attemptKey: 'key-1' });
    actor.send({ type: 'leave' });
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(checkout.url);
  });

  it('does not change this tab’s draft when the customer left the page during `open`', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    open.mockReturnValue(promise);
    const actor = start();
    actor.send({ type: 'method.select', method: 'atm' });
    actor.send({ type: 'pay', over: [], paid: [] });
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
    actor.stop();
    expect(() => open.mock.calls[0]?.[1].check()).toThrow();
    resolve({ key: 'key-1', isKnown: false, isSending: false, receipt: null });
    await promise;
    expect(topUpDraft.read()).toMatchObject({ method: 'atm', attemptKey: null });
  });

  it('removes the attempt from this tab’s draft and address when the customer stays', async () => {
    const actor = start();
    actor.send({ type: 'pay', over: [], paid: [] });
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    actor.send({ type: 'cancel' });
    expect(topUpDraft.read()).toEqual({ ...draft, amount, attemptKey: null });
    expect(leaveAttempt).toHaveBeenCalledOnce();
  });

  it('clears the draft once the top-up has succeeded, and the address at the next one', async () => {
    topUpDraft.write({ ...emptyDraft, amount });
    open.mockResolvedValue({ key: 'key-1', isKnown: true, isSending: false, receipt: null });
    reconcile.mockResolvedValue({ status: 'succeeded', receipt: null, transactionCode: 'T1' });
    const actor = start();
    actor.send({ type: 'pay', over: [], paid: [] });
    await waitFor(actor, (snapshot) => snapshot.matches('succeeded'));
    expect(reconcile).toHaveBeenCalledExactlyOnceWith('key-1', expect.anything());
    expect(topUpDraft.read()).toBeNull();
    expect(sendAttempt).not.toHaveBeenCalled();
    actor.send({ type: 'startOver' });
    expect(leaveAttempt).toHaveBeenCalledOnce();
  });

  it('keeps the amount in the draft, with `wasLedToLink`, when it leads to linking a card', async () => {
    listCards.mockResolvedValue([]);
    const actor = start();
    actor.send({ type: 'group.select', group: 'card' });
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'linkingCard' }));
    expect(goToLinkCard).toHaveBeenCalledOnce();
    expect(topUpDraft.read()).toMatchObject({ amount, group: 'card', wasLedToLink: true });
  });

  it('stores a card payment’s key in this tab’s draft before the first request', async () => {
    const createCheckout = vi.fn(async () => {
      expect(topUpDraft.read()?.attemptKey).toBe('key-2');
      throw { kind: 'refused', serverMessage: null };
    });
    const opened = { key: 'key-2', cardId: 'pm_1', transactionCode: null, mayBePaid: false, isSending: false };
    cardPayments.open.mockResolvedValue(opened);
    cardPayments.fetch.mockResolvedValue({ createCheckout });
    listCards.mockResolvedValue([{ id: 'pm_1', isUsable: true }]);
    const actor = start();
    actor.send({ type: 'group.select', group: 'card' });
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'card' }));
    actor.send({ type: 'card.select', cardId: 'pm_1' });
    actor.send({ type: 'pay', over: [], paid: [] });
    await vi.waitFor(() => expect(actor.getSnapshot().children.cardConfirmation?.getSnapshot().value).toBe('failed'));
    expect(createCheckout).toHaveBeenCalledOnce();
  });

  it('does not say "not charged" of a payment that may be, when the module of card payments cannot be fetched', async () => {
    cardPayments.open.mockImplementation(async ({ key }: { key: string | null }) => ({
      ...{ key: 'key-2', cardId: 'pm_1', transactionCode: 'T1' },
      ...{ mayBePaid: key !== null, isSending: false },
    }));
    cardPayments.fetch.mockRejectedValue(new Error('no network'));
    listCards.mockResolvedValue([{ id: 'pm_1', isUsable: true }]);
    for (const [isUncharged, state] of [
      [true, 'failed'],
      [false, { doubtful: 'waiting' }],
    ] as const) {
      cardPayments.isUncharged.mockReturnValue(isUncharged);
      const actor = start();
      actor.send({ type: 'group.select', group: 'card' });
      await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'card' }));
      actor.send({ type: 'card.select', cardId: 'pm_1' });
      actor.send({ type: 'pay', over: [], paid: [] });
      await vi.waitFor(() => expect(actor.getSnapshot().children.cardConfirmation?.getSnapshot().value).toEqual(state));
    }
  });
});

const startWith = (attempt: Parameters<typeof topUpAttemptFixture>[0]) => {
  topUpDraft.write({ ...emptyDraft, amount, attemptKey: 'key-1' });
  const start = {
    region: 'VN',
    attempts: [topUpAttemptFixture(attempt)],
    over: [],
    repeatsAreOne: true,
    cardsAreTyped: false,
  } as const;
  return startTopUp(start, { attemptKey: null, amount: null, currency: null });
};

it('continues an attempt that may be paid or waits for approval, and only the draft of an uncharged card', () => {
  expect(startWith({ phase: 'open' }).attempt?.key).toBe('key-1');
  expect(startWith({ phase: 'open', method: 'card' }).attempt?.key).toBe('key-1');
  expect(startWith({ phase: 'uncharged', method: 'card', isUnfinished: true }).attempt?.key).toBe('key-1');
  expect(startWith({ phase: 'uncharged', method: 'card' })).toMatchObject({
    attempt: null,
    over: [],
    draft: { amount },
  });
});

it('restores only the draft of an attempt that was never sent', () => {
  expect(startWith({ timesSent: 0 })).toMatchObject({ attempt: null, draft: { amount } });
});

it('continues the draft’s attempt that was paid meanwhile, and not one that was refused', () => {
  expect(startWith({ phase: 'settled', outcome: 'succeeded' }).attempt?.key).toBe('key-1');
  expect(startWith({ phase: 'settled', outcome: 'refused' }).attempt).toBeNull();
});

describe('startTopUp', () => {
  const kept = { ...emptyDraft, amount, method: 'vietqr', attemptKey: 'key-1' } as const;
  const startAt = (amount: string | null, currency: string | null = 'VND', region: RegionCode = 'VN') =>
    startTopUp(
      { region, attempts: [], over: [], repeatsAreOne: true, cardsAreTyped: false },
      { attemptKey: null, amount, currency },
    );

  beforeEach(() => topUpDraft.write(kept));

  it('begins a new top-up with the amount of the address, and keeps the rest of the draft', () => {
    for (const [text, amount] of [
      ['300000', 300_000],
      ['1tr5', 1_500_000],
      // 1 is below the limit: the flow refuses it like a typed amount.
      ['1', 1],
    ] as const) {
      const own = { ...kept, amount: { amount, currency: 'VND' }, attemptKey: null };
      expect.soft(startAt(text), text).toMatchObject({ draft: own, attempt: null });
      expect.soft(topUpDraft.read(), text).toMatchObject(own);
    }
  });

  it('begins without a draft with VietQR, and with the only method of a region', () => {
    topUpDraft.clear();
    expect(startAt(null).draft).toEqual({ ...emptyDraft, method: 'vietqr' });
    expect(startAt(null, null, 'AUD').draft?.method).toBe('creditCard');
  });

  it('restores the draft when the address has no whole amount', () => {
    for (const text of [null, '', 'javascript:1', '1tr50']) {
      expect.soft(startAt(text).draft, String(text)).toMatchObject(kept);
      expect.soft(topUpDraft.read(), String(text)).toMatchObject(kept);
    }
  });

  it('fills nothing with an amount of the address in another currency', () => {
    for (const currency of ['AUD', 'vnd', null])
      expect.soft(startAt('300000', currency).draft, String(currency)).toMatchObject(kept);
  });

  it('keeps the key of a draft of an older build, whose amount has no currency', () => {
    sessionStore.set('may.draft.topUp', JSON.stringify({ ...kept, amount: 500_000 }));
    expect(topUpDraft.read()).toMatchObject({ ...kept, amount: null });
  });

  it('fills nothing with a draft of another currency than the wallet’s', () => {
    topUpDraft.write({ ...kept, amount: { amount: 1_500_000, currency: 'AUD' } });
    expect(startAt(null).draft?.amount).toBeNull();
  });
});
