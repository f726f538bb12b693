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

/** A flow whose order is confirmed at 400.000 đ. */
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
  it('refuses the review of an order with a disk that is too small', () => {
    const flow = start({ choices: { ...choices, regionId: '5' } });
    flow.actor.send({ type: 'password.change', password: 'Matkhau!1' });
    sendAll(flow, 'review');
    expect(flow.state()).toEqual({ editing: 'untried' });
    flow.actor.send({ type: 'choose', choices: { diskMb: 20_480 } });
    sendAll(flow, 'review');
    expect(flow.state()).toBe('pricing');
    expect(flow.actions.rememberDraft).toHaveBeenCalledOnce();
  });

  it('prices and orders the smallest disks of the region if none was chosen', () => {
    const flow = start({ choices: { ...choices, regionId: '5', diskMb: null, mariadbDiskMb: null } });
    flow.actor.send({ type: 'password.change', password: 'Matkhau!1' });
    sendAll(flow, 'review');
    expect(flow.last('quoteOrder').input).toMatchObject({ diskMb: 20_480, mariadbDiskMb: 10_240 });
  });

  it('returns to the review with both prices if a price changed', async () => {
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

  it('returns to the review with an earlier order that was found since, and again when its server is known', async () => {
    const flow = start();
    flow.actor.send({ type: 'password.change', password: 'Matkhau!1' });
    sendAll(flow, 'review');
    await flow.answer('quoteOrder', quoteOf(400_000));
    sendAll(flow, 'confirm');
    const asked = { ...earlier, serverId: null };
    await flow.answer('quoteOrder', quoteOf(400_000, asked));
    expect(flow.state()).toBe('reviewing');
    expect(flow.context()).toMatchObject({ earlier: [asked], wasCost: null });
    sendAll(flow, 'confirm');
    // Its server was found meanwhile, which is a new fact.
    await flow.answer('quoteOrder', quoteOf(400_000, earlier));
    expect(flow.state()).toBe('reviewing');
    sendAll(flow, 'confirm');
    await flow.answer('quoteOrder', quoteOf(400_000, earlier));
    expect(flow.state()).toBe('ordering');
  });

  it('stays at the review with the reason if the prices cannot be read again, and orders nothing', async () => {
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

  it('orders once, keeps no password, and opens the progress page after 3 seconds', async () => {
    const flow = await confirmed();
    await flow.answer('attempt.openAttempt', opened);
    expect(flow.last('attempt.sendAttempt').input).toMatchObject({
      intent: { regionId: '1', planId: '2', password: 'Matkhau!1', containers: 1 },
    });
    await flow.answer('attempt.sendAttempt', { serverId: 'srv_1', found: [] });
    expect(flow.state()).toBe('ordered');
    expect(flow.context().password).toBe('');
    expect(flow.actions.awaitEvents).toHaveBeenCalledOnce();
    // The draft is kept, so that a reload still shows the order.
    expect(flow.actions.forgetDraft).not.toHaveBeenCalled();
    flow.clock.increment(2_999);
    expect(flow.actions.goToProgress).not.toHaveBeenCalled();
    flow.clock.increment(1);
    expect(flow.actions.goToProgress).toHaveBeenCalledExactlyOnceWith({ serverId: 'srv_1' });
    expect(flow.actions.forgetDraft).toHaveBeenCalledOnce();
    expect(flow.callsOf('attempt.sendAttempt')).toHaveLength(1);
  });

  it('returns to the form with the provider’s words after a refusal', async () => {
    const flow = await confirmed();
    await flow.answer('attempt.openAttempt', opened);
    await flow.fail('attempt.sendAttempt', { kind: 'refused', serverMessage: 'Hết hàng' });
    expect(flow.state()).toEqual({ editing: 'refused' });
    expect(flow.context()).toMatchObject({ choices, password: 'Matkhau!1', error: { serverMessage: 'Hết hàng' } });
    expect(flow.effectsOf('announceRefusal')).toEqual([{ kind: 'refused', serverMessage: 'Hết hàng' }]);
  });

  it('tells a refusal that a later look at the list has made certain', async () => {
    const flow = await confirmed();
    await flow.answer('attempt.openAttempt', opened);
    await flow.fail('attempt.sendAttempt', { kind: 'unknown', serverMessage: 'Hết hàng' });
    sendAll(flow, 'check');
    await flow.answer('attempt.reconcileAttempt', { status: 'failed', receipt: null, transactionCode: null });
    expect(flow.state()).toEqual({ editing: 'refused' });
    expect(flow.effectsOf('announceRefusal')).toEqual([{ kind: 'refused', serverMessage: null }]);
  });
});

it('warns before a request whose key the provider may have forgotten', async () => {
  const flow = start({ repeatsAreOne: false, attempt: { key: 'kept', choices } });
  const unknown = { status: 'unknown', receipt: null, transactionCode: null };
  await flow.answer('attempt.openAttempt', { ...opened, key: 'kept', isKnown: true });
  await flow.answer('attempt.reconcileAttempt', unknown);
  sendAll(flow, 'retry');
  expect(flow.state()).toEqual({ editing: 'untried' });
  flow.actor.send({ type: 'password.change', password: 'Matkhau!1' });
  sendAll(flow, 'review');
  await flow.answer('quoteOrder', quoteOf(400_000));
  sendAll(flow, 'confirm');
  await flow.answer('quoteOrder', quoteOf(400_000));
  await flow.answer('attempt.openAttempt', { ...opened, key: 'kept', isKnown: true });
  await flow.answer('attempt.reconcileAttempt', unknown);
  sendAll(flow, 'retry');
  expect(flow.attempt()).toBe('warned');
});

it('begins another order if other choices are made after an order without an answer', async () => {
  const flow = start({ repeatsAreOne: true, attempt: { key: 'kept', choices } });
  await flow.answer('attempt.openAttempt', { ...opened, key: 'kept', isKnown: true });
  await flow.answer('attempt.reconcileAttempt', { status: 'unknown', receipt: null, transactionCode: null });
  sendAll(flow, 'retry');
  flow.actor.send({ type: 'password.change', password: 'Matkhau!1' });
  flow.actor.send({ type: 'choose', choices: { planId: '9' } });
  sendAll(flow, 'review');
  await flow.answer('quoteOrder', quoteOf(100_000, { ...earlier, key: 'kept', isSame: false, serverId: null }));
  sendAll(flow, 'confirm');
  await flow.answer('quoteOrder', flow.context());
  expect(flow.last('attempt.openAttempt').input).toMatchObject({ key: null, intent: { planId: '9' } });
});
