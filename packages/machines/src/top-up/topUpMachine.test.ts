import { dong } from '@may/domain/money.ts';
import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { intent, receipt } from './attempt.chart.ts';
import type { TopUpDraft, TopUpInput } from './topUp.types.ts';
import { topUpMachine } from './topUpMachine.ts';

/** A draft that is ready to pay by VietQR. */
const localDraft: TopUpDraft = { amount: intent.amount, group: 'local', method: 'vietqr', cardId: null };
/** A draft that is ready to pay by a linked card. */
const cardDraft: TopUpDraft = { amount: intent.amount, group: 'card', method: null, cardId: 'card-1' };
/** An attempt whose answer was lost in a reload. */
const lostAttempt = { key: 'kept', ...intent, cardId: null };

/** A started top-up with its real attempt; the test plays the provider. The limits are 10.000 đ and 1.000.000 đ. */
const startTopUp = (given: Partial<TopUpInput> = {}) => {
  const limits = { currency: 'VND', minimum: 10_000, maximum: 1_000_000 } as const;
  const input: TopUpInput = {
    ...limits,
    repeatsAreOne: true,
    draft: null,
    attempt: null,
    over: [],
    wasLedToLink: false,
    cardsAreTyped: false,
    ...given,
  };
  const play = playChart(topUpMachine, input, ['attempt']);
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

const over = ['old'];
const pay = { type: 'pay', over, paid: [] } as const;
const untried = { choosing: { ready: 'untried' } };
const again = { choosing: { ready: 'refused' } };

describe('a purchase that was paid a moment ago in another tab', () => {
  const press = { ...pay, paid: ['elsewhere'] } as const;

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
    flow.actor.send(pay);
    await flow.answer('attempt.openAttempt', { key: 'k', isKnown: true, isSending: false, receipt: null });
    await flow.answer('attempt.reconcileAttempt', { status: 'succeeded', receipt: null, transactionCode: null });
    sendAll(flow, 'startOver');
    flow.actor.send({ type: 'amount.change', amount: intent.amount });
    flow.actor.send({ ...pay, paid: ['k'] });
    expect(flow.state()).toBe('paying');
  });
});

describe('choosing', () => {
  it.each([10_000, 1, 9_999, 1_000_001])(
    'asks for the group after the amount %i, within the limits or not',
    (amount) => {
      const { actor, state } = startTopUp();
      actor.send({ type: 'amount.change', amount: dong(amount) });
      expect(state()).toEqual({ choosing: 'group' });
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
    sendAll(flow, pay);
    expect(flow.state()).toEqual({ choosing: 'group' });
    expect(flow.calls).toEqual([]);
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
    sendAll(flow, pay);
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

  it('after a reload with the other card form accepts a linked card', async () => {
    const flow = startTopUp({ draft: { ...draft, method: 'square' } });
    expect(flow.state()).toEqual(untried);
    flow.actor.send({ type: 'card.select', cardId: 'card-1' });
    await flow.answer('listCards', cards);
    expect(flow.state()).toEqual(untried);
    expect(flow.snapshot().context).toMatchObject({ cardId: 'card-1', method: null });
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
    sendAll(back, pay);
    expect(back.attempt()?.context.intent).toEqual({ amount: intent.amount, method: 'square' });
  });
});

describe('paying by a local method', () => {
  it('shows the host for 2 seconds, then leaves for it once', async () => {
    const flow = startTopUp({ draft: localDraft });
    sendAll(flow, pay, pay, pay);
    expect(flow.callsOf('attempt.openAttempt')).toHaveLength(1);
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

  it('keeps the choices and shows the reason of a refusal, and starts a new attempt at the next press', async () => {
    const flow = startTopUp({ draft: localDraft });
    sendAll(flow, pay);
    await flow.answer('attempt.openAttempt', { key: 'k', isKnown: false, isSending: false, receipt: null });
    await flow.fail('attempt.sendAttempt', { kind: 'refused', serverMessage: 'Not today' });
    expect(flow.state()).toEqual(again);
    expect(flow.context()).toMatchObject({ ...localDraft, attemptKey: null, error: { serverMessage: 'Not today' } });
    expect(flow.announced()).toEqual([['topUpRefused', null]]);
    sendAll(flow, pay);
    expect(flow.last('attempt.openAttempt').input).toEqual({ intent, key: null, over });
  });
});

describe('an unfinished attempt after a reload', () => {
  it('is checked first with its own amount and method, not those of the draft', () => {
    const flow = startTopUp({ attempt: lostAttempt, draft: cardDraft });
    expect(flow.state()).toBe('paying');
    expect(flow.context()).toMatchObject({ amount: intent.amount, group: 'local', method: 'vietqr' });
    expect(flow.last('attempt.openAttempt').input).toEqual({ intent, key: 'kept', over: [] });
  });

  it('never repeats a typed card by itself, and continues a card payment under its key', () => {
    const typed = startTopUp({ draft: { ...localDraft, group: 'card', method: 'square' } });
    sendAll(typed, pay);
    expect(typed.attempt()?.context.repeatsAreOne).toBe(false);
    const card = startTopUp({ attempt: { ...lostAttempt, method: 'card', cardId: 'card-1' } });
    expect(card.last('cardConfirmation').input).toMatchObject({ key: 'kept', cardId: 'card-1' });
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
});

describe('succeeded', () => {
  const paid = async (key: string | null) => {
    const flow = startTopUp(key ? { attempt: lostAttempt } : { draft: localDraft });
    if (!key) sendAll(flow, pay);
    await flow.answer('attempt.openAttempt', { key: 'kept', isKnown: true, isSending: false, receipt: null });
    await flow.answer('attempt.reconcileAttempt', { status: 'succeeded', receipt: null, transactionCode: 'T1' });
    return flow;
  };

  it('ignores the pay button, deletes the draft, and starts another top-up by the same method at a press', async () => {
    const flow = await paid('kept');
    sendAll(flow, pay, 'retry', 'resume', 'leave');
    expect(flow.state()).toEqual({ succeeded: 'now' });
    expect(flow.context()).toMatchObject({ amount: intent.amount, transactionCode: 'T1' });
    expect(flow.actions.forgetDraft).toHaveBeenCalledOnce();
    sendAll(flow, 'startOver');
    expect(flow.state()).toEqual({ choosing: 'amount' });
    expect(flow.context()).toMatchObject({
      ...{ amount: null, group: 'local', method: 'vietqr' },
      ...{ attemptKey: null, transactionCode: null },
    });
  });
});

describe('confirmingCard', () => {
  const confirming = async () => {
    const flow = startTopUp({ draft: cardDraft });
    await flow.answer('listCards', [{ id: 'card-1', isUsable: true }]);
    sendAll(flow, pay);
    return flow;
  };
  const result = { key: 'k', transactionCode: 'T2' };

  it('keeps the amount if the customer cancels, and asks for another card', async () => {
    const flow = await confirming();
    await flow.answer('cardConfirmation', { status: 'cancelled', ...result });
    expect(flow.state()).toEqual({ choosing: 'card' });
    expect(flow.context()).toMatchObject({ amount: intent.amount, group: 'card', cardId: null, attemptKey: null });
  });

  it('confirms the chosen card once', async () => {
    const flow = await confirming();
    sendAll(flow, pay);
    expect(flow.callsOf('cardConfirmation')).toHaveLength(1);
    expect(flow.last('cardConfirmation').input).toEqual({
      amount: intent.amount,
      cardId: 'card-1',
      key: null,
      over,
    });
    await flow.answer('cardConfirmation', { status: 'succeeded', ...result });
    expect(flow.state()).toEqual({ succeeded: 'now' });
    expect(flow.context().transactionCode).toBe('T2');
    expect(flow.effectsOf('announce')).toEqual([
      { kind: 'cardPaymentSucceeded', subject: null, remedy: null, key: result.key },
    ]);
  });

  it('confirms no payment that another tab made', async () => {
    const flow = await confirming();
    await flow.answer('cardConfirmation', { status: 'arrived', ...result });
    expect([flow.state(), flow.announced()]).toEqual([{ succeeded: 'earlier' }, []]);
  });
});
