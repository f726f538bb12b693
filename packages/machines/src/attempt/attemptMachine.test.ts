import { describe, expect, it } from 'vitest';
import { answersArrived, playChart, sendAll } from '../testing/playChart.ts';
import { topUpAttemptMachine } from '../top-up/topUpSetup.ts';
import { intent, receipt } from './attempt.chart.ts';
import type { AttemptInput, AttemptResult } from './attempt.types.ts';

const refused = { kind: 'refused', serverMessage: 'Not today' };
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
/** A first request whose answer never came. */
const doubtful = async (input: Partial<AttemptInput<typeof intent>> = {}) => {
  const flow = start(input);
  await flow.answer('openAttempt', fresh);
  await flow.fail('sendAttempt', lost);
  return flow;
};
/** A reload in the middle of an attempt, which the provider calls pending. */
const pending = async (input: Partial<AttemptInput<typeof intent>> = {}, kept: typeof receipt | null = receipt) => {
  const flow = start({ key: 'kept', ...input });
  await flow.answer('openAttempt', { ...known, receipt: kept });
  await flow.answer('reconcileAttempt', told);
  return flow;
};

describe('a new attempt', () => {
  it('is remembered before its first byte is sent', async () => {
    const { answer, sent, state } = start();
    expect(sent()).toEqual([]);
    await answer('openAttempt', fresh);
    expect(state()).toBe('sending');
    expect(sent()).toEqual([{ intent, key: 'k', mayHaveArrived: false }]);
  });

  it('is accepted with what the provider gave for it', async () => {
    const { answer, result } = start();
    await answer('openAttempt', fresh);
    await answer('sendAttempt', receipt);
    expect(result()).toMatchObject({ status: 'accepted', key: 'k', receipt });
  });

  it.each(['refused', 'blockedUrl', 'notProvided'])('is over when its first request was surely %s', async (kind) => {
    const { answer, fail, result } = start();
    await answer('openAttempt', fresh);
    await fail('sendAttempt', { kind, serverMessage: 'Not today' });
    expect(result()).toMatchObject({ status: 'refused', error: { kind, serverMessage: 'Not today' } });
  });

  it('sends nothing when it cannot be remembered', async () => {
    const { fail, sent, result } = start();
    await fail('openAttempt', { kind: 'notProvided', serverMessage: null });
    expect(sent()).toEqual([]);
    expect(result()).toMatchObject({ status: 'refused' });
  });

  it('refuses every press while it is being sent', async () => {
    const { answer, actor, sent, state } = start();
    await answer('openAttempt', fresh);
    sendAll({ actor }, 'retry', 'resume', 'repeat', 'check', 'startOver');
    expect(state()).toBe('sending');
    expect(sent()).toHaveLength(1);
  });
});

describe('doubtful', () => {
  it.each([lost, { kind: 'made up' }, { kind: 'unknown', serverMessage: null }])(
    'is where an attempt without an answer goes: %s',
    async (failure) => {
      const { answer, fail, state, context } = start();
      await answer('openAttempt', fresh);
      await fail('sendAttempt', failure);
      expect(state()).toBe('doubtful');
      expect(context()).toMatchObject({ key: 'k', mayHaveArrived: true, error: { kind: 'unknown' } });
    },
  );

  it('repeats the same request under the same key where the provider takes it for one', async () => {
    const { actor, sent } = await doubtful();
    sendAll({ actor }, 'retry');
    expect(sent()).toEqual([
      { intent, key: 'k', mayHaveArrived: false },
      { intent, key: 'k', mayHaveArrived: true },
    ]);
  });

  it('says that it may charge twice where the provider does not, and sends only when told to anyway', async () => {
    const { actor, sent, state } = await doubtful({ repeatsAreOne: false });
    sendAll({ actor }, 'retry', 'retry', 'resume');
    expect(state()).toBe('warned');
    expect(sent()).toHaveLength(1);
    sendAll({ actor }, 'repeat');
    expect(sent()).toHaveLength(2);
  });

  it('asks, and sends nothing more, where another tab was told meanwhile how it ended', async () => {
    const { actor, fail, answer, sent, state, result } = await doubtful();
    sendAll({ actor }, 'retry');
    await fail('sendAttempt', { kind: 'answered', serverMessage: null });
    expect(state()).toBe('reconciling');
    await answer('reconcileAttempt', { ...told, status: 'succeeded' });
    expect(result()).toMatchObject({ status: 'succeeded', key: 'k' });
    expect(sent()).toHaveLength(2);
  });

  it('can still ask instead of sending after that warning', async () => {
    const { actor, sent, state } = await doubtful({ repeatsAreOne: false });
    sendAll({ actor }, 'retry', 'check');
    expect(state()).toBe('reconciling');
    expect(sent()).toHaveLength(1);
  });

  it('is not settled by the refusal of a later request, for the first one may have arrived', async () => {
    const { actor, fail, state, context } = await doubtful();
    sendAll({ actor }, 'retry');
    await fail('sendAttempt', refused);
    expect(state()).toBe('doubtful');
    expect(context()).toMatchObject({ key: 'k', error: refused });
  });

  it('is left with nothing chosen when the customer starts over', async () => {
    const { actor, result } = await doubtful();
    sendAll({ actor }, 'startOver');
    expect(result()).toMatchObject({ status: 'abandoned', key: 'k' });
  });
});

describe('a resumed attempt', () => {
  it('asks what became of it and sends nothing', async () => {
    const { answer, sent, state, last } = start({ key: 'kept' });
    await answer('openAttempt', known);
    expect(state()).toBe('reconciling');
    expect(last('reconcileAttempt').input).toEqual({ key: 'kept' });
    expect(sent()).toEqual([]);
  });

  it.each(['succeeded', 'failed', 'cancelled'])('ends as the provider says: %s', async (status) => {
    const { answer, sent, result } = start({ key: 'kept' });
    await answer('openAttempt', known);
    await answer('reconcileAttempt', { ...told, status, transactionCode: 'T1' });
    expect(result()).toMatchObject({ status, key: 'kept', transactionCode: 'T1' });
    expect(sent()).toEqual([]);
  });

  it('is doubtful when the provider cannot tell, or cannot be asked', async () => {
    const unknown = start({ key: 'kept' });
    await unknown.answer('openAttempt', known);
    await unknown.answer('reconcileAttempt', { ...told, status: 'unknown' });
    const unreachable = start({ key: 'kept' });
    await unreachable.answer('openAttempt', known);
    await unreachable.fail('reconcileAttempt', lost);
    const forgotten = start({ key: 'kept' });
    await forgotten.fail('openAttempt', lost);
    expect([unknown.state(), unreachable.state(), forgotten.state()]).toEqual(['doubtful', 'doubtful', 'doubtful']);
  });
});

describe('pending', () => {
  it('asks again by itself, and when asked to', async () => {
    const { actor, clock, answer, callsOf, state } = await pending();
    clock.increment(4_999);
    expect(state()).toEqual({ pending: 'waiting' });
    clock.increment(1);
    expect(state()).toEqual({ pending: 'checking' });
    await answer('reconcileAttempt', told);
    sendAll({ actor }, 'check');
    expect(callsOf('reconcileAttempt')).toHaveLength(3);
  });

  it('keeps waiting when the provider cannot be reached', async () => {
    const { clock, fail, state } = await pending();
    clock.increment(5_000);
    await fail('reconcileAttempt', lost);
    expect(state()).toEqual({ pending: 'waiting' });
  });

  it('goes on where the provider said to pay instead of sending again', async () => {
    const { actor, sent, result } = await pending({ repeatsAreOne: false });
    sendAll({ actor }, 'resume');
    expect(result()).toMatchObject({ status: 'accepted', receipt });
    expect(sent()).toEqual([]);
  });

  it('repeats the request for that address only where it is safe, and warns elsewhere', async () => {
    const safe = await pending({}, null);
    sendAll(safe, 'resume');
    expect(safe.sent()).toEqual([{ intent, key: 'kept', mayHaveArrived: true }]);
    const unsafe = await pending({ repeatsAreOne: false }, null);
    sendAll(unsafe, 'resume');
    expect([unsafe.state(), unsafe.sent()]).toEqual(['warned', []]);
  });
});

describe('a press about something that was begun before', () => {
  const recognized = async (input: Partial<AttemptInput<typeof intent>> = {}, kept: typeof receipt | null = null) => {
    const flow = start(input);
    await flow.answer('openAttempt', { ...known, receipt: kept });
    return flow;
  };

  it('asks what became of the earlier one first', async () => {
    const { state, sent } = await recognized();
    expect([state(), sent()]).toEqual(['recognizing', []]);
  });

  it('tells that the earlier one was paid, and sends nothing', async () => {
    const { answer, sent, result } = await recognized();
    await answer('reconcileAttempt', { ...told, status: 'succeeded' });
    expect(result()).toMatchObject({ status: 'arrived' });
    expect(sent()).toEqual([]);
  });

  it('goes on where the earlier one was to be paid', async () => {
    const { answer, sent, result } = await recognized({}, receipt);
    await answer('reconcileAttempt', told);
    expect(result()).toMatchObject({ status: 'accepted', key: 'kept', receipt });
    expect(sent()).toEqual([]);
  });

  it.each(['failed', 'cancelled'])('is a new attempt when the earlier one %s', async (status) => {
    const { answer, last, sent } = await recognized();
    await answer('reconcileAttempt', { ...told, status });
    expect(last('openAttempt').input).toEqual({ intent, key: null });
    await answer('openAttempt', fresh);
    expect(sent()).toEqual([{ intent, key: 'k', mayHaveArrived: false }]);
  });

  it('repeats the earlier one when its end is unknown and a repeat is safe, and asks the customer elsewhere', async () => {
    const safe = await recognized();
    await safe.answer('reconcileAttempt', { ...told, status: 'unknown' });
    expect(safe.sent()).toEqual([{ intent, key: 'kept', mayHaveArrived: true }]);
    const unsafe = await recognized({ repeatsAreOne: false });
    await unsafe.answer('reconcileAttempt', { ...told, status: 'unknown' });
    expect([unsafe.state(), unsafe.sent()]).toEqual(['doubtful', []]);
  });
});

describe('elsewhere', () => {
  it('sends nothing while another tab is sending the same, and asks about that when checked', async () => {
    const { actor, answer, sent, state } = start();
    await answer('openAttempt', { ...known, isSending: true });
    expect(state()).toBe('elsewhere');
    sendAll({ actor }, 'retry');
    expect(state()).toBe('elsewhere');
    sendAll({ actor }, 'check');
    expect([state(), sent()]).toEqual(['reconciling', []]);
  });

  it('begins anew when it was never sent itself', async () => {
    const { actor, answer, fail, last, state } = start();
    await answer('openAttempt', fresh);
    await fail('sendAttempt', { kind: 'otherTab', serverMessage: null });
    expect(state()).toBe('elsewhere');
    sendAll({ actor }, 'check');
    expect(state()).toBe('elsewhere');
    sendAll({ actor }, 'retry');
    expect(last('openAttempt').input).toEqual({ intent, key: null });
  });

  it('refuses an answer that arrives after the customer started over', async () => {
    const { actor, answer, last, result } = start({ key: 'kept' });
    await answer('openAttempt', { ...known, isSending: true });
    sendAll({ actor }, 'startOver');
    expect(result().status).toBe('abandoned');
    expect(() => last('sendAttempt')).toThrow('was not called yet');
    await answersArrived();
  });
});
