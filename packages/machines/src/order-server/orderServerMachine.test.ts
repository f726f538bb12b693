import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { choices, costOf, earlier, quoteOf } from './orderServer.chart.ts';
import type { OrderServerInput } from './orderServer.types.ts';
import { orderServerMachine } from './orderServerMachine.ts';

const start = (given: Partial<OrderServerInput> = {}) => {
  const play = playChart(orderServerMachine, { choices, repeatsAreOne: false, attempt: null, ...given }, ['attempt']);
  return {
    ...play,
    state: () => play.snapshot().value,
    context: () => play.snapshot().context,
    attempt: () => play.snapshot().children.attempt?.getSnapshot().value,
  };
};
const opened = { key: 'k', isKnown: false, isSending: false, receipt: null };

/** Confirmed at 400.000 đ. */
const confirmed = async () => {
  const flow = start();
  flow.actor.send({ type: 'password.change', password: 'Matkhau!1' });
  sendAll(flow, 'review');
  await flow.answer('quoteOrder', quoteOf(400_000));
  sendAll(flow, 'confirm', 'confirm');
  await flow.answer('quoteOrder', quoteOf(400_000));
  return flow;
};

describe('ordering a server', () => {
  it('refuses to review what lacks something', () => {
    const flow = start({ choices: { ...choices, regionId: '5' } });
    flow.actor.send({ type: 'password.change', password: 'Matkhau!1' });
    sendAll(flow, 'review');
    expect(flow.state()).toEqual({ editing: 'untried' });
    flow.actor.send({ type: 'choose', choices: { diskMb: 20_480 } });
    sendAll(flow, 'review');
    expect(flow.state()).toBe('pricing');
    expect(flow.actions.rememberDraft).toHaveBeenCalledOnce();
  });

  it('asks again, with both numbers, where a price changed between looking and pressing', async () => {
    const flow = start();
    flow.actor.send({ type: 'password.change', password: 'Matkhau!1' });
    sendAll(flow, 'review');
    await flow.answer('quoteOrder', quoteOf(400_000));
    sendAll(flow, 'confirm');
    await flow.answer('quoteOrder', quoteOf(450_000));
    expect(flow.state()).toBe('reviewing');
    expect(flow.context()).toMatchObject({ wasCost: costOf(400_000), cost: costOf(450_000) });
    sendAll(flow, 'confirm');
    await flow.answer('quoteOrder', quoteOf(450_000));
    expect(flow.state()).toBe('ordering');
  });

  it('tells of an earlier order that came to light since the review, and orders at the press after that alone', async () => {
    const flow = start();
    flow.actor.send({ type: 'password.change', password: 'Matkhau!1' });
    sendAll(flow, 'review');
    await flow.answer('quoteOrder', quoteOf(400_000));
    sendAll(flow, 'confirm');
    const asked = { ...earlier, serverId: null };
    await flow.answer('quoteOrder', quoteOf(400_000, asked));
    expect(flow.state()).toBe('reviewing');
    expect(flow.context()).toMatchObject({ earlier: asked, wasCost: null });
    sendAll(flow, 'confirm');
    // Its server was found meanwhile: that is another thing to know.
    await flow.answer('quoteOrder', quoteOf(400_000, earlier));
    expect(flow.state()).toBe('reviewing');
    sendAll(flow, 'confirm');
    await flow.answer('quoteOrder', quoteOf(400_000, earlier));
    expect(flow.state()).toBe('ordering');
  });

  it('stays at the confirmation with the reason where the price cannot be read again, and orders nothing', async () => {
    const flow = start();
    flow.actor.send({ type: 'password.change', password: 'Matkhau!1' });
    sendAll(flow, 'review');
    await flow.answer('quoteOrder', quoteOf(400_000));
    sendAll(flow, 'confirm');
    await flow.fail('quoteOrder', { kind: 'refused', serverMessage: 'Sold out' });
    expect(flow.state()).toBe('reviewing');
    expect(flow.context()).toMatchObject({ choices, password: 'Matkhau!1', error: { serverMessage: 'Sold out' } });
    expect(flow.callsOf('attempt.openAttempt')).toHaveLength(0);
    sendAll(flow, 'confirm');
    expect(flow.context().error).toBeNull();
    await flow.fail('quoteOrder', new Error('503'));
    sendAll(flow, 'back');
    expect(flow.state()).toEqual({ editing: 'untried' });
    expect(flow.context().error).toBeNull();
  });

  it('orders once, listens to events, and is told again after a reload until it leads on after three seconds, with no password kept', async () => {
    const flow = await confirmed();
    await flow.answer('attempt.openAttempt', opened);
    expect(flow.last('attempt.sendAttempt').input).toMatchObject({
      intent: { regionId: '1', planId: '2', password: 'Matkhau!1', containers: 1 },
    });
    await flow.answer('attempt.sendAttempt', { serverId: 'srv_1', found: [] });
    expect(flow.state()).toBe('ordered');
    expect(flow.context().password).toBe('');
    expect(flow.actions.awaitEvents).toHaveBeenCalledOnce();
    // A reload finds the order in the draft as long as it is told.
    expect(flow.actions.forgetDraft).not.toHaveBeenCalled();
    flow.clock.increment(2_999);
    expect(flow.actions.goToProgress).not.toHaveBeenCalled();
    flow.clock.increment(1);
    expect(flow.actions.goToProgress).toHaveBeenCalledExactlyOnceWith({ serverId: 'srv_1' });
    expect(flow.actions.forgetDraft).toHaveBeenCalledOnce();
    expect(flow.callsOf('attempt.sendAttempt')).toHaveLength(1);
  });

  it('leads back to the form with the provider’s words where the order was refused', async () => {
    const flow = await confirmed();
    await flow.answer('attempt.openAttempt', opened);
    await flow.fail('attempt.sendAttempt', { kind: 'refused', serverMessage: 'Hết hàng' });
    expect(flow.state()).toEqual({ editing: 'refused' });
    expect(flow.context()).toMatchObject({ choices, password: 'Matkhau!1', error: { serverMessage: 'Hết hàng' } });
    expect(flow.effectsOf('announceRefusal')).toEqual([{ kind: 'refused', serverMessage: 'Hết hàng' }]);
  });

  it('asks after a lost answer and finds the server instead of ordering a second one', async () => {
    const flow = await confirmed();
    await flow.answer('attempt.openAttempt', opened);
    await flow.fail('attempt.sendAttempt', new Error('no answer'));
    sendAll(flow, 'check');
    await flow.answer('attempt.reconcileAttempt', {
      status: 'succeeded',
      receipt: { serverId: 'srv_9', found: [{ id: 'srv_9', name: 'wp-9' }] },
      transactionCode: null,
    });
    expect(flow.state()).toBe('ordered');
    expect(flow.callsOf('attempt.sendAttempt')).toHaveLength(1);
  });

  it('stays at the names of three servers that one lost order made, until the customer goes on to the list', async () => {
    const flow = await confirmed();
    await flow.answer('attempt.openAttempt', opened);
    const found = ['srv_1', 'srv_2', 'srv_3'].map((id) => ({ id, name: `wp-${id}` }));
    await flow.answer('attempt.sendAttempt', { serverId: 'srv_1', found });
    flow.clock.increment(60_000);
    expect(flow.state()).toBe('ordered');
    expect(flow.context().found).toEqual(found);
    sendAll(flow, 'leave');
    expect(flow.actions.goToProgress).toHaveBeenCalledExactlyOnceWith({ serverId: null });
  });

  it('wants the password again, under the same attempt, before an order of earlier is sent again', async () => {
    const flow = start({ attempt: { key: 'kept', choices } });
    await flow.answer('attempt.openAttempt', { ...opened, key: 'kept', isKnown: true });
    await flow.answer('attempt.reconcileAttempt', { status: 'unknown', receipt: null, transactionCode: null });
    expect(flow.attempt()).toBe('doubtful');
    sendAll(flow, 'retry');
    expect(flow.state()).toEqual({ editing: 'untried' });
    expect(flow.context()).toMatchObject({ attemptKey: 'kept', choices });
    expect(flow.callsOf('attempt.sendAttempt')).toHaveLength(0);
  });
});

it('warns before an old key is sent again, and not where the next order of the page is', async () => {
  const flow = start({ repeatsAreOne: true, doubtedKey: 'kept', attempt: { key: 'kept', choices } });
  const unknown = { status: 'unknown', receipt: null, transactionCode: null };
  await flow.answer('attempt.openAttempt', { ...opened, key: 'kept', isKnown: true });
  await flow.answer('attempt.reconcileAttempt', unknown);
  sendAll(flow, 'retry');
  expect(flow.state()).toEqual({ editing: 'untried' });
  const order = async (key: string, isKnown: boolean) => {
    flow.actor.send({ type: 'password.change', password: 'Matkhau!1' });
    sendAll(flow, 'review');
    await flow.answer('quoteOrder', quoteOf(400_000));
    sendAll(flow, 'confirm');
    await flow.answer('quoteOrder', quoteOf(400_000));
    await flow.answer('attempt.openAttempt', { ...opened, key, isKnown });
  };
  await order('kept', true);
  await flow.answer('attempt.reconcileAttempt', unknown);
  sendAll(flow, 'retry');
  expect(flow.attempt()).toBe('warned');
  sendAll(flow, 'startOver');
  await order('next', false);
  await flow.fail('attempt.sendAttempt', new Error('lost'));
  sendAll(flow, 'retry');
  expect(flow.attempt()).toBe('sending');
});
