import { describe, expect, it } from 'vitest';
import { intent, receipt } from '../attempt/attempt.chart.ts';
import { answersArrived, playChart, sendAll } from '../testing/playChart.ts';
import type { TopUpDraft, TopUpInput } from './topUp.types.ts';
import { topUpMachine } from './topUpMachine.ts';

const vnd = (amount: number) => ({ amount, currency: 'VND' }) as const;

/** A draft that is ready to pay by VietQR. */
const localDraft: TopUpDraft = { amount: intent.amount, group: 'local', method: 'vietqr', cardId: null };
/** A draft that is ready to pay by a linked card. */
const cardDraft: TopUpDraft = { amount: intent.amount, group: 'card', method: null, cardId: 'card-1' };
/** An attempt whose answer was lost in a reload. */
const lostAttempt = { key: 'kept', ...intent, cardId: null };

/** A started top-up with its real attempt; the test plays the provider. The limits are 10.000 đ and 1.000.000 đ. */
const startTopUp = ({ real, ...given }: Partial<TopUpInput> & { real?: true } = {}) => {
  const limits = { currency: 'VND', minimum: 10_000, maximum: 1_000_000 } as const;
  const input: TopUpInput = {
    ...limits,
    repeatsAreOne: true,
    draft: null,
    attempt: null,
    wasLedToLink: false,
    cardsAreTyped: false,
    ...given,
  };
  const play = playChart(topUpMachine, input, real ? ['attempt', 'cardConfirmation'] : ['attempt']);
  return {
    ...play,
    state: () => play.snapshot().value,
    context: () => play.snapshot().context,
    attempt: () => play.snapshot().children.attempt?.getSnapshot(),
    /** The provider accepts the payment with its checkout address. */
    accepted: async () => {
      await play.answer('attempt.openAttempt', { key: 'k', isKnown: false, isSending: false, receipt: null });
      await play.answer('attempt.sendAttempt', receipt);
    },
  };
};

const untried = { choosing: { ready: 'untried' } };
const again = { choosing: { ready: 'refused' } };

describe('a purchase that was paid a moment ago in another tab', () => {
  const press = { type: 'pay', paid: ['elsewhere'] } as const;

  it.each([
    ['by bank', localDraft, 'paying'],
    ['by card', cardDraft, 'confirmingCard'],
  ] as const)('%s: asks once before a request, and pays at the second press', async (_, draft, paying) => {
    const flow = startTopUp({ draft });
    if (draft.cardId) await flow.answer('listCards', [{ id: 'card-1', isUsable: true }]);
    flow.actor.send(press);
    expect(flow.state()).toBe('alreadyPaid');
    expect(flow.calls.filter(({ actor }) => actor !== 'listCards')).toEqual([]);
    flow.actor.send({ type: 'repeat' });
    expect(flow.state()).toBe(paying);
  });

  it('returns to the choices at `cancel`, and does not ask again', () => {
    const flow = startTopUp({ draft: localDraft });
    flow.actor.send(press);
    flow.actor.send({ type: 'cancel' });
    expect(flow.state()).toEqual(untried);
    flow.actor.send(press);
    expect(flow.state()).toBe('paying');
  });

  it('does not ask about a payment that this page itself has shown as paid', async () => {
    const flow = startTopUp({ draft: localDraft });
    flow.actor.send({ type: 'pay', paid: [] });
    await flow.answer('attempt.openAttempt', { key: 'k', isKnown: true, isSending: false, receipt: null });
    await flow.answer('attempt.reconcileAttempt', { status: 'succeeded', receipt: null, transactionCode: null });
    sendAll(flow, 'startOver');
    flow.actor.send({ type: 'amount.change', amount: intent.amount });
    flow.actor.send({ type: 'method.select', method: 'vietqr' });
    flow.actor.send({ type: 'pay', paid: ['k'] });
    expect(flow.state()).toBe('paying');
  });
});

describe('choosing', () => {
  it.each([10_000, 1, 9_999, 1_000_001])(
    'asks for the group after the amount %i, within the limits or not',
    (amount) => {
      const { actor, state } = startTopUp();
      actor.send({ type: 'amount.change', amount: vnd(amount) });
      expect(state()).toEqual({ choosing: 'group' });
    },
  );

  it.each([9_999, 1_000_001])('leads back to the amount %i outside the limits once the means are chosen', (amount) => {
    const { actor, state } = startTopUp();
    actor.send({ type: 'amount.change', amount: vnd(amount) });
    actor.send({ type: 'group.select', group: 'local' });
    actor.send({ type: 'method.select', method: 'vietqr' });
    sendAll({ actor }, 'pay');
    expect(state()).toEqual({ choosing: 'amount' });
    actor.send({ type: 'amount.change', amount: vnd(10_000) });
    expect(state()).toEqual(untried);
  });

  it.each([null, 0, -500_000, 10_000.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'stays at the amount %s and keeps it',
    (minorUnits) => {
      const amount = minorUnits === null ? null : vnd(minorUnits);
      const { actor, state, context } = startTopUp();
      actor.send({ type: 'amount.change', amount });
      actor.send({ type: 'group.select', group: 'local' });
      expect(state()).toEqual({ choosing: 'amount' });
      expect(context()).toMatchObject({ amount, group: null });
    },
  );

  it('goes from the group to the local methods, or to the linked cards', () => {
    const draft = { ...localDraft, group: null, method: null };
    const local = startTopUp({ draft });
    local.actor.send({ type: 'group.select', group: 'local' });
    expect(local.state()).toEqual({ choosing: 'method' });
    const card = startTopUp({ draft });
    card.actor.send({ type: 'group.select', group: 'card' });
    expect(card.state()).toEqual({ choosing: 'loadingCards' });
  });

  it('refuses a method before a group, a card in the local group, and the pay button', () => {
    const flow = startTopUp({ draft: { ...localDraft, group: null, method: null } });
    flow.actor.send({ type: 'method.select', method: 'vietqr' });
    flow.actor.send({ type: 'card.select', cardId: 'card-1' });
    sendAll(flow, 'pay');
    expect(flow.state()).toEqual({ choosing: 'group' });
    expect(flow.calls).toEqual([]);
  });

  it('returns to the amount if it becomes invalid, and keeps the other choices', () => {
    const { actor, state, context } = startTopUp({ draft: localDraft });
    actor.send({ type: 'amount.change', amount: null });
    expect(state()).toEqual({ choosing: 'amount' });
    expect(context()).toMatchObject({ group: 'local', method: 'vietqr' });
  });

  it('keeps the method if the group changes there and back', () => {
    const { actor, state, context } = startTopUp({ draft: { ...localDraft, cardId: 'card-1' } });
    actor.send({ type: 'group.select', group: 'card' });
    expect(context()).toMatchObject({ group: 'card', cardId: 'card-1' });
    actor.send({ type: 'group.select', group: 'local' });
    expect(state()).toEqual(untried);
    expect(context().method).toBe('vietqr');
  });

  it('stores every new choice for a reload', () => {
    const { actor, actions } = startTopUp({ draft: localDraft });
    actor.send({ type: 'method.select', method: 'atm' });
    actor.send({ type: 'method.select', method: 'atm' });
    expect(actions.rememberDraft).toHaveBeenCalledOnce();
  });

  it('starts ready with a stored draft that is still valid', () => {
    expect(startTopUp({ draft: localDraft }).state()).toEqual(untried);
    expect(startTopUp({ draft: cardDraft }).state()).toEqual({ choosing: 'loadingCards' });
  });
});

describe('choosing a card', () => {
  const draft = { ...cardDraft, cardId: null };
  const cards = [
    { id: 'card-1', isUsable: true },
    { id: 'card-2', isUsable: true },
    { id: 'card-3', isUsable: false },
  ];

  it('asks for a card after the linked cards are read', async () => {
    const flow = startTopUp({ draft });
    await flow.answer('listCards', cards);
    sendAll(flow, 'pay');
    expect(flow.state()).toEqual({ choosing: 'card' });
    flow.actor.send({ type: 'card.select', cardId: 'card-1' });
    expect(flow.state()).toEqual(untried);
  });

  it('refuses an unusable or unlinked card, also from the draft', async () => {
    const flow = startTopUp({ draft: { ...draft, cardId: 'card-3' } });
    await flow.answer('listCards', cards);
    flow.actor.send({ type: 'card.select', cardId: 'card-3' });
    expect(flow.state()).toEqual({ choosing: 'card' });
    flow.actor.send({ type: 'card.select', cardId: 'card-9' });
    await flow.answer('listCards', cards);
    expect(flow.state()).toEqual({ choosing: 'card' });
  });

  it('accepts a card that was linked in another tab after it reads the cards again', async () => {
    const flow = startTopUp({ draft });
    await flow.answer('listCards', cards);
    flow.actor.send({ type: 'card.select', cardId: 'card-9' });
    await flow.answer('listCards', [...cards, { id: 'card-9', isUsable: true }]);
    expect(flow.state()).toEqual(untried);
    expect(flow.snapshot().context.cardId).toBe('card-9');
  });

  it('after a reload with the other card form accepts a linked card', async () => {
    const flow = startTopUp({ draft: { ...draft, method: 'square' } });
    expect(flow.state()).toEqual(untried);
    flow.actor.send({ type: 'card.select', cardId: 'card-1' });
    await flow.answer('listCards', cards);
    expect(flow.state()).toEqual(untried);
    expect(flow.snapshot().context).toMatchObject({ cardId: 'card-1', method: null });
  });

  it('shows that the cards cannot be read, and retries at a press', async () => {
    const flow = startTopUp({ draft });
    await flow.fail('listCards', new Error('no answer'));
    expect(flow.state()).toEqual({ choosing: 'cardsFailed' });
    sendAll(flow, 'check');
    await flow.answer('listCards', cards);
    expect(flow.state()).toEqual({ choosing: 'card' });
  });

  it('ignores cards that arrive after the customer chose a local method', async () => {
    const { actor, answer, state } = startTopUp({ draft: { ...draft, method: 'vietqr' } });
    actor.send({ type: 'group.select', group: 'local' });
    await answer('listCards', cards);
    expect(state()).toEqual(untried);
  });

  it('opens the page to link a card if none is linked, and only once', async () => {
    const flow = startTopUp({ draft });
    await flow.answer('listCards', []);
    expect(flow.state()).toEqual({ choosing: 'linkingCard' });
    expect(flow.actions.goToLinkCard).toHaveBeenCalledOnce();
    expect(flow.context()).toMatchObject({ amount: intent.amount, group: 'card' });
    const back = startTopUp({ draft, wasLedToLink: true });
    await back.answer('listCards', []);
    expect(back.state()).toEqual({ choosing: 'card' });
    expect(back.actions.goToLinkCard).not.toHaveBeenCalled();
  });

  it('pays by the card form at once and lists no linked cards, if no card can be linked', async () => {
    const flow = startTopUp({ draft: { ...localDraft, cardId: 'card-1' }, cardsAreTyped: true });
    flow.actor.send({ type: 'group.select', group: 'card' });
    expect([flow.state(), flow.context()]).toMatchObject([untried, { method: 'square', cardId: null }]);
    const back = startTopUp({ draft, cardsAreTyped: true });
    expect([back.state(), back.context().method]).toEqual([untried, 'square']);
    expect([...flow.callsOf('listCards'), ...back.callsOf('listCards')]).toEqual([]);
    sendAll(back, 'pay');
    expect(back.attempt()?.context.intent).toEqual({ amount: intent.amount, method: 'square' });
  });

  it('pays by the other card form without a linked card, or by a linked card again', async () => {
    const flow = startTopUp({ draft, wasLedToLink: true });
    await flow.answer('listCards', cards);
    flow.actor.send({ type: 'method.select', method: 'vietqr' });
    expect(flow.state()).toEqual({ choosing: 'card' });
    flow.actor.send({ type: 'method.select', method: 'square' });
    expect(flow.state()).toEqual(untried);
    flow.actor.send({ type: 'card.select', cardId: 'card-1' });
    expect(flow.context()).toMatchObject({ method: null, cardId: 'card-1' });
    flow.actor.send({ type: 'method.select', method: 'square' });
    sendAll(flow, 'pay');
    expect(flow.state()).toBe('paying');
    await flow.answer('attempt.openAttempt', { key: 'k', isKnown: false, isSending: false, receipt: null });
    await flow.answer('attempt.sendAttempt', null);
    expect(flow.state()).toEqual({ succeeded: 'now' });
  });
});

describe('paying by a local method', () => {
  it('passes amount and method to the attempt', () => {
    const flow = startTopUp({ draft: localDraft });
    sendAll(flow, 'pay');
    expect(flow.state()).toBe('paying');
    expect(flow.last('attempt.openAttempt').input).toEqual({ intent, key: null });
  });

  it('ignores a second press and another amount during a payment', () => {
    const flow = startTopUp({ draft: localDraft });
    sendAll(flow, 'pay');
    const before = flow.context();
    sendAll(flow, 'pay', 'retry', 'resume', 'cancel', 'startOver');
    flow.actor.send({ type: 'amount.change', amount: vnd(20_000) });
    expect(flow.context()).toBe(before);
    expect(flow.calls).toHaveLength(1);
  });

  it('shows the host for 2 seconds, then leaves for it once', async () => {
    const flow = startTopUp({ draft: localDraft });
    sendAll(flow, 'pay');
    await flow.accepted();
    expect(flow.state()).toEqual({ leaving: 'counting' });
    expect(flow.context().checkout).toEqual(receipt);
    flow.clock.increment(1_999);
    expect(flow.actions.leaveFor).not.toHaveBeenCalled();
    flow.clock.increment(1);
    sendAll(flow, 'leave');
    flow.clock.increment(10_000);
    expect(flow.actions.leaveFor).toHaveBeenCalledExactlyOnceWith({ url: receipt.url });
  });

  it('leaves at once at a press, and stays at `cancel`', async () => {
    const hasty = startTopUp({ draft: localDraft });
    sendAll(hasty, 'pay');
    await hasty.accepted();
    sendAll(hasty, 'leave');
    expect(hasty.actions.leaveFor).toHaveBeenCalledOnce();
    const hesitant = startTopUp({ draft: localDraft });
    sendAll(hesitant, 'pay');
    await hesitant.accepted();
    sendAll(hesitant, 'cancel');
    hesitant.clock.increment(10_000);
    expect(hesitant.state()).toEqual(untried);
    expect(hesitant.actions.leaveFor).not.toHaveBeenCalled();
  });

  it('reads the status when the browser shows the page again', async () => {
    const flow = startTopUp({ draft: localDraft });
    sendAll(flow, 'pay');
    await flow.accepted();
    sendAll(flow, 'leave', 'return');
    expect(flow.state()).toBe('paying');
    expect(flow.last('attempt.openAttempt').input).toEqual({ intent, key: 'k' });
  });

  it('keeps the choices and shows the reason of a refusal, and starts a new attempt at the next press', async () => {
    const flow = startTopUp({ draft: localDraft });
    sendAll(flow, 'pay');
    await flow.answer('attempt.openAttempt', { key: 'k', isKnown: false, isSending: false, receipt: null });
    await flow.fail('attempt.sendAttempt', { kind: 'refused', serverMessage: 'Not today' });
    expect(flow.state()).toEqual(again);
    expect(flow.context()).toMatchObject({ ...localDraft, attemptKey: null, error: { serverMessage: 'Not today' } });
    expect(flow.announced()).toEqual([['topUpRefused', null]]);
    sendAll(flow, 'pay');
    expect(flow.last('attempt.openAttempt').input).toEqual({ intent, key: null });
  });

  it('removes the refusal after another choice', async () => {
    const flow = startTopUp({ draft: localDraft });
    sendAll(flow, 'pay');
    await flow.fail('attempt.openAttempt', { kind: 'notProvided', serverMessage: null });
    flow.actor.send({ type: 'method.select', method: 'atm' });
    expect(flow.state()).toEqual(untried);
    expect(flow.context().error).toBeNull();
  });
});

describe('an unfinished attempt after a reload', () => {
  it('is checked first with its own amount and method, not those of the draft', () => {
    const flow = startTopUp({ attempt: lostAttempt, draft: cardDraft });
    expect(flow.state()).toBe('paying');
    expect(flow.context()).toMatchObject({ amount: intent.amount, group: 'local', method: 'vietqr' });
    expect(flow.last('attempt.openAttempt').input).toEqual({ intent, key: 'kept' });
  });

  it.each([
    ['failed', 'declined'],
    ['cancelled', 'cancelled'],
  ])('that is over lets the customer pay again: %s', async (status, kind) => {
    const flow = startTopUp({ attempt: lostAttempt });
    await flow.answer('attempt.openAttempt', { key: 'kept', isKnown: true, isSending: false, receipt: null });
    await flow.answer('attempt.reconcileAttempt', { status, receipt: null, transactionCode: null });
    expect(flow.state()).toEqual(again);
    expect(flow.context()).toMatchObject({ attemptKey: null, error: { kind } });
  });

  it('passes presses on to the waiting attempt', async () => {
    const flow = startTopUp({ attempt: lostAttempt, repeatsAreOne: false });
    await flow.answer('attempt.openAttempt', { key: 'kept', isKnown: true, isSending: false, receipt: null });
    await flow.answer('attempt.reconcileAttempt', { status: 'unknown', receipt: null, transactionCode: null });
    expect(flow.attempt()?.value).toBe('doubtful');
    sendAll(flow, 'retry');
    expect(flow.attempt()?.value).toBe('warned');
    sendAll(flow, 'repeat');
    expect(flow.attempt()?.value).toBe('sending');
  });

  it('warns before a request with an old key, and does not warn for the next attempt', async () => {
    const flow = startTopUp({ attempt: lostAttempt, doubtedKey: 'kept' });
    const unknown = { status: 'unknown', receipt: null, transactionCode: null };
    await flow.answer('attempt.openAttempt', { key: 'kept', isKnown: true, isSending: false, receipt: null });
    await flow.answer('attempt.reconcileAttempt', unknown);
    sendAll(flow, 'retry');
    expect(flow.attempt()?.value).toBe('warned');
    sendAll(flow, 'startOver');
    flow.actor.send({ type: 'amount.change', amount: intent.amount });
    flow.actor.send({ type: 'method.select', method: 'vietqr' });
    sendAll(flow, 'pay');
    await flow.answer('attempt.openAttempt', { key: 'next', isKnown: false, isSending: false, receipt: null });
    await flow.fail('attempt.sendAttempt', new Error('lost'));
    sendAll(flow, 'retry');
    expect(flow.attempt()?.value).toBe('sending');
  });

  it('is abandoned at `startOver`, with empty choices except the group', async () => {
    const flow = startTopUp({ attempt: lostAttempt });
    await flow.answer('attempt.openAttempt', { key: 'kept', isKnown: true, isSending: false, receipt: null });
    await flow.answer('attempt.reconcileAttempt', { status: 'unknown', receipt: null, transactionCode: null });
    sendAll(flow, 'startOver');
    expect(flow.state()).toEqual({ choosing: 'amount' });
    expect(flow.context()).toMatchObject({ amount: null, group: 'local', method: null, attemptKey: null });
    expect(flow.actions.forgetDraft).toHaveBeenCalledOnce();
  });
});

describe('succeeded', () => {
  const paid = async (key: string | null) => {
    const flow = startTopUp(key ? { attempt: lostAttempt } : { draft: localDraft });
    if (!key) sendAll(flow, 'pay');
    await flow.answer('attempt.openAttempt', { key: 'kept', isKnown: true, isSending: false, receipt: null });
    await flow.answer('attempt.reconcileAttempt', { status: 'succeeded', receipt: null, transactionCode: 'T1' });
    return flow;
  };

  it('is `now` for a payment of this attempt, and `earlier` for one before the press', async () => {
    const now = await paid('kept');
    expect([now.state(), now.announced()]).toEqual([{ succeeded: 'now' }, []]);
    expect((await paid(null)).state()).toEqual({ succeeded: 'earlier' });
  });

  it('ignores the pay button, deletes the draft, and starts another top-up at a press', async () => {
    const flow = await paid('kept');
    sendAll(flow, 'pay', 'retry', 'resume', 'leave');
    expect(flow.state()).toEqual({ succeeded: 'now' });
    expect(flow.context()).toMatchObject({ amount: intent.amount, transactionCode: 'T1' });
    expect(flow.actions.forgetDraft).toHaveBeenCalledOnce();
    sendAll(flow, 'startOver');
    expect(flow.state()).toEqual({ choosing: 'amount' });
    expect(flow.context()).toMatchObject({ amount: null, group: 'local', attemptKey: null, transactionCode: null });
  });
});

describe('confirmingCard', () => {
  const confirming = async () => {
    const flow = startTopUp({ draft: cardDraft });
    await flow.answer('listCards', [{ id: 'card-1', isUsable: true }]);
    sendAll(flow, 'pay');
    return flow;
  };
  const result = { key: 'k', transactionCode: 'T2' };

  it('confirms the chosen card once', async () => {
    const flow = await confirming();
    sendAll(flow, 'pay');
    expect(flow.callsOf('cardConfirmation')).toHaveLength(1);
    expect(flow.last('cardConfirmation').input).toEqual({ amount: intent.amount, cardId: 'card-1', key: null });
    await flow.answer('cardConfirmation', { status: 'succeeded', ...result });
    expect(flow.state()).toEqual({ succeeded: 'now' });
    expect(flow.context().transactionCode).toBe('T2');
    expect(flow.announced()).toEqual([['cardPaymentSucceeded', null]]);
  });

  it('keeps the amount if the customer cancels, and asks for another card', async () => {
    const flow = await confirming();
    await flow.answer('cardConfirmation', { status: 'cancelled', ...result });
    expect(flow.state()).toEqual({ choosing: 'card' });
    expect(flow.context()).toMatchObject({ amount: intent.amount, group: 'card', cardId: null, attemptKey: null });
  });

  it('after an abandoned payment starts with empty choices', async () => {
    const flow = await confirming();
    await flow.answer('cardConfirmation', { status: 'abandoned', ...result });
    expect(flow.state()).toEqual({ choosing: 'amount' });
    expect(flow.actions.forgetDraft).toHaveBeenCalledOnce();
  });

  it('continues an earlier card payment and starts no new one', () => {
    const flow = startTopUp({ attempt: { key: 'kept', amount: intent.amount, method: 'card', cardId: 'card-1' } });
    expect(flow.state()).toBe('confirmingCard');
    expect(flow.last('cardConfirmation').input).toMatchObject({ key: 'kept', cardId: 'card-1' });
  });

  it('passes presses on to the waiting card payment', async () => {
    const flow = startTopUp({ draft: cardDraft, real: true });
    await flow.answer('listCards', [{ id: 'card-1', isUsable: true }]);
    sendAll(flow, 'pay');
    await flow.fail('cardConfirmation.openPayment', new Error('storage is full'));
    sendAll(flow, 'cancel');
    await answersArrived();
    expect(flow.state()).toEqual({ choosing: 'card' });
  });
});
