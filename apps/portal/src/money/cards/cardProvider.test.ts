import { Permit } from '@may/api/permit';
import { afterEach, expect, it, vi } from 'vitest';
import { storedSessionFixture } from '../../browser/storage/storedSession.fixtures.ts';
import { playStorage } from '../../storms/playedStorage.ts';

const confirmCardPayment = vi.fn(async () => ({ paymentIntent: { status: 'succeeded' } }));
const shown = { amount: 500_000, currency: 'VND' } as const;
const retrievePaymentIntent = vi.fn(async () => ({ paymentIntent: { amount: 500_000, currency: 'vnd' } }));
const retrieveSetupIntent = vi.fn();
const confirmSetupAtStripe = vi.fn();
const loadStripe = vi.fn(async () => ({
  ...{ confirmCardPayment, retrievePaymentIntent, retrieveSetupIntent, confirmSetup: confirmSetupAtStripe },
}));
const mocked = ['../../browser/config.ts', './loadScript.ts', '@stripe/stripe-js/pure'];

afterEach(() => {
  for (const path of mocked) vi.doUnmock(path);
  vi.resetModules();
});

/** The card provider on a signed-in page; its script arrives when the test calls `arrive`. */
const load = async (cardKey = 'pk_test_1') => {
  const script = Promise.withResolvers<void>();
  vi.stubGlobal('document', { documentElement: { lang: 'vi-VN' } });
  vi.stubGlobal('window', { localStorage: playStorage(), sessionStorage: playStorage() });
  vi.resetModules();
  vi.doMock('../../browser/config.ts', () => ({ config: { cardKey, cardScript: '/stripe.js' } }));
  vi.doMock('./loadScript.ts', () => ({ loadScript: () => script.promise }));
  vi.doMock('@stripe/stripe-js/pure', () => ({
    loadStripe,
  }));
  const { confirmPayment: confirm, ...provider } = await import('./cardProvider.ts');
  const { mintPermit } = await import('../../data/permit.ts');
  const { writeSession } = await import('../../browser/storage/storedSession.ts');
  const { stampLock } = await import('../../browser/storage/sessionStamp.ts');
  const { endForeignAnswers, endForeignWindows } = await import('../../browser/underWay.ts');
  writeSession(storedSessionFixture());
  confirmCardPayment.mockClear();
  const confirmPayment = (signal?: AbortSignal) =>
    confirm('pi_1_secret_2', { amount: shown, cardId: 'pm_1' }, mintPermit(signal));
  return {
    ...provider,
    mintPermit,
    confirmPayment,
    writeSession,
    stampLock,
    endForeignAnswers,
    endForeignWindows,
    arrive: script.resolve,
  };
};

it('charges once the script has arrived', async () => {
  const { confirmPayment, arrive } = await load();
  const confirmed = confirmPayment();
  arrive();
  expect(await confirmed).toEqual({ status: 'succeeded' });
});

it('loads its script once in the page’s language, and again after a failure', async () => {
  const { loadCardProvider, arrive } = await load();
  arrive();
  loadStripe.mockClear().mockResolvedValueOnce(null as never);
  await expect(loadCardProvider()).rejects.toEqual({ kind: 'scriptMissing', serverMessage: null });
  expect(await loadCardProvider()).toBe(await loadCardProvider());
  expect(loadStripe.mock.calls).toEqual(Array.from({ length: 2 }, () => ['pk_test_1', { locale: 'vi' }]));
  const unset = await load('');
  unset.arrive();
  await expect(unset.loadCardProvider()).rejects.toEqual({ kind: 'notConfigured', serverMessage: null });
});

it('charges no other card than the shown one, no paid payment, and any card if the card provider tells none', async () => {
  const { confirmPayment, arrive } = await load();
  arrive();
  const intent = { amount: 500_000, currency: 'vnd' };
  const told = (payment_method: string) =>
    retrievePaymentIntent.mockResolvedValueOnce({ paymentIntent: { ...intent, ...{ payment_method } } });
  told('pm_2');
  await expect(confirmPayment()).rejects.toMatchObject({ kind: 'rival' });
  for (const status of ['succeeded', 'processing']) {
    retrievePaymentIntent.mockResolvedValueOnce({ paymentIntent: { ...intent, ...{ amount: 1, status } } });
    expect(await confirmPayment()).toMatchObject({ status, isEarlier: true });
  }
  expect(confirmCardPayment).not.toHaveBeenCalled();
  for (const card of ['pm_1', 'card_of_another_kind']) {
    told(card);
    expect.soft(await confirmPayment(), card).toEqual({ status: 'succeeded' });
  }
});

it('charges nothing if the card provider would charge another amount', async () => {
  const { confirmPayment, arrive } = await load();
  arrive();
  retrievePaymentIntent.mockResolvedValueOnce({ paymentIntent: { amount: 400_000, currency: 'vnd' } });
  await expect(confirmPayment()).rejects.toMatchObject({ kind: 'otherAmount' });
  expect(confirmCardPayment).not.toHaveBeenCalled();
});

it('sends the form of a new card with the address to return to, and reads its linking', async () => {
  const { confirmSetup, retrieveSetup, mintPermit, arrive } = await load();
  arrive();
  confirmSetupAtStripe.mockResolvedValueOnce({});
  const elements = { elements: true } as never;
  const ended = new Permit(() => false);
  await expect(confirmSetup(elements, 'https://may.cloud/cards', ended)).rejects.toBeDefined();
  expect(await confirmSetup(elements, 'https://may.cloud/cards', mintPermit())).toEqual({ status: 'leaving' });
  const confirmParams = { return_url: 'https://may.cloud/cards' };
  expect(confirmSetupAtStripe).toHaveBeenCalledExactlyOnceWith({ elements, confirmParams });
  retrieveSetupIntent.mockResolvedValueOnce({ setupIntent: { status: 'processing' } });
  expect(await retrieveSetup('seti_1_secret_2')).toMatchObject({ status: 'processing' });
  retrieveSetupIntent.mockResolvedValueOnce({ error: { message: 'No such intent.' } });
  const failed = { kind: 'unreachable', serverMessage: 'No such intent.' };
  await expect(retrieveSetup('seti_1_secret_2')).rejects.toEqual(failed);
});

it('rejects as "notProvided" without a charge when a tab locked while the script was loading', async () => {
  const { confirmPayment, stampLock, arrive } = await load();
  const confirmed = confirmPayment();
  stampLock();
  arrive();
  await expect(confirmed).rejects.toMatchObject({ kind: 'notProvided' });
  expect(confirmCardPayment).not.toHaveBeenCalled();
});

it('waits 20 seconds for an answer to a question, and charges nothing without it', async () => {
  const { confirmPayment, retrievePayment, arrive } = await load();
  arrive();
  vi.useFakeTimers();
  const silent = () => new Promise<never>(() => undefined);
  for (const [ask, kind, loads] of [
    [confirmPayment, 'notProvided', false],
    [confirmPayment, 'notProvided', true],
    [() => retrievePayment('pi_1_secret_2'), 'unknown', true],
  ] as const) {
    if (loads) retrievePaymentIntent.mockImplementationOnce(silent);
    else loadStripe.mockImplementationOnce(silent);
    const asked = expect(ask()).rejects.toMatchObject({ kind });
    await vi.advanceTimersByTimeAsync(20_000);
    await asked;
  }
  vi.useRealTimers();
  expect(confirmCardPayment).not.toHaveBeenCalled();
});

it('rejects as "notProvided" at once when the customer leaves a press whose script or question has no answer', async () => {
  const { confirmPayment, arrive } = await load();
  const leaveOnce = async (isAsked: () => void = () => undefined) => {
    const press = new AbortController();
    const confirmed = expect(confirmPayment(press.signal)).rejects.toMatchObject({ kind: 'notProvided' });
    await vi.waitFor(isAsked);
    press.abort();
    await confirmed;
  };
  await leaveOnce();
  arrive();
  retrievePaymentIntent.mockClear().mockReturnValueOnce(new Promise(() => undefined));
  await leaveOnce(() => expect(retrievePaymentIntent).toHaveBeenCalled());
  expect(confirmCardPayment).not.toHaveBeenCalled();
});

it('asks for no charge when a tab locked while the amount was being read', async () => {
  const { confirmPayment, stampLock, arrive } = await load();
  retrievePaymentIntent.mockImplementationOnce(async () => {
    stampLock();
    return { paymentIntent: { amount: 500_000, currency: 'vnd' } };
  });
  const confirmed = confirmPayment();
  arrive();
  await expect(confirmed).rejects.toMatchObject({ kind: 'notProvided' });
  expect(confirmCardPayment).not.toHaveBeenCalled();
});

it('asks for no charge when another customer signed in while the amount was being read', async () => {
  const { confirmPayment, writeSession, stampLock, arrive } = await load();
  retrievePaymentIntent.mockImplementationOnce(async () => {
    stampLock();
    writeSession(storedSessionFixture({ me: { ...storedSessionFixture().me, id: 'usr_other' } }));
    return { paymentIntent: { amount: 500_000, currency: 'vnd' } };
  });
  const confirmed = confirmPayment();
  arrive();
  await expect(confirmed).rejects.toMatchObject({ kind: 'notProvided' });
  expect(confirmCardPayment).not.toHaveBeenCalled();
});

it('reloads the page at a lock, or when its customer starts over, while a confirmation is running', async () => {
  const { confirmPayment, endForeignAnswers, endForeignWindows, arrive } = await load();
  const charge = Promise.withResolvers<{ paymentIntent: { status: string } }>();
  confirmCardPayment.mockReturnValueOnce(charge.promise);
  const confirmed = confirmPayment();
  const reload = vi.fn();
  const document = { body: { children: [] }, querySelectorAll: () => [] };
  endForeignAnswers({ location: { reload } });
  expect(reload, 'nothing is sent yet').not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(confirmCardPayment).toHaveBeenCalled());
  endForeignWindows({ document, location: { reload } } as never);
  endForeignAnswers({ location: { reload } });
  expect(reload).toHaveBeenCalledTimes(2);
  charge.resolve({ paymentIntent: { status: 'succeeded' } });
  await confirmed;
  endForeignAnswers({ location: { reload } });
  expect(reload).toHaveBeenCalledTimes(2);
});
