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
/** A first request whose answer was lost. */
const doubtful = async (input: Partial<AttemptInput<typeof intent>> = {}) => {
  const flow = start(input);
  await flow.answer('openAttempt', fresh);
  await flow.fail('sendAttempt', lost);
  return flow;
};
/** An attempt after a reload, which the provider calls pending. */
const pending = async (input: Partial<AttemptInput<typeof intent>> = {}, kept: typeof receipt | null = receipt) => {
  const flow = start({ key: 'kept', ...input });
  await flow.answer('openAttempt', { ...known, receipt: kept });
  await flow.answer('reconcileAttempt', told);
  return flow;
};

describe('a new attempt', () => {
  it('is stored before its first request is sent', async () => {
    const { answer, sent, state } = start();
    expect(sent()).toEqual([]);
    await answer('openAttempt', fresh);
    expect(state()).toBe('sending');
    expect(sent()).toEqual([{ intent, key: 'k', mayHaveArrived: false }]);
  });

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

  it('sends nothing if it cannot be stored', async () => {
    const { fail, sent, result } = start();
    await fail('openAttempt', { kind: 'notProvided', serverMessage: null });
    expect(sent()).toEqual([]);
    expect(result()).toMatchObject({ status: 'refused' });
  });

  it('ignores every press while it is being sent', async () => {
    const { answer, actor, sent, state } = start();
    await answer('openAttempt', fresh);
    sendAll({ actor }, 'retry', 'resume', 'repeat', 'check', 'startOver');
    expect(state()).toBe('sending');
    expect(sent()).toHaveLength(1);
  });
});

describe('doubtful', () => {
  it.each([lost, { kind: 'made up' }, { kind: 'unknown', serverMessage: null }])(
    'is the state after a request without an answer: %s',
    async (failure) => {
      const { answer, fail, state, context } = start();
      await answer('openAttempt', fresh);
      await fail('sendAttempt', failure);
      expect(state()).toBe('doubtful');
      expect(context()).toMatchObject({ key: 'k', mayHaveArrived: true, error: { kind: 'unknown' } });
    },
  );

  it('sends the same request with the same key if the provider supports keys', async () => {
    const { actor, sent } = await doubtful();
    sendAll({ actor }, 'retry');
    expect(sent()).toEqual([
      { intent, key: 'k', mayHaveArrived: false },
      { intent, key: 'k', mayHaveArrived: true },
    ]);
  });

  it('warns of a second charge if the provider has no keys, and sends only after another press', async () => {
    const { actor, sent, state } = await doubtful({ repeatsAreOne: false });
    sendAll({ actor }, 'retry', 'retry', 'resume');
    expect(state()).toBe('warned');
    expect(sent()).toHaveLength(1);
    sendAll({ actor }, 'repeat');
    expect(sent()).toHaveLength(2);
  });

  it('reads the status and sends nothing if another tab has the outcome', async () => {
    const { actor, fail, answer, sent, state, result } = await doubtful();
    sendAll({ actor }, 'retry');
    await fail('sendAttempt', { kind: 'answered', serverMessage: null });
    expect(state()).toBe('reconciling');
    await answer('reconcileAttempt', { ...told, status: 'succeeded' });
    expect(result()).toMatchObject({ status: 'succeeded', key: 'k' });
    expect(sent()).toHaveLength(2);
  });

  it('can check the status after the warning, without a request', async () => {
    const { actor, sent, state } = await doubtful({ repeatsAreOne: false });
    sendAll({ actor }, 'retry', 'check');
    expect(state()).toBe('reconciling');
    expect(sent()).toHaveLength(1);
  });

  it('stays doubtful after a refusal of a later request, because the first may have arrived', async () => {
    const { actor, fail, state, context } = await doubtful();
    sendAll({ actor }, 'retry');
    await fail('sendAttempt', refused);
    expect(state()).toBe('doubtful');
    expect(context()).toMatchObject({ key: 'k', error: refused });
  });

  it('ends as abandoned if the customer starts over', async () => {
    const { actor, result } = await doubtful();
    sendAll({ actor }, 'startOver');
    expect(result()).toMatchObject({ status: 'abandoned', key: 'k' });
  });
});

describe('a resumed attempt', () => {
  it('reads its status and sends nothing', async () => {
    const { answer, sent, state, last } = start({ key: 'kept' });
    await answer('openAttempt', known);
    expect(state()).toBe('reconciling');
    expect(last('reconcileAttempt').input).toEqual({ key: 'kept' });
    expect(sent()).toEqual([]);
  });

  it.each(['succeeded', 'failed', 'cancelled'])('ends with the provider’s status %s', async (status) => {
    const { answer, sent, result } = start({ key: 'kept' });
    await answer('openAttempt', known);
    await answer('reconcileAttempt', { ...told, status, transactionCode: 'T1' });
    expect(result()).toMatchObject({ status, key: 'kept', transactionCode: 'T1' });
    expect(sent()).toEqual([]);
  });

  it('is doubtful if the provider cannot tell the status or does not answer', async () => {
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

  it('keeps waiting if the provider does not answer', async () => {
    const { clock, fail, state } = await pending();
    clock.increment(5_000);
    await fail('reconcileAttempt', lost);
    expect(state()).toEqual({ pending: 'waiting' });
  });

  it('continues at the known checkout address without a request', async () => {
    const { actor, sent, result } = await pending({ repeatsAreOne: false });
    sendAll({ actor }, 'resume');
    expect(result()).toMatchObject({ status: 'accepted', receipt });
    expect(sent()).toEqual([]);
  });

  it('without an address repeats the request if that is safe, else warns', async () => {
    const safe = await pending({}, null);
    sendAll(safe, 'resume');
    expect(safe.sent()).toEqual([{ intent, key: 'kept', mayHaveArrived: true }]);
    const unsafe = await pending({ repeatsAreOne: false }, null);
    sendAll(unsafe, 'resume');
    expect([unsafe.state(), unsafe.sent()]).toEqual(['warned', []]);
  });
});

describe('a press with the intent of an earlier attempt', () => {
  const recognized = async (input: Partial<AttemptInput<typeof intent>> = {}, kept: typeof receipt | null = null) => {
    const flow = start(input);
    await flow.answer('openAttempt', { ...known, receipt: kept });
    return flow;
  };

  it('reads the status of the earlier one first', async () => {
    const { state, sent } = await recognized();
    expect([state(), sent()]).toEqual(['recognizing', []]);
  });

  it('ends as arrived without a request if the earlier one was paid', async () => {
    const { answer, sent, result } = await recognized();
    await answer('reconcileAttempt', { ...told, status: 'succeeded' });
    expect(result()).toMatchObject({ status: 'arrived' });
    expect(sent()).toEqual([]);
  });

  it('ends as accepted with the earlier one’s checkout address', async () => {
    const { answer, sent, result } = await recognized({}, receipt);
    await answer('reconcileAttempt', told);
    expect(result()).toMatchObject({ status: 'accepted', key: 'kept', receipt });
    expect(sent()).toEqual([]);
  });

  it.each(['failed', 'cancelled'])('starts a new attempt if the earlier one is over: %s', async (status) => {
    const { answer, last, sent } = await recognized();
    await answer('reconcileAttempt', { ...told, status });
    expect(last('openAttempt').input).toEqual({ intent, key: null });
    await answer('openAttempt', fresh);
    expect(sent()).toEqual([{ intent, key: 'k', mayHaveArrived: false }]);
  });

  it('repeats an earlier one of unknown status if that is safe, else waits for the customer', async () => {
    const safe = await recognized();
    await safe.answer('reconcileAttempt', { ...told, status: 'unknown' });
    expect(safe.sent()).toEqual([{ intent, key: 'kept', mayHaveArrived: true }]);
    const unsafe = await recognized({ repeatsAreOne: false });
    await unsafe.answer('reconcileAttempt', { ...told, status: 'unknown' });
    expect([unsafe.state(), unsafe.sent()]).toEqual(['doubtful', []]);
  });
});

describe('elsewhere', () => {
  it('sends nothing while another tab sends the same attempt, and reads its status at a press', async () => {
    const { actor, answer, sent, state } = start();
    await answer('openAttempt', { ...known, isSending: true });
    expect(state()).toBe('elsewhere');
    sendAll({ actor }, 'retry');
    expect(state()).toBe('elsewhere');
    sendAll({ actor }, 'check');
    expect([state(), sent()]).toEqual(['reconciling', []]);
  });

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

  it('sends nothing after the customer started over', async () => {
    const { actor, answer, last, result } = start({ key: 'kept' });
    await answer('openAttempt', { ...known, isSending: true });
    sendAll({ actor }, 'startOver');
    expect(result().status).toBe('abandoned');
    expect(() => last('sendAttempt')).toThrow('was not called yet');
    await answersArrived();
  });
});
