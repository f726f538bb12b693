import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, SimulatedClock } from 'xstate';
import { answersArrived, scriptedActor } from '../testing/scriptedActor.ts';
import { cardDraft, created, localDraft, refused, startTopUp } from '../testing/startTopUp.ts';
import type { CheckoutCreated, CheckoutRequest } from './topUp.types.ts';
import { topUpMachine } from './topUpMachine.ts';

describe('creatingPayment', () => {
  it('is left for the checkout page the app vetted', async () => {
    const { send, checkout, answered, state, context } = startTopUp({ draft: localDraft });
    send('pay');
    await answered(checkout, created);
    expect(state()).toBe('redirecting');
    expect(context()).toMatchObject({ checkout: { url: created.url, host: 'pay.test' }, transactionCode: 'T1' });
  });

  it('refuses a second pay while the payment is being created: nothing changes and nobody is called twice', () => {
    const { actor, send, checkout, context } = startTopUp({ draft: localDraft });
    send('pay');
    const before = context();
    send('pay', 'retry', 'resume', 'cancel', 'startOver');
    actor.send({ type: 'amount.change', amount: 20_000 });
    expect(checkout.calls).toHaveLength(1);
    expect(context()).toBe(before);
  });

  it.each(['refused', 'blockedUrl'])(
    'settles an attempt that was %s at first, and retries with another key',
    async (kind) => {
      const { send, checkout, failed, actions, state, context } = startTopUp({ draft: localDraft });
      send('pay');
      const first = checkout.last().input.attemptKey;
      await failed(checkout, { kind, serverMessage: 'Not today' });
      expect(state()).toBe('failed');
      expect(context()).toMatchObject({ attemptKey: null, error: { kind, serverMessage: 'Not today' } });
      expect(actions.settleAttempt).toHaveBeenCalledExactlyOnceWith(first);
      send('retry');
      expect(checkout.last().input.attemptKey).not.toBe(first);
    },
  );

  it('keeps the key when nobody knows what happened, and tries again with the same one', async () => {
    const { send, checkout, failed, actions, context } = startTopUp({ draft: localDraft });
    send('pay');
    await failed(checkout, new Error('Failed to fetch'));
    expect(context().error).toEqual({ kind: 'unknown', serverMessage: null });
    expect(actions.settleAttempt).not.toHaveBeenCalled();
    send('retry');
    expect(checkout.calls).toHaveLength(2);
    expect(checkout.calls[1]?.input).toEqual(checkout.calls[0]?.input);
  });

  it('refuses to settle an attempt by the refusal of a later request, for the first one may have arrived', async () => {
    const { send, checkout, failed, actions, context } = startTopUp({ draft: localDraft });
    send('pay');
    await failed(checkout, new Error('Failed to fetch'));
    send('retry');
    await failed(checkout, refused);
    expect(context()).toMatchObject({ attemptKey: checkout.calls[0]?.input.attemptKey, error: refused });
    expect(actions.settleAttempt).not.toHaveBeenCalled();
  });

  it.each(['otherTab', 'notProvided', 'made up'])('keeps the key after "%s", which is no answer', async (kind) => {
    const { send, checkout, failed, actions, context } = startTopUp({ draft: localDraft });
    send('pay');
    await failed(checkout, { kind, serverMessage: null });
    expect(context().attemptKey).toBe(checkout.last().input.attemptKey);
    expect(actions.settleAttempt).not.toHaveBeenCalled();
  });
});

describe('redirecting', () => {
  const leaving = async () => {
    const flow = startTopUp({ draft: localDraft });
    flow.send('pay');
    await flow.answered(flow.checkout, created);
    return flow;
  };

  it('shows the host for a moment, then leaves for it', async () => {
    const { clock, actions } = await leaving();
    clock.increment(1_999);
    expect(actions.leaveFor).not.toHaveBeenCalled();
    clock.increment(1);
    expect(actions.leaveFor).toHaveBeenCalledExactlyOnceWith(created.url);
  });

  it('leaves at once when asked', async () => {
    const { send, actions } = await leaving();
    send('leave');
    expect(actions.leaveFor).toHaveBeenCalledExactlyOnceWith(created.url);
  });

  it('stays when cancelled, and pays the same attempt later', async () => {
    const { send, clock, checkout, actions, state } = await leaving();
    send('cancel');
    clock.increment(10_000);
    expect(state()).toBe('ready');
    expect(actions.leaveFor).not.toHaveBeenCalled();
    send('pay');
    expect(checkout.calls[1]?.input).toEqual(checkout.calls[0]?.input);
  });

  it('asks what happened when the browser brings the page back', async () => {
    const { send, reconciliation, context } = await leaving();
    send('return');
    expect(reconciliation.last().input).toEqual({
      attemptKey: context().attemptKey,
      currency: 'VND',
      transactionCode: 'T1',
    });
  });

  it('refuses another pay or another amount on the way out', async () => {
    const { actor, send, checkout, state, context } = await leaving();
    send('pay', 'retry');
    actor.send({ type: 'amount.change', amount: 20_000 });
    expect(state()).toBe('redirecting');
    expect(context().amount).toBe(500_000);
    expect(checkout.calls).toHaveLength(1);
  });
});

describe('confirmingCard', () => {
  const confirming = () => {
    const flow = startTopUp({ draft: cardDraft });
    flow.send('pay');
    return flow;
  };

  it('confirms the chosen card with the key of the attempt', async () => {
    const { confirmation, answered, checkout, context, state } = confirming();
    const { attemptKey } = context();
    expect(confirmation.last().input).toEqual({ amount: 500_000, currency: 'VND', cardId: 'card-1', attemptKey });
    await answered(confirmation, { status: 'succeeded', transactionCode: 'T2' });
    expect(state()).toBe('succeeded');
    expect(checkout.calls).toHaveLength(0);
  });

  it('waits for a card payment that is still processing', async () => {
    const { confirmation, answered, state, context } = confirming();
    await answered(confirmation, { status: 'pending', transactionCode: 'T2' });
    expect(state()).toBe('pending');
    expect(context().transactionCode).toBe('T2');
  });

  it('settles a declined card, keeps the choices and lets another card be chosen', async () => {
    const { actor, confirmation, failed, actions, state, context } = confirming();
    await failed(confirmation, { kind: 'declined', serverMessage: 'Insufficient funds' });
    expect(context()).toMatchObject({ amount: 500_000, error: { serverMessage: 'Insufficient funds' } });
    expect(actions.settleAttempt).toHaveBeenCalledOnce();
    actor.send({ type: 'card.select', cardId: 'card-2' });
    expect(state()).toBe('ready');
  });

  it('refuses to settle a pending payment by the refusal of a later request', async () => {
    const { send, confirmation, answered, failed, actions, context } = confirming();
    await answered(confirmation, { status: 'pending', transactionCode: 'T2' });
    send('resume');
    await failed(confirmation, refused);
    expect(context().attemptKey).toBe(confirmation.calls[0]?.input.attemptKey);
    expect(actions.settleAttempt).not.toHaveBeenCalled();
  });

  it('refuses to settle a cancelled payment by the refusal of a later request', async () => {
    const { send, confirmation, reconciliation, answered, failed, actions, context } = confirming();
    send('cancel');
    await answered(reconciliation, { status: 'pending' });
    send('resume');
    await failed(confirmation, refused);
    expect(context().attemptKey).toBe(confirmation.calls[0]?.input.attemptKey);
    expect(actions.settleAttempt).not.toHaveBeenCalled();
  });

  it('asks what happened when cancelled, and refuses a second pay', () => {
    const { send, confirmation, state } = confirming();
    send('pay');
    expect(confirmation.calls).toHaveLength(1);
    send('cancel');
    expect(state()).toBe('reconciling');
  });
});

describe('a provided rememberAttempt', () => {
  it('hears of the attempt before the request, and of its transaction before the customer leaves', async () => {
    const remembered = vi.fn();
    const checkout = scriptedActor<CheckoutCreated, CheckoutRequest>();
    const machine = topUpMachine.provide({
      actors: { createCheckout: checkout.logic },
      actions: {
        rememberAttempt: assign(({ context }) => {
          remembered(checkout.calls.length, context.transactionCode);
          return { attemptKey: 'from the store' };
        }),
      },
    });
    const input = { currency: 'VND', minimum: 1, maximum: 1_000_000, draft: localDraft, attempt: null } as const;
    const actor = createActor(machine, { input, clock: new SimulatedClock() }).start();
    actor.send({ type: 'pay' });
    checkout.last().resolve(created);
    await answersArrived();
    expect(checkout.last().input.attemptKey).toBe('from the store');
    expect(remembered.mock.calls).toEqual([
      [0, null],
      [1, 'T1'],
    ]);
  });
});

describe('an app that provides a part badly', () => {
  it('is told so instead of paying without a key', () => {
    const forgetful = topUpMachine.provide({ actions: { rememberAttempt: () => {} } });
    const input = { currency: 'VND', minimum: 1, maximum: 1_000_000, draft: localDraft, attempt: null } as const;
    const error = vi.fn();
    const actor = createActor(forgetful, { input });
    actor.subscribe({ error });
    actor.start();
    actor.send({ type: 'pay' });
    expect(String(error.mock.lastCall?.[0])).toContain('rememberAttempt');
  });
});
