import { type Api, ApiError } from '@may/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { type AttemptStore, createAttemptStore } from '../../attempts/attemptStore.ts';
import { provideTopUp } from './provideTopUp.ts';
import { startTopUp } from './startTopUp.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
};
const me = { id: 'usr_demo', region: 'VN' } as const;
const draft = { amount: 500_000, group: 'local', method: 'vietqr', cardId: null, attemptKey: null } as const;
const checkout = { checkoutUrl: 'https://pay.example/checkout/MAY1', transactionCode: 'MAY1' };
const openAttempt = {
  v: 1,
  key: 'key-1',
  userId: me.id,
  amount: 500_000,
  currency: 'VND',
  method: 'vietqr',
  phase: 'open',
  transactionCode: 'MAY1',
  createdAt: Date.now(),
} as const;
const refusal = (status: number) => new ApiError({ status, code: null, serverMessage: 'Bảo trì', retryAfterMs: null });

let attempts: AttemptStore;
let createCheckout: ReturnType<typeof vi.fn>;
let getTransaction: ReturnType<typeof vi.fn>;
const leaveFor = vi.fn();
const keys = vi.fn();

const start = (attemptKey: string | null = null) => {
  const machine = provideTopUp({
    api: { wallet: { createCheckout, getTransaction } } as unknown as Api,
    userId: me.id,
    attempts,
    checkoutHosts: undefined,
    leaveFor,
    goToLinkCard: vi.fn(),
    forgetDraft: vi.fn(),
    createKey: keys,
  });
  return createActor(machine, { input: startTopUp(me, attempts, draft, attemptKey) }).start();
};
const reached = (actor: ReturnType<typeof start>, value: SnapshotFrom<typeof actor>['value']) =>
  waitFor(actor, (snapshot) => snapshot.value === value, { timeout: 1000 });

beforeEach(() => {
  attempts = createAttemptStore(memory());
  createCheckout = vi.fn().mockResolvedValue(checkout);
  getTransaction = vi.fn();
  keys.mockReset().mockReturnValueOnce('key-1').mockReturnValueOnce('key-2');
});

describe('provideTopUp', () => {
  it('has stored the attempt and its key before the first byte is sent', async () => {
    createCheckout.mockImplementation(async () => {
      expect(attempts.list(me.id)).toMatchObject([
        { key: 'key-1', amount: 500_000, method: 'vietqr', phase: 'posting' },
      ]);
      return checkout;
    });
    const actor = start();
    actor.send({ type: 'pay' });
    await reached(actor, 'redirecting');
    expect(createCheckout).toHaveBeenCalledExactlyOnceWith({
      amount: { amount: 500_000, currency: 'VND' },
      method: 'vietqr',
      attemptKey: 'key-1',
    });
    expect(attempts.list(me.id)).toMatchObject([{ phase: 'open', transactionCode: 'MAY1' }]);
  });

  it('repeats the same key after a lost answer, so that the provider can see it is one payment', async () => {
    createCheckout.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const actor = start();
    actor.send({ type: 'pay' });
    await reached(actor, 'failed');
    expect(actor.getSnapshot().context.error?.kind).toBe('unknown');
    actor.send({ type: 'retry' });
    await reached(actor, 'redirecting');
    expect(createCheckout.mock.calls.map(([input]) => input.attemptKey)).toEqual(['key-1', 'key-1']);
  });

  it('forgets the attempt and takes a new key once the provider surely refused', async () => {
    createCheckout.mockRejectedValueOnce(refusal(422));
    const actor = start();
    actor.send({ type: 'pay' });
    await reached(actor, 'failed');
    expect(actor.getSnapshot().context.error).toEqual({ kind: 'refused', serverMessage: 'Bảo trì' });
    expect(attempts.list(me.id)).toEqual([]);
    actor.send({ type: 'retry' });
    await reached(actor, 'redirecting');
    expect(createCheckout.mock.calls.map(([input]) => input.attemptKey)).toEqual(['key-1', 'key-2']);
  });

  it('treats the same purchase in a second tab as the same attempt', async () => {
    const first = start();
    first.send({ type: 'pay' });
    await reached(first, 'redirecting');
    const second = start();
    second.send({ type: 'pay' });
    await reached(second, 'redirecting');
    expect(createCheckout.mock.calls.map(([input]) => input.attemptKey)).toEqual(['key-1', 'key-1']);
    expect(attempts.list(me.id)).toHaveLength(1);
  });

  it('keeps the key of a purchase another tab began, even when the repeated request is refused', async () => {
    const first = start();
    first.send({ type: 'pay' });
    await reached(first, 'redirecting');
    createCheckout.mockRejectedValueOnce(refusal(401));
    const second = start();
    second.send({ type: 'pay' });
    await reached(second, 'failed');
    expect(attempts.list(me.id)).toMatchObject([{ key: 'key-1', transactionCode: 'MAY1' }]);
    second.send({ type: 'retry' });
    await reached(second, 'redirecting');
    expect(createCheckout.mock.lastCall?.[0].attemptKey).toBe('key-1');
  });

  it.each(['javascript:alert(1)', 'https://user@evil.example/', '//evil.example', 'data:text/html,x'])(
    'never leaves for %s',
    async (checkoutUrl) => {
      leaveFor.mockClear();
      createCheckout.mockResolvedValue({ checkoutUrl, transactionCode: 'MAY1' });
      const actor = start();
      actor.send({ type: 'pay' });
      await reached(actor, 'failed');
      expect(actor.getSnapshot().context.error?.kind).toBe('blockedUrl');
      expect(leaveFor).not.toHaveBeenCalled();
    },
  );

  it('asks what became of an open attempt instead of posting again after a reload', async () => {
    const before = start();
    before.send({ type: 'pay' });
    await reached(before, 'redirecting');
    getTransaction.mockResolvedValue({ status: 'pending' });
    const after = start('key-1');
    expect(after.getSnapshot().value).toBe('reconciling');
    await reached(after, 'pending');
    expect(createCheckout).toHaveBeenCalledTimes(1);
  });

  it('settles the attempt when the provider says it was paid', async () => {
    const before = start();
    before.send({ type: 'pay' });
    await reached(before, 'redirecting');
    getTransaction.mockResolvedValue({ status: 'succeeded' });
    await reached(start('key-1'), 'succeeded');
    expect(attempts.list(me.id)).toEqual([]);
  });

  it('learns the code another tab was given, and the outcome that tab settled', async () => {
    attempts.save({ ...openAttempt, transactionCode: null });
    const waiting = start('key-1');
    await reached(waiting, 'failed');
    attempts.save(openAttempt);
    getTransaction.mockResolvedValue({ status: 'pending' });
    waiting.send({ type: 'check' });
    await reached(waiting, 'pending');
    attempts.settle('key-1');
    getTransaction.mockResolvedValue({ status: 'succeeded' });
    waiting.send({ type: 'check' });
    await reached(waiting, 'succeeded');
    expect(getTransaction).toHaveBeenLastCalledWith('MAY1', 'VND');
  });
});
