import { describe, expect, it } from 'vitest';
import { cardDraft, localDraft, startTopUp } from '../testing/startTopUp.ts';

describe('choosingAmount', () => {
  it('asks for the group once there is an amount within the limits', () => {
    const { actor, state } = startTopUp();
    actor.send({ type: 'amount.change', amount: 10_000 });
    expect(state()).toBe('choosingGroup');
  });

  it.each([null, 0, -500_000, 9_999, 1_000_001, 10_000.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses to go on with %s, but keeps what was typed',
    (amount) => {
      const { actor, state, context } = startTopUp();
      actor.send({ type: 'amount.change', amount });
      actor.send({ type: 'group.select', group: 'local' });
      expect(state()).toBe('choosingAmount');
      expect(context()).toMatchObject({ amount, group: null });
    },
  );
});

describe('choosingGroup', () => {
  const atGroup = () => startTopUp({ draft: { ...localDraft, group: null, method: null } });

  it('leads to the local methods, or to the linked cards', () => {
    const local = atGroup();
    local.actor.send({ type: 'group.select', group: 'local' });
    expect(local.state()).toBe('choosingMethod');
    const card = atGroup();
    card.actor.send({ type: 'group.select', group: 'card' });
    expect(card.state()).toBe('loadingCards');
  });

  it('refuses a method before a group, and to pay', () => {
    const { actor, send, checkout, state } = atGroup();
    actor.send({ type: 'method.select', method: 'vietqr' });
    send('pay');
    expect(state()).toBe('choosingGroup');
    expect(checkout.calls).toHaveLength(0);
  });
});

describe('choosingMethod', () => {
  it('is ready with a method', () => {
    const { actor, state } = startTopUp({ draft: { ...localDraft, method: null } });
    actor.send({ type: 'method.select', method: 'atm' });
    expect(state()).toBe('ready');
  });

  it('goes back to the amount when that no longer holds, and keeps the group', () => {
    const { actor, state, context } = startTopUp({ draft: { ...localDraft, method: null } });
    actor.send({ type: 'amount.change', amount: null });
    expect(state()).toBe('choosingAmount');
    expect(context().group).toBe('local');
  });

  it('refuses a card in the local group', () => {
    const { actor, state, context } = startTopUp({ draft: { ...localDraft, method: null } });
    actor.send({ type: 'card.select', cardId: 'card-1' });
    expect(state()).toBe('choosingMethod');
    expect(context().cardId).toBeNull();
  });
});

describe('loadingCards', () => {
  it('lets the customer choose among linked cards', async () => {
    const { cards, answered, state } = startTopUp({ draft: { ...cardDraft, cardId: null } });
    await answered(cards, [{ id: 'card-1' }]);
    expect(state()).toBe('choosingCard');
  });

  it('asks for the group again when the cards cannot be listed, and tries again when card is pressed again', async () => {
    const { actor, cards, failed, state, context } = startTopUp({ draft: { ...cardDraft, cardId: null } });
    await failed(cards, new Error('Failed to fetch'));
    expect(state()).toBe('choosingGroup');
    expect(context().error).toEqual({ kind: 'unknown', serverMessage: null });
    actor.send({ type: 'group.select', group: 'card' });
    expect(state()).toBe('loadingCards');
    expect(context().error).toBeNull();
  });

  it('refuses cards that arrive after the customer chose a local method', async () => {
    const { actor, cards, answered, state } = startTopUp({ draft: { ...cardDraft, cardId: null } });
    actor.send({ type: 'group.select', group: 'local' });
    await answered(cards, [{ id: 'card-1' }]);
    expect(state()).toBe('choosingMethod');
  });
});

describe('linkingCard', () => {
  const withoutCards = async () => {
    const flow = startTopUp({ draft: { ...cardDraft, cardId: null } });
    await flow.answered(flow.cards, []);
    return flow;
  };

  it('sends the customer to link a card and keeps the draft', async () => {
    const { actions, state, context } = await withoutCards();
    expect(state()).toBe('linkingCard');
    expect(actions.goToLinkCard).toHaveBeenCalledOnce();
    expect(context()).toMatchObject({ amount: 500_000, group: 'card' });
  });

  it('looks for cards again when asked to check', async () => {
    const { send, state } = await withoutCards();
    send('check');
    expect(state()).toBe('loadingCards');
  });

  it('refuses to pay by a card that is not linked', async () => {
    const { actor, send, confirmation, state } = await withoutCards();
    actor.send({ type: 'card.select', cardId: 'card-1' });
    send('pay');
    expect(state()).toBe('linkingCard');
    expect(confirmation.calls).toHaveLength(0);
  });
});

describe('choosingCard', () => {
  it('is ready with a card, and refuses to pay without one', async () => {
    const { actor, send, cards, answered, confirmation, state } = startTopUp({ draft: { ...cardDraft, cardId: null } });
    await answered(cards, [{ id: 'card-1' }]);
    send('pay');
    expect(state()).toBe('choosingCard');
    expect(confirmation.calls).toHaveLength(0);
    actor.send({ type: 'card.select', cardId: 'card-1' });
    expect(state()).toBe('ready');
  });
});

describe('ready', () => {
  it('is where a kept draft that still holds starts', () => {
    expect(startTopUp({ draft: localDraft }).state()).toBe('ready');
    expect(startTopUp({ draft: cardDraft }).state()).toBe('ready');
  });

  it('pays once, with a key that is remembered before the request', () => {
    const { send, checkout, context } = startTopUp({ draft: localDraft });
    send('pay');
    expect(context().attemptKey).toEqual(expect.any(String));
    const { attemptKey } = context();
    expect(checkout.last().input).toEqual({ amount: 500_000, currency: 'VND', method: 'vietqr', attemptKey });
  });

  it('keeps the method when the group changes there and back', () => {
    const { actor, state, context } = startTopUp({ draft: { ...localDraft, cardId: 'card-1' } });
    actor.send({ type: 'group.select', group: 'card' });
    expect(context()).toMatchObject({ group: 'card', cardId: 'card-1' });
    actor.send({ type: 'group.select', group: 'local' });
    expect(state()).toBe('ready');
    expect(context().method).toBe('vietqr');
  });

  it('refuses what belongs to other states', () => {
    const { actor, send, checkout, state, context } = startTopUp({ draft: localDraft });
    const before = context();
    send('retry', 'resume', 'leave', 'return', 'check', 'cancel', 'startOver');
    actor.send({ type: 'card.select', cardId: 'card-1' });
    expect(state()).toBe('ready');
    expect(context()).toEqual(before);
    expect(checkout.calls).toHaveLength(0);
  });
});
