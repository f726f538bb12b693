import { serverFixture } from '@may/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { earlier, input, quoteOf, server, upgrade, upgraded } from './serverUpgrade.chart.ts';
import type { ServerUpgradeInput, UpgradeQuote } from './serverUpgrade.types.ts';
import { serverUpgradeMachine } from './serverUpgradeMachine.ts';

const start = (given: Partial<ServerUpgradeInput> = {}) => {
  const play = playChart(serverUpgradeMachine, { ...input, repeatsAreOne: false, ...given }, ['attempt']);
  return {
    ...play,
    state: () => play.snapshot().value,
    context: () => play.snapshot().context,
    attempt: () => play.snapshot().children.attempt?.getSnapshot().value,
  };
};
const opened = { key: 'k', isKnown: false, isSending: false, receipt: null };
const unknown = { status: 'unknown', receipt: null, transactionCode: null };

/** A flow in the review of an upgrade from 20 to 40 GB. */
const reviewed = async (quote: Partial<UpgradeQuote> = {}, given: Partial<ServerUpgradeInput> = {}) => {
  const flow = start(given);
  flow.actor.send({ type: 'choose', upgrade });
  sendAll(flow, 'review');
  await flow.answer('quoteUpgrade', quoteOf(quote));
  return flow;
};
/** A flow whose upgrade is confirmed and about to be sent. */
const confirmed = async (given: Partial<ServerUpgradeInput> = {}) => {
  const flow = await reviewed({}, given);
  sendAll(flow, 'confirm', 'confirm');
  await flow.answer('quoteUpgrade', quoteOf());
  await flow.answer('attempt.openAttempt', opened);
  return flow;
};

describe('an upgrade of a server', () => {
  it('sends one request for two presses, reads the server, and refreshes the page at once and after 1 s', async () => {
    const flow = await confirmed();
    expect(flow.last('attempt.sendAttempt').input).toMatchObject({
      intent: { serverId: 'srv_1', upgrade, reviewed: server },
    });
    await flow.answer('attempt.sendAttempt', { server: null });
    expect(flow.state()).toEqual({ confirming: 'reading' });
    await flow.answer('readServer', upgraded);
    expect(flow.state()).toBe('saved');
    flow.clock.increment(999);
    expect(flow.actions.refreshServer).toHaveBeenCalledOnce();
    flow.clock.increment(1);
    expect(flow.actions.refreshServer).toHaveBeenCalledTimes(2);
    expect(flow.callsOf('attempt.sendAttempt')).toHaveLength(1);
    sendAll(flow, 'startOver');
    expect(flow.state()).toEqual({ choosing: 'untried' });
    expect(flow.context()).toMatchObject({ upgrade: null, upgraded: null });
  });

  it('says that an accepted upgrade is not visible yet, and reads again after 2, 4 and 8 s', async () => {
    const flow = await confirmed();
    await flow.answer('attempt.sendAttempt', { server: null });
    for (const seconds of [2, 4, 8]) {
      await flow.answer('readServer', server);
      expect(flow.state()).toEqual({ confirming: 'unseen' });
      flow.clock.increment(seconds * 1_000 - 1);
      expect(flow.state()).toEqual({ confirming: 'unseen' });
      flow.clock.increment(1);
      expect(flow.state()).toEqual({ confirming: 'reading' });
    }
    await flow.fail('readServer', new Error('offline'));
    sendAll(flow, 'check');
    await flow.answer('readServer', upgraded);
    expect(flow.state()).toBe('saved');
  });

  it('puts an accepted upgrade that is not visible yet away when the customer chooses another one', async () => {
    const flow = await confirmed();
    await flow.answer('attempt.sendAttempt', { server: null });
    await flow.answer('readServer', server);
    sendAll(flow, 'startOver');
    expect(flow.actions.putAway).toHaveBeenCalledExactlyOnceWith({ key: 'k' });
    expect(flow.context()).toMatchObject({ upgrade: null, attemptKey: null });
  });

  it('announces a choice under the minimum and a disk that another device has grown meanwhile, and sends nothing', async () => {
    const flow = start();
    sendAll(flow, 'review');
    flow.actor.send({ type: 'choose', upgrade: { part: 'disk', totalMb: 9_216 } });
    sendAll(flow, 'review');
    await flow.answer('quoteUpgrade', quoteOf());
    flow.actor.send({ type: 'choose', upgrade });
    sendAll(flow, 'review');
    await flow.answer('quoteUpgrade', quoteOf());
    sendAll(flow, 'confirm');
    await flow.answer('quoteUpgrade', quoteOf({ server: upgraded }));
    expect(flow.state()).toEqual({ choosing: 'refused' });
    const gaps = ['none', 'tooSmall', 'notGrowing'].map((gap) => ({ gap, error: null }));
    expect(flow.effectsOf('announceFailure')).toEqual(gaps);
    expect(flow.callsOf('attempt.openAttempt')).toHaveLength(0);
  });

  it('returns to the review with both states if the server or an unanswered upgrade changed since', async () => {
    const flow = await reviewed();
    sendAll(flow, 'confirm');
    const grown = serverFixture({ mariadbDiskMb: 30_720 });
    await flow.answer('quoteUpgrade', quoteOf({ server: grown }));
    expect(flow.state()).toBe('reviewing');
    expect(flow.context()).toMatchObject({ review: { server: grown }, wasReview: { server } });
    sendAll(flow, 'confirm');
    await flow.answer('quoteUpgrade', quoteOf({ server: grown, earlier: { ...earlier, blocks: false } }));
    expect(flow.state()).toBe('reviewing');
    sendAll(flow, 'confirm');
    await flow.answer('quoteUpgrade', quoteOf({ server: grown, earlier: { ...earlier, blocks: false } }));
    expect(flow.state()).toBe('saving');
  });

  it('stays at the review, and only reads again, while a request for the other disk may still arrive', async () => {
    const flow = await reviewed({ earlier });
    sendAll(flow, 'confirm');
    expect(flow.state()).toBe('quoting');
    await flow.answer('quoteUpgrade', quoteOf({ earlier }));
    sendAll(flow, 'check');
    await flow.answer('quoteUpgrade', quoteOf());
    sendAll(flow, 'confirm');
    await flow.answer('quoteUpgrade', quoteOf());
    expect(flow.state()).toBe('saving');
  });

  it('stays at the review with the reason if the server cannot be read again', async () => {
    const flow = await reviewed();
    sendAll(flow, 'confirm');
    await flow.fail('quoteUpgrade', { kind: 'unknown', serverMessage: 'Bảo trì' });
    expect(flow.state()).toBe('reviewing');
    expect(flow.context().error).toMatchObject({ serverMessage: 'Bảo trì' });
    sendAll(flow, 'back');
    expect(flow.context()).toMatchObject({ error: null, upgrade });
  });

  it.each([
    ['the provider’s refusal', { kind: 'refused', serverMessage: 'Số dư không đủ' }],
    ['a server that changed under the request', { kind: 'otherAmount', serverMessage: null }],
  ] as const)('returns to the choice after %s, and announces it', async (_, failure) => {
    const flow = await confirmed();
    await flow.fail('attempt.sendAttempt', failure);
    expect(flow.state()).toEqual({ choosing: 'refused' });
    expect(flow.context()).toMatchObject({ upgrade, attemptKey: null });
    expect(flow.effectsOf('announceFailure')).toEqual([{ gap: null, error: failure }]);
  });

  it('after a lost answer finds the upgrade by a check and sends no second request', async () => {
    const flow = await confirmed();
    await flow.fail('attempt.sendAttempt', new Error('no answer'));
    sendAll(flow, 'check');
    await flow.answer('attempt.reconcileAttempt', unknown);
    expect(flow.attempt()).toBe('doubtful');
    sendAll(flow, 'check');
    await flow.answer('attempt.reconcileAttempt', {
      status: 'succeeded',
      receipt: { server: upgraded },
      transactionCode: null,
    });
    expect(flow.state()).toBe('saved');
    expect(flow.callsOf('attempt.sendAttempt')).toHaveLength(1);
  });

  it('warns before a second request, also with a key that the provider may have forgotten', async () => {
    const kept = { attempt: { key: 'kept', upgrade } };
    for (const given of [kept, { ...kept, repeatsAreOne: true, doubtedKey: 'kept' }]) {
      const flow = start(given);
      await flow.answer('attempt.openAttempt', { ...opened, key: 'kept', isKnown: true });
      await flow.answer('attempt.reconcileAttempt', unknown);
      sendAll(flow, 'retry');
      expect(flow.attempt()).toBe('warned');
      expect(flow.callsOf('attempt.sendAttempt')).toHaveLength(0);
      sendAll(flow, 'repeat');
      expect(flow.callsOf('attempt.sendAttempt')).toHaveLength(1);
    }
  });

  it('that is not sent again, because the server changed, is reviewed anew, and its confirmation asks about the first request', async () => {
    const flow = start({ attempt: { key: 'kept', upgrade } });
    await flow.answer('attempt.openAttempt', { ...opened, key: 'kept', isKnown: true });
    await flow.answer('attempt.reconcileAttempt', unknown);
    sendAll(flow, 'retry', 'repeat');
    await flow.fail('attempt.sendAttempt', { kind: 'otherAmount', serverMessage: null });
    sendAll(flow, 'review', 'review');
    const grown = serverFixture({ mariadbDiskMb: 30_720 });
    const quote = quoteOf({
      server: grown,
      earlier: { ...earlier, key: 'kept', upgrade, isSame: true, blocks: false },
    });
    await flow.answer('quoteUpgrade', quote);
    sendAll(flow, 'confirm');
    await flow.answer('quoteUpgrade', quote);
    expect(flow.last('attempt.openAttempt').input).toEqual({
      intent: { serverId: 'srv_1', upgrade, reviewed: grown },
      key: null,
    });
    await flow.answer('attempt.openAttempt', { ...opened, key: 'kept', isKnown: true });
    expect(flow.attempt()).toBe('recognizing');
    expect(flow.callsOf('attempt.sendAttempt')).toHaveLength(1);
  });

  it('puts an unanswered upgrade away when the customer starts over, and keeps the choice', async () => {
    const flow = await confirmed();
    await flow.fail('attempt.sendAttempt', new Error('no answer'));
    sendAll(flow, 'startOver');
    expect(flow.state()).toEqual({ choosing: 'untried' });
    expect(flow.context()).toMatchObject({ upgrade, attemptKey: null });
    expect(flow.actions.putAway).toHaveBeenCalledExactlyOnceWith({ key: 'k' });
  });

  it('returns to the choice without a word if the earlier request was never sent', async () => {
    const flow = start({ attempt: { key: 'kept', upgrade } });
    await flow.answer('attempt.openAttempt', { ...opened, key: 'kept', isKnown: true });
    await flow.answer('attempt.reconcileAttempt', { ...unknown, status: 'cancelled' });
    expect(flow.state()).toEqual({ choosing: 'untried' });
    expect(flow.actions.announceFailure).not.toHaveBeenCalled();
  });
});
