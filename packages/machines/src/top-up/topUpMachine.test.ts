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
/** An attempt whose answer was lost with the page. */
const lostAttempt = { key: 'kept', ...intent, cardId: null };

/** A started top-up with its real attempt, whose provider is played by the test; limits are 10,000 and 1,000,000. */
const startTopUp = ({ real, ...given }: Partial<TopUpInput> & { real?: true } = {}) => {
  const limits = { currency: 'VND', minimum: 10_000, maximum: 1_000_000 } as const;
  const input: TopUpInput = {
    ...limits,
    repeatsAreOne: true,
    draft: null,
    attempt: null,
    wasLedToLink: false,
    ...given,
  };
  const play = playChart(topUpMachine, input, real ? ['attempt', 'cardConfirmation'] : ['attempt']);
  return {
    ...play,
    state: () => play.snapshot().value,
    context: () => play.snapshot().context,
    attempt: () => play.snapshot().children.attempt?.getSnapshot(),
    /** The provider takes the payment and says where to pay it. */
    accepted: async () => {
      await play.answer('attempt.openAttempt', { key: 'k', isKnown: false, isSending: false, receipt: null });
      await play.answer('attempt.sendAttempt', receipt);
    },
  };
};

const untried = { choosing: { ready: 'untried' } };
const again = { choosing: { ready: 'refused' } };

describe('paying what was paid a moment ago in another tab', () => {
  const press = { type: 'pay', paid: ['elsewhere'] } as const;

  it.each([
    ['by bank', localDraft, 'paying'],
    ['by card', cardDraft, 'confirmingCard'],
  ] as const)('asks once %s, sends nothing before, and pays when it is wanted', async (_, draft, paying) => {
    const flow = startTopUp({ draft });
    if (draft.cardId) await flow.answer('listCards', [{ id: 'card-1', isUsable: true }]);
    flow.actor.send(press);
    expect(flow.state()).toBe('alreadyPaid');
    expect(flow.calls.filter(({ actor }) => actor !== 'listCards')).toEqual([]);
    flow.actor.send({ type: 'repeat' });
    expect(flow.state()).toBe(paying);
  });

  it('goes back to the choices when it is not wanted, and does not ask a second time', () => {
    const flow = startTopUp({ draft: localDraft });
    flow.actor.send(press);
    flow.actor.send({ type: 'cancel' });
    expect(flow.state()).toEqual(untried);
    flow.actor.send(press);
    expect(flow.state()).toBe('paying');
  });

  it('does not ask about what this page itself has said to be paid', async () => {
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
  it('asks for the group once there is an amount within the limits', () => {
    const { actor, state } = startTopUp();
    actor.send({ type: 'amount.change', amount: vnd(10_000) });
    expect(state()).toEqual({ choosing: 'group' });
  });

  it.each([null, 0, -500_000, 9_999, 1_000_001, 10_000.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses to go on with %s, but keeps what was typed',
    (minorUnits) => {
      const amount = minorUnits === null ? null : vnd(minorUnits);
      const { actor, state, context } = startTopUp();
      actor.send({ type: 'amount.change', amount });
      actor.send({ type: 'group.select', group: 'local' });
      expect(state()).toEqual({ choosing: 'amount' });
      expect(context()).toMatchObject({ amount, group: null });
    },
  );

  it('leads from the group to the local methods, or to the linked cards', () => {
    const draft = { ...localDraft, group: null, method: null };
    const local = startTopUp({ draft });
    local.actor.send({ type: 'group.select', group: 'local' });
    expect(local.state()).toEqual({ choosing: 'method' });
    const card = startTopUp({ draft });
    card.actor.send({ type: 'group.select', group: 'card' });
    expect(card.state()).toEqual({ choosing: 'loadingCards' });
  });

  it('refuses a method before a group, a card among the methods, and to pay', () => {
    const flow = startTopUp({ draft: { ...localDraft, group: null, method: null } });
    flow.actor.send({ type: 'method.select', method: 'vietqr' });
    flow.actor.send({ type: 'card.select', cardId: 'card-1' });
    sendAll(flow, 'pay');
    expect(flow.state()).toEqual({ choosing: 'group' });
    expect(flow.calls).toEqual([]);
  });

  it('goes back to the amount when that no longer holds, and keeps the rest', () => {
    const { actor, state, context } = startTopUp({ draft: localDraft });
    actor.send({ type: 'amount.change', amount: null });
    expect(state()).toEqual({ choosing: 'amount' });
    expect(context()).toMatchObject({ group: 'local', method: 'vietqr' });
  });

  it('keeps the method when the group changes there and back', () => {
    const { actor, state, context } = startTopUp({ draft: { ...localDraft, cardId: 'card-1' } });
    actor.send({ type: 'group.select', group: 'card' });
    expect(context()).toMatchObject({ group: 'card', cardId: 'card-1' });
    actor.send({ type: 'group.select', group: 'local' });
    expect(state()).toEqual(untried);
    expect(context().method).toBe('vietqr');
  });

  it('remembers every choice for a reload, and none that is no change', () => {
    const { actor, actions } = startTopUp({ draft: localDraft });
    actor.send({ type: 'method.select', method: 'atm' });
    actor.send({ type: 'method.select', method: 'atm' });
    expect(actions.rememberDraft).toHaveBeenCalledOnce();
  });

  it('is ready where a kept draft that still holds starts', () => {
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

  it('asks which card, once the linked ones are there', async () => {
    const flow = startTopUp({ draft });
    await flow.answer('listCards', cards);
    sendAll(flow, 'pay');
    expect(flow.state()).toEqual({ choosing: 'card' });
    flow.actor.send({ type: 'card.select', cardId: 'card-1' });
    expect(flow.state()).toEqual(untried);
  });

  it('refuses a card that cannot be charged, or that is not linked any more, also from the draft', async () => {
    const flow = startTopUp({ draft: { ...draft, cardId: 'card-3' } });
    await flow.answer('listCards', cards);
    flow.actor.send({ type: 'card.select', cardId: 'card-3' });
    expect(flow.state()).toEqual({ choosing: 'card' });
    flow.actor.send({ type: 'card.select', cardId: 'card-9' });
    await flow.answer('listCards', cards);
    expect(flow.state()).toEqual({ choosing: 'card' });
  });

  it('pays with a card that was linked in another tab: the cards are asked for again', async () => {
    const flow = startTopUp({ draft });
    await flow.answer('listCards', cards);
    flow.actor.send({ type: 'card.select', cardId: 'card-9' });
    await flow.answer('listCards', [...cards, { id: 'card-9', isUsable: true }]);
    expect(flow.state()).toEqual(untried);
    expect(flow.snapshot().context.cardId).toBe('card-9');
  });

  it('lets a linked card be chosen after a reload at which the other card form was chosen', async () => {
    const flow = startTopUp({ draft: { ...draft, method: 'square' } });
    expect(flow.state()).toEqual(untried);
    flow.actor.send({ type: 'card.select', cardId: 'card-1' });
    await flow.answer('listCards', cards);
    expect(flow.state()).toEqual(untried);
    expect(flow.snapshot().context).toMatchObject({ cardId: 'card-1', method: null });
  });

  it('says that the cards cannot be listed, and tries again when asked', async () => {
    const flow = startTopUp({ draft });
    await flow.fail('listCards', new Error('no answer'));
    expect(flow.state()).toEqual({ choosing: 'cardsFailed' });
    sendAll(flow, 'check');
    await flow.answer('listCards', cards);
    expect(flow.state()).toEqual({ choosing: 'card' });
  });

  it('refuses cards that arrive after the customer chose a local method', async () => {
    const { actor, answer, state } = startTopUp({ draft: { ...draft, method: 'vietqr' } });
    actor.send({ type: 'group.select', group: 'local' });
    await answer('listCards', cards);
    expect(state()).toEqual(untried);
  });

  it('leads to linking one where none is linked, and only once', async () => {
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

  it('pays by the other card form without any linked card, and by a linked one again when that is chosen', async () => {
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
  it('hands the amount, as money, and the method to the attempt', () => {
    const flow = startTopUp({ draft: localDraft });
    sendAll(flow, 'pay');
    expect(flow.state()).toBe('paying');
    expect(flow.last('attempt.openAttempt').input).toEqual({ intent, key: null });
  });

  it('refuses a second pay or another amount while the first is under way', () => {
    const flow = startTopUp({ draft: localDraft });
    sendAll(flow, 'pay');
    const before = flow.context();
    sendAll(flow, 'pay', 'retry', 'resume', 'cancel', 'startOver');
    flow.actor.send({ type: 'amount.change', amount: vnd(20_000) });
    expect(flow.context()).toBe(before);
    expect(flow.calls).toHaveLength(1);
  });

  it('shows the host for a moment, then leaves for it once', async () => {
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

  it('leaves at once when asked, and stays when cancelled', async () => {
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

  it('asks what happened when the browser brings the page back', async () => {
    const flow = startTopUp({ draft: localDraft });
    sendAll(flow, 'pay');
    await flow.accepted();
    sendAll(flow, 'leave', 'return');
    expect(flow.state()).toBe('paying');
    expect(flow.last('attempt.openAttempt').input).toEqual({ intent, key: 'k' });
  });

  it('keeps the choices and says why when it was surely refused, and begins anew on the next press', async () => {
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

  it('forgets the refusal once something else is chosen', async () => {
    const flow = startTopUp({ draft: localDraft });
    sendAll(flow, 'pay');
    await flow.fail('attempt.openAttempt', { kind: 'notProvided', serverMessage: null });
    flow.actor.send({ type: 'method.select', method: 'atm' });
    expect(flow.state()).toEqual(untried);
    expect(flow.context().error).toBeNull();
  });
});

describe('an attempt that was lost with the page', () => {
  it('is asked about before anything else, in its own amount and method, whatever the draft says', () => {
    const flow = startTopUp({ attempt: lostAttempt, draft: cardDraft });
    expect(flow.state()).toBe('paying');
    expect(flow.context()).toMatchObject({ amount: intent.amount, group: 'local', method: 'vietqr' });
    expect(flow.last('attempt.openAttempt').input).toEqual({ intent, key: 'kept' });
  });

  it.each([
    ['failed', 'declined'],
    ['cancelled', 'cancelled'],
  ])('lets the customer pay anew when it %s', async (status, kind) => {
    const flow = startTopUp({ attempt: lostAttempt });
    await flow.answer('attempt.openAttempt', { key: 'kept', isKnown: true, isSending: false, receipt: null });
    await flow.answer('attempt.reconcileAttempt', { status, receipt: null, transactionCode: null });
    expect(flow.state()).toEqual(again);
    expect(flow.context()).toMatchObject({ attemptKey: null, error: { kind } });
  });

  it('hears what is pressed while it rests', async () => {
    const flow = startTopUp({ attempt: lostAttempt, repeatsAreOne: false });
    await flow.answer('attempt.openAttempt', { key: 'kept', isKnown: true, isSending: false, receipt: null });
    await flow.answer('attempt.reconcileAttempt', { status: 'unknown', receipt: null, transactionCode: null });
    expect(flow.attempt()?.value).toBe('doubtful');
    sendAll(flow, 'retry');
    expect(flow.attempt()?.value).toBe('warned');
    sendAll(flow, 'repeat');
    expect(flow.attempt()?.value).toBe('sending');
  });

  it('warns before an old key is sent again, and not where the next attempt of the page is', async () => {
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

  it('is left behind, unsettled, by starting over with nothing chosen', async () => {
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

  it('tells money that has just arrived from money that had arrived before anything was pressed', async () => {
    const now = await paid('kept');
    expect([now.state(), now.announced()]).toEqual([{ succeeded: 'now' }, []]);
    expect((await paid(null)).state()).toEqual({ succeeded: 'earlier' });
  });

  it('refuses to pay again, forgets the draft, and leads to another top-up when asked', async () => {
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

  it('confirms the chosen card, once', async () => {
    const flow = await confirming();
    sendAll(flow, 'pay');
    expect(flow.callsOf('cardConfirmation')).toHaveLength(1);
    expect(flow.last('cardConfirmation').input).toEqual({ amount: intent.amount, cardId: 'card-1', key: null });
    await flow.answer('cardConfirmation', { status: 'succeeded', ...result });
    expect(flow.state()).toEqual({ succeeded: 'now' });
    expect(flow.context().transactionCode).toBe('T2');
    expect(flow.announced()).toEqual([['cardPaymentSucceeded', null]]);
  });

  it('keeps the amount when the customer calls it off, and asks for another card', async () => {
    const flow = await confirming();
    await flow.answer('cardConfirmation', { status: 'cancelled', ...result });
    expect(flow.state()).toEqual({ choosing: 'card' });
    expect(flow.context()).toMatchObject({ amount: intent.amount, group: 'card', cardId: null, attemptKey: null });
  });

  it('leaves a payment in doubt to the tray, and starts with nothing chosen', async () => {
    const flow = await confirming();
    await flow.answer('cardConfirmation', { status: 'abandoned', ...result });
    expect(flow.state()).toEqual({ choosing: 'amount' });
    expect(flow.actions.forgetDraft).toHaveBeenCalledOnce();
  });

  it('goes on with a card payment of earlier instead of beginning one', () => {
    const flow = startTopUp({ attempt: { key: 'kept', amount: intent.amount, method: 'card', cardId: 'card-1' } });
    expect(flow.state()).toBe('confirmingCard');
    expect(flow.last('cardConfirmation').input).toMatchObject({ key: 'kept', cardId: 'card-1' });
  });

  it('passes on what is pressed while it rests', async () => {
    const flow = startTopUp({ draft: cardDraft, real: true });
    await flow.answer('listCards', [{ id: 'card-1', isUsable: true }]);
    sendAll(flow, 'pay');
    await flow.fail('cardConfirmation.openPayment', new Error('storage is full'));
    sendAll(flow, 'cancel');
    await answersArrived();
    expect(flow.state()).toEqual({ choosing: 'card' });
  });
});
