import { describe, expect, it } from 'vitest';
import { cardDraft, localDraft, lostAttempt, refused, startTopUp } from '../testing/startTopUp.ts';

describe('reconciling', () => {
  const reconciling = () => startTopUp({ attempt: { ...lostAttempt, transactionCode: 'T1' } });

  it('is where an attempt without an answer starts, whatever the draft says, and posts nothing', () => {
    const { checkout, reconciliation, state, context } = startTopUp({ attempt: lostAttempt, draft: cardDraft });
    expect(state()).toBe('reconciling');
    expect(context()).toMatchObject({ attemptKey: 'kept', group: 'local', method: 'vietqr' });
    expect(reconciliation.last().input).toEqual({ attemptKey: 'kept', currency: 'VND', transactionCode: null });
    expect(checkout.calls).toHaveLength(0);
  });

  it('refuses to ask about an attempt that was settled', () => {
    const { state, context } = startTopUp({ attempt: { ...lostAttempt, phase: 'settled' }, draft: localDraft });
    expect(state()).toBe('ready');
    expect(context().attemptKey).toBeNull();
  });

  it('ends on paid without paying again', async () => {
    const { reconciliation, answered, checkout, actions, state } = reconciling();
    await answered(reconciliation, { status: 'succeeded' });
    expect(state()).toBe('succeeded');
    expect(actions.settleAttempt).toHaveBeenCalledExactlyOnceWith('kept');
    expect(checkout.calls).toHaveLength(0);
  });

  it.each([
    ['failed', 'declined'],
    ['cancelled', 'cancelled'],
  ] as const)('settles an attempt that %s, so that the next one is a new one', async (status, kind) => {
    const { send, reconciliation, answered, checkout, actions, context } = reconciling();
    await answered(reconciliation, { status });
    expect(context()).toMatchObject({ attemptKey: null, error: { kind } });
    expect(actions.settleAttempt).toHaveBeenCalledExactlyOnceWith('kept');
    send('retry');
    expect(checkout.last().input.attemptKey).not.toBe('kept');
    expect(context().transactionCode).toBeNull();
  });

  it('keeps the key of an attempt the provider does not know, and replays it on retry', async () => {
    const { send, reconciliation, answered, checkout, actions, state, context } = reconciling();
    await answered(reconciliation, { status: 'unknown' });
    expect(state()).toBe('failed');
    expect(context().error?.kind).toBe('unknown');
    expect(actions.settleAttempt).not.toHaveBeenCalled();
    send('retry');
    expect(checkout.last().input).toMatchObject({ attemptKey: 'kept', amount: 500_000, method: 'vietqr' });
  });

  it('refuses to pay, retry or start over before it knows', () => {
    const { actor, send, checkout, state, context } = reconciling();
    send('pay', 'retry', 'resume', 'startOver');
    actor.send({ type: 'amount.change', amount: 20_000 });
    expect(state()).toBe('reconciling');
    expect(context()).toMatchObject({ amount: 500_000, attemptKey: 'kept' });
    expect(checkout.calls).toHaveLength(0);
  });
});

describe('pending', () => {
  const pending = async () => {
    const flow = startTopUp({ attempt: lostAttempt });
    await flow.answered(flow.reconciliation, { status: 'pending' });
    return flow;
  };

  it('asks again by itself, and when asked to', async () => {
    const { send, clock, reconciliation, answered, state } = await pending();
    clock.increment(4_999);
    expect(state()).toBe('pending');
    clock.increment(1);
    expect(state()).toBe('reconciling');
    await answered(reconciliation, { status: 'pending' });
    send('check');
    expect(reconciliation.calls).toHaveLength(3);
  });

  it('keeps asking when the provider cannot be reached', async () => {
    const { clock, reconciliation, failed, state, context } = await pending();
    clock.increment(5_000);
    await failed(reconciliation, new Error('Failed to fetch'));
    expect(state()).toBe('pending');
    expect(context()).toMatchObject({ attemptKey: 'kept', error: { kind: 'unknown' } });
    clock.increment(5_000);
    expect(state()).toBe('reconciling');
  });

  it('resumes the same attempt: the same key brings the same checkout page', async () => {
    const { send, checkout } = await pending();
    send('resume');
    expect(checkout.last().input.attemptKey).toBe('kept');
  });

  it('starts over with nothing chosen and without settling the attempt', async () => {
    const { send, actions, state, context } = await pending();
    send('startOver');
    expect(state()).toBe('choosingAmount');
    expect(context()).toMatchObject({ amount: null, group: null, method: null, attemptKey: null });
    expect(actions.settleAttempt).not.toHaveBeenCalled();
  });

  it('refuses to pay or to change the amount under the attempt', async () => {
    const { actor, send, checkout, context } = await pending();
    send('pay', 'retry');
    actor.send({ type: 'amount.change', amount: 20_000 });
    expect(context().amount).toBe(500_000);
    expect(checkout.calls).toHaveLength(0);
  });
});

describe('failed', () => {
  const unknown = async () => {
    const flow = startTopUp({ draft: localDraft });
    flow.send('pay');
    await flow.failed(flow.checkout, new Error('Failed to fetch'));
    return flow;
  };

  it('asks what became of an attempt without an answer', async () => {
    const { send, reconciliation, checkout } = await unknown();
    send('check');
    expect(reconciliation.last().input.attemptKey).toBe(checkout.last().input.attemptKey);
  });

  it('refuses to ask about an attempt that was settled', async () => {
    const { send, checkout, failed, reconciliation, state } = startTopUp({ draft: localDraft });
    send('pay');
    await failed(checkout, refused);
    send('check');
    expect(state()).toBe('failed');
    expect(reconciliation.calls).toHaveLength(0);
  });

  it('makes another amount, group or method another attempt', async () => {
    for (const event of [
      { type: 'amount.change', amount: 20_000 },
      { type: 'group.select', group: 'card' },
      { type: 'method.select', method: 'atm' },
    ] as const) {
      const { actor, actions, context } = await unknown();
      actor.send(event);
      expect(context()).toMatchObject({ attemptKey: null, attemptPhase: null, error: null });
      expect(actions.settleAttempt).not.toHaveBeenCalled();
    }
  });

  it('makes another card another attempt', async () => {
    const { actor, send, confirmation, failed, context } = startTopUp({ draft: cardDraft });
    send('pay');
    await failed(confirmation, new Error('Failed to fetch'));
    actor.send({ type: 'card.select', cardId: 'card-2' });
    expect(context()).toMatchObject({ cardId: 'card-2', attemptKey: null, attemptPhase: null });
  });

  it('refuses to take the same amount, group or method for a change', async () => {
    const { actor, state, context } = await unknown();
    const before = context();
    actor.send({ type: 'amount.change', amount: 500_000 });
    actor.send({ type: 'group.select', group: 'local' });
    actor.send({ type: 'method.select', method: 'vietqr' });
    expect(state()).toBe('failed');
    expect(context()).toBe(before);
  });

  it('starts over with nothing chosen', async () => {
    const { send, state } = await unknown();
    send('startOver');
    expect(state()).toBe('choosingAmount');
  });
});

describe('succeeded', () => {
  it('is the end: the transaction stays, the key goes, and nothing can be paid again', async () => {
    const { actor, reconciliation, answered, state, context } = startTopUp({
      attempt: { ...lostAttempt, transactionCode: 'T1' },
    });
    await answered(reconciliation, { status: 'succeeded' });
    expect(state()).toBe('succeeded');
    expect(actor.getSnapshot().status).toBe('done');
    expect(context()).toMatchObject({ transactionCode: 'T1', attemptKey: null, amount: 500_000 });
    for (const type of ['pay', 'retry', 'resume', 'startOver'] as const) {
      expect(actor.getSnapshot().can({ type })).toBe(false);
    }
  });
});
