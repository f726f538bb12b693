import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideTopUp } from './provideTopUp.ts';
import { emptyDraft, topUpDraft } from './topUpDraft.ts';

const open = vi.fn();
const sendAttempt = vi.fn();
const reconcile = vi.fn();
const leaveFor = vi.fn();
const leaveAttempt = vi.fn();
const draft = { amount: 500_000, group: 'local', method: 'vietqr', cardId: null } as const;
const checkout = { url: 'https://pay.example/1', host: 'pay.example' };

const start = () => {
  const attempts = { open, send: sendAttempt, reconcile };
  const machine = provideTopUp({ attempts, leaveFor, leaveAttempt, goToLinkCard: vi.fn() });
  const input = { currency: 'VND', minimum: 1, maximum: 1_000_000, repeatsAreOne: true, draft, attempt: null } as const;
  return createActor(machine, { input }).start();
};

beforeEach(() => {
  topUpDraft.clear();
  open.mockReset().mockResolvedValue({ key: 'key-1', isKnown: false, isSending: false, receipt: null });
  sendAttempt.mockReset().mockResolvedValue(checkout);
  reconcile.mockReset();
});

describe('provideTopUp', () => {
  it('lets this tab know its attempt before anything is sent, so that a reload asks about it', async () => {
    sendAttempt.mockImplementation(async () => {
      expect(topUpDraft.read()?.attemptKey).toBe('key-1');
      return checkout;
    });
    const actor = start();
    actor.send({ type: 'method.select', method: 'atm' });
    expect(topUpDraft.read()).toEqual({ ...draft, method: 'atm', attemptKey: null });
    actor.send({ type: 'pay' });
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    expect(topUpDraft.read()).toMatchObject({ method: 'atm', attemptKey: 'key-1' });
    actor.send({ type: 'leave' });
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(checkout.url);
  });

  it('is about no attempt any more when the customer stays: neither this tab’s draft nor its address', async () => {
    const actor = start();
    actor.send({ type: 'pay' });
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    actor.send({ type: 'cancel' });
    expect(topUpDraft.read()).toEqual({ ...draft, attemptKey: null });
    expect(leaveAttempt).toHaveBeenCalledOnce();
  });

  it('forgets the draft once the money has arrived', async () => {
    topUpDraft.write({ ...emptyDraft, amount: 500_000 });
    open.mockResolvedValue({ key: 'key-1', isKnown: true, isSending: false, receipt: null });
    reconcile.mockResolvedValue({ status: 'succeeded', receipt: null, transactionCode: 'T1' });
    const actor = start();
    actor.send({ type: 'pay' });
    await waitFor(actor, (snapshot) => snapshot.matches('succeeded'));
    expect(reconcile).toHaveBeenCalledExactlyOnceWith('key-1');
    expect(topUpDraft.read()).toBeNull();
    expect(sendAttempt).not.toHaveBeenCalled();
  });
});
