import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { intent, receipt } from '../top-up/attempt.chart.ts';
import { topUpAttemptMachine } from '../top-up/topUpSetup.ts';
import type { AttemptInput, AttemptResult } from './attempt.types.ts';

const lost = new Error('Failed to fetch');
const fresh = { key: 'k', isKnown: false, isSending: false, receipt: null };
const known = { ...fresh, key: 'kept', isKnown: true };
const told = { status: 'pending', receipt: null, transactionCode: null };

const start = (input: Partial<AttemptInput<typeof intent>> = {}) => {
  const play = playChart(topUpAttemptMachine, { intent, key: null, repeatsAreOne: true, ...input });
  return {
    ...play,
    state: () => play.snapshot().value,
    context: () => play.snapshot().context,
    result: () => play.snapshot().output as AttemptResult<typeof receipt>,
    sent: () => play.callsOf('sendAttempt').map(({ input: given }) => given),
  };
};
/** An attempt after a reload, which the provider calls pending. */
const pending = async () => {
  const flow = start({ key: 'kept' });
  await flow.answer('openAttempt', { ...known, receipt });
  await flow.answer('reconcileAttempt', told);
  return flow;
};

describe('a new attempt', () => {
  it('is accepted with the provider’s receipt', async () => {
    const { answer, result } = start();
    await answer('openAttempt', fresh);
    await answer('sendAttempt', receipt);
    expect(result()).toMatchObject({ status: 'accepted', key: 'k', receipt });
  });

  it.each(['refused', 'blockedUrl', 'notProvided'])('is refused if its first request fails: %s', async (kind) => {
    const { answer, fail, result } = start();
    await answer('openAttempt', fresh);
    await fail('sendAttempt', { kind, serverMessage: 'Not today' });
    expect(result()).toMatchObject({ status: 'refused', error: { kind, serverMessage: 'Not today' } });
  });
});

describe('an earlier attempt of the same purchase', () => {
  it.each([
    [false, 'accepted'],
    [true, undefined],
  ])('that may be paid (%s) leads to the bank at once: %s', async (mayBePaid, status) => {
    const { answer, result, state } = start();
    await answer('openAttempt', { ...known, receipt });
    await answer('reconcileAttempt', { ...told, mayBePaid });
    expect(result()?.status).toBe(status);
    if (mayBePaid) expect(state()).toEqual({ pending: 'waiting' });
  });

  it('whose status the provider cannot tell is sent again at once, and only after a warning if it may be paid', async () => {
    for (const mayBePaid of [false, true]) {
      const { actor, answer, state, sent } = start();
      await answer('openAttempt', known);
      await answer('reconcileAttempt', { ...told, status: 'unknown', mayBePaid });
      expect(state()).toBe(mayBePaid ? 'warned' : 'sending');
      if (!mayBePaid) continue;
      // Asking again is no way around the warning.
      sendAll({ actor }, 'check');
      await answer('reconcileAttempt', { ...told, status: 'unknown', mayBePaid });
      expect(state()).toBe('warned');
      expect(sent()).toEqual([]);
    }
  });
});

describe('a resumed attempt', () => {
  it.each(['succeeded', 'failed', 'cancelled'])('ends with the provider’s status %s', async (status) => {
    const { answer, sent, result } = start({ key: 'kept' });
    await answer('openAttempt', known);
    await answer('reconcileAttempt', { ...told, status, transactionCode: 'T1' });
    expect(result()).toMatchObject({ status, key: 'kept', transactionCode: 'T1' });
    expect(sent()).toEqual([]);
  });
});

describe('pending', () => {
  it('reads the status every 5 seconds and at a press', async () => {
    const { actor, clock, answer, callsOf, state } = await pending();
    clock.increment(4_999);
    expect(state()).toEqual({ pending: 'waiting' });
    clock.increment(1);
    expect(state()).toEqual({ pending: 'checking' });
    await answer('reconcileAttempt', told);
    sendAll({ actor }, 'check');
    expect(callsOf('reconcileAttempt')).toHaveLength(3);
  });

  it('is resumed with its receipt, without another request', async () => {
    const flow = await pending();
    sendAll(flow, 'resume');
    expect(flow.result()).toMatchObject({ status: 'accepted', receipt });
    expect(flow.sent()).toEqual([]);
  });

  it('keeps waiting if the provider does not answer', async () => {
    const { clock, fail, state } = await pending();
    clock.increment(5_000);
    await fail('reconcileAttempt', lost);
    expect(state()).toEqual({ pending: 'waiting' });
  });
});

describe('a press with the intent of an earlier attempt', () => {
  const recognized = async () => {
    const flow = start();
    await flow.answer('openAttempt', known);
    return flow;
  };

  it.each(['failed', 'cancelled'])('starts a new attempt if the earlier one is over: %s', async (status) => {
    const { answer, last, sent } = await recognized();
    await answer('reconcileAttempt', { ...told, status });
    expect(last('openAttempt').input).toEqual({ intent, key: null });
    await answer('openAttempt', fresh);
    expect(sent()).toEqual([{ intent, key: 'k', mayHaveArrived: false, isWarned: false }]);
  });
});

describe('elsewhere', () => {
  it('starts a new attempt if this tab sent none', async () => {
    const { actor, answer, fail, last, state } = start();
    await answer('openAttempt', fresh);
    await fail('sendAttempt', { kind: 'otherTab', serverMessage: null });
    expect(state()).toBe('elsewhere');
    sendAll({ actor }, 'check');
    expect(state()).toBe('elsewhere');
    sendAll({ actor }, 'retry');
    expect(last('openAttempt').input).toEqual({ intent, key: null });
  });
});
