import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { newCardPayment } from './cardConfirmation.chart.ts';
import type { OpenedCardPayment } from './cardConfirmation.types.ts';
import { cardConfirmationMachine } from './cardConfirmationMachine.ts';

const amount = { amount: 200_000, currency: 'VND' } as const;

const start = (key: string | null = null) => {
  const play = playChart(cardConfirmationMachine, { amount, cardId: 'card-1', key, over: ['old paid'] });
  return {
    ...play,
    state: () => play.snapshot().value,
    open: (given: Partial<OpenedCardPayment> = {}) => play.answer('openPayment', { ...newCardPayment, ...given }),
  };
};

const atTheProvider = async () => {
  const play = start();
  await play.open();
  await play.answer('createCheckout', { transactionCode: 'T1' });
  await play.answer('requestSecret', undefined);
  return play;
};

describe('paying with a linked card', () => {
  it('starts a payment, requests its secret with the chosen card, and lets the card provider charge it', async () => {
    const play = await atTheProvider();
    expect(play.last('createCheckout').input).toEqual({ key: 'k', amount });
    expect(play.last('requestSecret').input).toEqual({ key: 'k', cardId: 'card-1' });
    expect(play.last('confirmCardPayment').input).toEqual({ key: 'k', cardId: 'card-1', over: ['old paid'] });
    await play.answer('confirmCardPayment', { status: 'succeeded' });
    expect(play.snapshot().output).toEqual({ status: 'succeeded', key: 'k', transactionCode: 'T1' });
  });

  it('retries a declined card with the same payment, and keeps the provider’s words', async () => {
    const play = await atTheProvider();
    await play.fail('confirmCardPayment', { kind: 'declined', serverMessage: 'Your card was declined.' });
    expect(play.state()).toBe('declined');
    const subject = { reason: 'declined', serverMessage: 'Your card was declined.' };
    expect(play.announced()).toEqual([['cardPaymentDeclined', subject]]);
    sendAll(play, 'check');
    await play.open({ transactionCode: 'T1', mayBePaid: true });
    await play.answer('reconcilePayment', { status: 'unpaid' });
    // A reading finds no charge, and declines none.
    expect(play.announced().filter(Boolean)).toEqual([['cardPaymentDeclined', subject]]);
    sendAll(play, 'retry', 'retry');
    await play.answer('createCheckout', { transactionCode: 'T1' });
    expect(play.state()).toBe('requestingSecret');
  });

  it('announces a checkout or a secret that failed as a failed payment, once each', async () => {
    const refused = { kind: 'refused', serverMessage: null } as const;
    const play = start();
    await play.open();
    await play.fail('createCheckout', refused);
    sendAll(play, 'retry');
    await play.answer('createCheckout', { transactionCode: 'T1' });
    await play.fail('requestSecret', refused);
    expect(play.announced()).toEqual([
      ['cardPaymentFailed', null],
      ['cardPaymentFailed', null],
    ]);
  });

  it('drops a payment of another amount without a charge, and starts a new one at a retry', async () => {
    const play = await atTheProvider();
    await play.fail('confirmCardPayment', { kind: 'otherAmount', serverMessage: null });
    expect(play.snapshot()).toMatchObject({ value: 'declined', context: { error: { kind: 'otherAmount' } } });
    expect(play.announced()).toEqual([['cardPaymentDeclined', { reason: 'otherAmount', serverMessage: null }]]);
    sendAll(play, 'retry');
    expect(play.state()).toBe('creatingCheckout');
  });

  it('starts a new payment after the status `ended`', async () => {
    const play = await atTheProvider();
    await play.answer('confirmCardPayment', { status: 'ended' });
    sendAll(play, 'retry');
    expect(play.state()).toBe('creatingCheckout');
  });

  it('reads the status every 5 seconds while the bank processes the payment', async () => {
    const play = await atTheProvider();
    await play.answer('confirmCardPayment', { status: 'processing' });
    play.clock.increment(5_000);
    expect(play.state()).toEqual({ processing: 'checking' });
    await play.answer('reconcilePayment', { status: 'processing' });
    expect(play.state()).toEqual({ processing: 'waiting' });
    play.clock.increment(5_000);
    // The page's own reading may begin no payment.
    expect(play.last('reconcilePayment').input).toEqual({ key: 'k', isPressed: false });
    await play.answer('reconcilePayment', { status: 'succeeded' });
    expect(play.snapshot().output?.status).toBe('succeeded');
  });

  it('tells no decline if a reading of its own finds that a charge without an answer was not made', async () => {
    const play = await atTheProvider();
    await play.fail('confirmCardPayment', { kind: 'unknown', serverMessage: null });
    play.clock.increment(10_000);
    await play.answer('reconcilePayment', { status: 'unpaid' });
    expect(play.state()).toBe('declined');
    expect(play.announced().filter(Boolean)).toEqual([]);
  });

  it('after an interrupted approval the customer can approve again or cancel', async () => {
    const play = await atTheProvider();
    await play.answer('confirmCardPayment', { status: 'unfinished' });
    sendAll(play, 'approve');
    // The card is told again: another tab may have told another one.
    await play.answer('createCheckout', { transactionCode: 'T1' });
    await play.answer('requestSecret', undefined);
    await play.answer('confirmCardPayment', { status: 'unfinished' });
    sendAll(play, 'cancel');
    expect(play.snapshot().output?.status).toBe('cancelled');
  });

  it('asks for the approval of the card that another tab chose meanwhile', async () => {
    const play = await atTheProvider();
    await play.answer('confirmCardPayment', { status: 'unfinished' });
    sendAll(play, 'check');
    await play.open({ cardId: 'card-2', transactionCode: 'T1', mayBePaid: true });
    await play.answer('reconcilePayment', { status: 'unfinished' });
    sendAll(play, 'approve');
    await play.answer('createCheckout', { transactionCode: 'T1' });
    expect(play.last('requestSecret').input).toEqual({ key: 'k', cardId: 'card-2' });
  });

  it('hears of an approval that the owner gave elsewhere, by a reading of its own every 10 seconds', async () => {
    const play = await atTheProvider();
    await play.answer('confirmCardPayment', { status: 'unfinished' });
    play.clock.increment(10_000);
    await play.answer('reconcilePayment', { status: 'unfinished' });
    expect(play.state()).toEqual({ unfinished: 'waiting' });
    play.clock.increment(10_000);
    expect(play.last('reconcilePayment').input).toEqual({ key: 'k', isPressed: false });
    await play.answer('reconcilePayment', { status: 'succeeded' });
    expect(play.snapshot().output?.status).toBe('succeeded');
  });

  it('leaves an approval open if its reading fails', async () => {
    const play = await atTheProvider();
    await play.answer('confirmCardPayment', { status: 'unfinished' });
    play.clock.increment(10_000);
    await play.answer('reconcilePayment', { status: 'unknown' });
    expect(play.state()).toEqual({ unfinished: 'waiting' });
    play.clock.increment(10_000);
    await play.fail('reconcilePayment', new Error('offline'));
    expect(play.state()).toEqual({ unfinished: 'waiting' });
  });

  it('ends as `arrived` with a payment that it did not charge', async () => {
    const [theirs, rival] = [{ key: 'of another tab', transactionCode: 'T2' }, { kind: 'rival' }];
    const found = async () => {
      const play = start();
      await play.open(theirs);
      await play.answer('createCheckout', { transactionCode: 'T2' });
      return play;
    };
    const asked = async (play: ReturnType<typeof start>, key = theirs.key) => {
      await play.open({ ...theirs, key, mayBePaid: true });
      await play.answer('reconcilePayment', { status: 'succeeded' });
      return play.snapshot().output?.status;
    };
    // The other tab paid while this one told the provider its card, or before this one charged.
    for (const last of ['requestSecret', 'confirmCardPayment'] as const) {
      const play = await found();
      if (last === 'confirmCardPayment') await play.answer('requestSecret', undefined);
      await play.fail(last, rival);
      expect(await asked(play), last).toBe('arrived');
    }
    // This flow's own charge was declined, and so is none. The other tab has charged the same payment, or its own.
    for (const key of ['k', theirs.key]) {
      const declined = await atTheProvider();
      await declined.fail('confirmCardPayment', { kind: 'declined', serverMessage: null });
      sendAll(declined, 'check');
      expect(await asked(declined, key), key).toBe('arrived');
    }
    // The own approval is still open: the payment that was found is not its charge.
    const approved = await atTheProvider();
    await approved.answer('confirmCardPayment', { status: 'unfinished' });
    sendAll(approved, 'approve');
    await approved.answer('createCheckout', { transactionCode: 'T1' });
    await approved.fail('requestSecret', rival);
    expect(await asked(approved)).toBe('arrived');
    const charged = await found();
    await charged.answer('requestSecret', undefined);
    charged.clock.increment(30_000);
    sendAll(charged, 'check');
    await charged.answer('reconcilePayment', { status: 'succeeded' });
    expect(charged.snapshot().output?.status).toBe('succeeded');
    for (const status of ['unfinished', 'processing', 'unknown']) {
      const open = await found();
      await open.answer('requestSecret', undefined);
      await open.answer('confirmCardPayment', { status });
      open.clock.increment(10_000);
      await open.answer('reconcilePayment', { status: 'succeeded' });
      expect(open.snapshot().output?.status, status).toBe('succeeded');
    }
  });

  it('ends as `succeeded` with the payment that it began before a reload', async () => {
    const play = start('k');
    await play.open({ transactionCode: 'T1', mayBePaid: true });
    await play.answer('reconcilePayment', { status: 'succeeded' });
    expect(play.snapshot().output?.status).toBe('succeeded');
  });

  it('without an answer for 30 seconds can be checked; a late answer still succeeds', async () => {
    const asked = await atTheProvider();
    asked.clock.increment(29_999);
    sendAll(asked, 'check', 'startOver');
    expect(asked.state()).toEqual({ awaitingProvider: 'answering' });
    asked.clock.increment(1);
    sendAll(asked, 'check');
    expect(asked.state()).toBe('reconciling');
    expect(asked.callsOf('confirmCardPayment')).toHaveLength(1);
    const late = await atTheProvider();
    late.clock.increment(30_000);
    await late.answer('confirmCardPayment', { status: 'succeeded' });
    expect(late.snapshot().output?.status).toBe('succeeded');
  });
});
