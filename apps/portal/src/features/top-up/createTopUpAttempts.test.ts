import { ApiError } from '@may/api';
import { Permit } from '@may/api/permit';
import { fixtureNow, topUpAttemptFixture, transactionDetailFixture, transactionFixture } from '@may/domain/fixtures';
import type { TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { TopUpIntent } from '@may/domain/top-up/topUp.ts';
import type { Transaction, TransactionDetail } from '@may/domain/wallet/transaction.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { type AttemptStore, createAttemptStore } from '../../money/attempts/attemptStore.ts';
import { createTopUpAttempts } from './createTopUpAttempts.ts';

const permit = new Permit(() => true);

const userId = 'usr_demo';
const intent: TopUpIntent = { amount: { amount: 500_000, currency: 'VND' }, method: 'vietqr' };
const checkoutUrl = 'https://pay.example/checkout/MAY1';
const refusal = (status: number) => new ApiError({ status, code: null, serverMessage: 'Bảo trì', retryAfterMs: null });
const lost = new TypeError('Failed to fetch');

let store: AttemptStore;
let log: Transaction[];
let afterPause: () => void;
const createCheckout = vi.fn();
const getTransaction = vi.fn<(code: string) => Promise<TransactionDetail>>();
const listTransactions = vi.fn();
const onSettled = vi.fn();
const prepareSquare = vi.fn();

/** The attempts of one customer, at a provider with or without attempt keys. */
const attemptsWith = (sendsKeys: boolean) => {
  let minted = 0;
  return createTopUpAttempts({
    wallet: { createCheckout, getTransaction },
    prepareSquare,
    userId,
    store,
    sendsKeys,
    checkoutHosts: undefined,
    listTransactions,
    pause: async () => afterPause(),
    onSettled,
    createKey: () => {
      minted += 1;
      return `key-${minted}`;
    },
    now: () => fixtureNow,
  });
};
const begin = async (attempts: ReturnType<typeof attemptsWith>) => {
  const opened = await attempts.open({ intent, key: null, over: store.listOver(userId) }, permit);
  const sent = attempts.send({ intent, key: opened.key, mayHaveArrived: opened.isKnown }, permit);
  // The test checks `sent` itself; this only waits for its end.
  await sent.catch(() => undefined);
  return { ...opened, sent };
};

beforeEach(() => {
  store = createAttemptStore(memoryStorage(), () => fixtureNow);
  log = [];
  afterPause = () => undefined;
  createCheckout.mockReset().mockResolvedValue({ checkoutUrl, transactionCode: null });
  getTransaction.mockReset().mockRejectedValue(refusal(404));
  listTransactions.mockReset().mockImplementation(async () => log);
  onSettled.mockReset();
  prepareSquare.mockReset();
});

it.each(['vietqr', 'square'] as const)(
  'sends nothing by %s if the storage filled after the attempt was kept',
  async (method) => {
    let isFull = false;
    store = createAttemptStore(
      memoryStorage(() => isFull),
      () => fixtureNow,
    );
    const charge = vi.fn();
    prepareSquare.mockResolvedValue(charge);
    const attempts = attemptsWith(false);
    const bought = { ...intent, method };
    const { key } = await attempts.open({ intent: bought, key: null, over: [] }, permit);
    isFull = true;
    const sent = attempts.send({ intent: bought, key, mayHaveArrived: false }, permit);
    await expect(sent).rejects.toMatchObject({ kind: 'refused' });
    expect(createCheckout).not.toHaveBeenCalled();
    expect(charge).not.toHaveBeenCalled();
  },
);

describe.each([true, false])('on a provider that understands attempt keys: %s', (sendsKeys) => {
  it('stores the attempt before its first request', async () => {
    createCheckout.mockImplementation(async () => {
      expect(store.list(userId)).toMatchObject([{ key: 'key-1', ...intent, phase: 'begun' }]);
      return { checkoutUrl, transactionCode: null };
    });
    expect(await (await begin(attemptsWith(sendsKeys))).sent).toEqual({ url: checkoutUrl, host: 'pay.example' });
    expect(createCheckout).toHaveBeenCalledExactlyOnceWith(
      { ...intent, attemptKey: sendsKeys ? 'key-1' : null },
      permit,
    );
    expect(store.list(userId)).toMatchObject([{ phase: 'open', checkoutUrl }]);
  });

  it.each(['javascript:alert(1)', 'https://user@evil.example/', '//evil.example', 'data:text/html,x'])(
    'refuses the checkout address %s and does not store it',
    async (hostile) => {
      createCheckout.mockResolvedValue({ checkoutUrl: hostile, transactionCode: null });
      const { sent } = await begin(attemptsWith(sendsKeys));
      await expect(sent).rejects.toMatchObject({ kind: 'blockedUrl' });
      expect(store.find('key-1')).toMatchObject({ phase: 'settled', outcome: 'refused', checkoutUrl: null });
    },
  );

  it('gives no receipt for a stored address that `vetCheckoutUrl` refuses', async () => {
    store.save(topUpAttemptFixture({ checkoutUrl: 'javascript:alert(1)', createdAt: fixtureNow }));
    expect(await attemptsWith(sendsKeys).open({ intent, key: 'key-1', over: [] }, permit)).toMatchObject({
      isKnown: true,
      receipt: null,
    });
  });

  it.each([400, 401, 403, 422, 200])('settles an attempt as refused after status %i', async (status) => {
    createCheckout.mockRejectedValue(refusal(status));
    const { sent } = await begin(attemptsWith(sendsKeys));
    await expect(sent).rejects.toEqual({ kind: 'refused', serverMessage: 'Bảo trì' });
    expect(store.find('key-1')).toMatchObject({ phase: 'settled', outcome: 'refused' });
  });

  it('sends nothing without a warning under a key that the provider may have forgotten', async () => {
    const halfADay = 12 * 3_600_000;
    const send = (isWarned: boolean) =>
      attemptsWith(true).send({ intent, key: 'key-1', mayHaveArrived: true, isWarned }, permit);
    store.save(topUpAttemptFixture({ phase: 'open', createdAt: fixtureNow - halfADay, checkoutUrl: null }));
    await expect(send(false)).rejects.toMatchObject({ kind: 'keyForgotten' });
    expect(createCheckout).not.toHaveBeenCalled();
    await send(true);
    store.change('key-1', { createdAt: fixtureNow - halfADay + 1, checkoutUrl: null });
    await send(false);
    expect(createCheckout).toHaveBeenCalledTimes(2);
  });

  describe('with the same purchase of a day ago, left at the bank', () => {
    const left = () => topUpAttemptFixture({ phase: 'open', createdAt: fixtureNow - 24 * 3_600_000, checkoutUrl });

    it('opens the old one while a credit of its amount may be its own: once at a provider without keys, and settles nothing', async () => {
      store.save({ ...left(), key: 'old' });
      log = [transactionFixture({ transactionCode: null })];
      const attempts = attemptsWith(sendsKeys);
      for (const _ of ['first', 'not shown yet'])
        expect(await attempts.open({ intent, key: null, over: store.listOver(userId) }, permit)).toMatchObject({
          key: 'old',
          isKnown: true,
        });
      await attempts.reconcileShown('old', permit);
      expect(await attempts.open({ intent, key: null, over: store.listOver(userId) }, permit)).toMatchObject({
        isKnown: sendsKeys,
      });
      expect(store.find('old')).toMatchObject({ phase: 'open', outcome: null });
    });

    it('begins no new one when the log cannot be read, and rejects at a provider with keys', async () => {
      store.save(left());
      listTransactions.mockRejectedValue(lost);
      const opened = attemptsWith(sendsKeys).open({ intent, key: null, over: store.listOver(userId) }, permit);
      if (sendsKeys) await expect(opened).rejects.toMatchObject({ kind: 'unknown' });
      else expect(await opened).toMatchObject({ key: 'key-1', isKnown: true });
      expect(store.list(userId)).toHaveLength(1);
    });
  });

  it('settles a payment of another amount with the amount that has arrived, by its code and by its row', async () => {
    const other = { amount: { amount: 50_000, currency: 'VND' } } as const;
    store.save(topUpAttemptFixture({ transactionCode: 'MAY0001' }));
    getTransaction.mockResolvedValue(transactionDetailFixture(other));
    await attemptsWith(sendsKeys).reconcile('key-1', permit);
    expect(store.find('key-1')).toMatchObject({ outcome: 'succeeded', paid: other.amount });
    expect(onSettled).toHaveBeenCalledOnce();

    store.save(topUpAttemptFixture({ key: 'listed', transactionCode: 'MAY0002' }));
    getTransaction.mockRejectedValue(refusal(404));
    log = [transactionFixture({ id: 'row', transactionCode: 'MAY0002', ...other })];
    await attemptsWith(sendsKeys).reconcile('listed', permit);
    expect(store.find('listed')).toMatchObject({ outcome: 'succeeded', paid: other.amount });
  });
});

describe('without codes and keys', () => {
  const row = (id: string) => transactionFixture({ id, transactionCode: null });

  it('settles no attempt by a credit that does not name it', async () => {
    log = [row('before')];
    const attempts = attemptsWith(false);
    await begin(attempts);
    log = [row('new'), row('before')];
    expect(await attempts.reconcile('key-1', permit)).toMatchObject({ status: 'pending', isConfirmed: false });
    store.change('key-1', { checkoutUrl: null });
    expect(await attempts.reconcile('key-1', permit)).toMatchObject({ status: 'unknown', isConfirmed: false });
    expect(store.find('key-1')).toMatchObject({ phase: 'open', outcome: null });
    expect(createCheckout).toHaveBeenCalledOnce();
  });

  it('begins without reading the log', async () => {
    listTransactions.mockRejectedValue(lost);
    expect(await (await begin(attemptsWith(false))).sent).toMatchObject({ url: checkoutUrl });
    expect(listTransactions).not.toHaveBeenCalled();
  });
});

describe('a lost answer at a provider that understands keys', () => {
  const minutes = (count: number) => count * 60_000;
  let withKey: ReturnType<typeof attemptsWith>;
  const addressOf = (code: string) => `https://pay.example/checkout/${code}`;
  /** An attempt that was sent once and whose answer was lost. */
  const lostAttempt = (key: string, overrides: Partial<TopUpAttempt> = {}) =>
    topUpAttemptFixture({ key, phase: 'open', createdAt: fixtureNow - minutes(1), ...overrides });
  const creditOf = (transactionCode: string | null) =>
    transactionFixture({
      id: `row of ${transactionCode}`,
      transactionCode,
      createdAt: new Date(fixtureNow).toISOString(),
    });
  const askedKeys = () => createCheckout.mock.calls.map(([input]) => input.attemptKey);
  const codes: Record<string, string> = { older: 'T1', younger: 'T2', 'key-1': 'T1' };
  /** Of two attempts of one amount, the younger one is paid. */
  const twins = () => {
    store.save(lostAttempt('older', { createdAt: fixtureNow - minutes(20) }));
    store.save(lostAttempt('younger'));
    log = [creditOf('T2')];
  };

  beforeEach(() => {
    withKey = attemptsWith(true);
    createCheckout.mockImplementation(async ({ attemptKey }) => ({
      checkoutUrl: addressOf(codes[attemptKey] ?? 'new'),
      transactionCode: codes[attemptKey] ?? 'new',
    }));
    getTransaction.mockImplementation(async (transactionCode) =>
      transactionDetailFixture({ transactionCode, status: transactionCode === 'T2' ? 'succeeded' : 'pending' }),
    );
  });

  it('asks about the older of two attempts with its key: it is pending, and the younger one is paid', async () => {
    twins();
    expect(await withKey.reconcile('older', permit)).toMatchObject({
      status: 'pending',
      receipt: { url: addressOf('T1'), host: 'pay.example' },
      transactionCode: 'T1',
      isConfirmed: true,
    });
    expect(await withKey.reconcile('younger', permit)).toMatchObject({
      status: 'succeeded',
      transactionCode: 'T2',
      isConfirmed: true,
    });
    expect(store.find('older')).toMatchObject({ phase: 'open', outcome: null, checkoutUrl: addressOf('T1') });
    expect(store.find('younger')).toMatchObject({ phase: 'settled', outcome: 'succeeded' });
    expect(createCheckout.mock.calls).toEqual([
      [{ ...intent, attemptKey: 'older' }, permit],
      [{ ...intent, attemptKey: 'younger' }, permit],
    ]);
  });

  it('asks about an attempt whose tab is closed, and not while a tab waits for its first answer', async () => {
    let held: { name: string }[] = [{ name: `pay:${userId}` }];
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
    store.save(lostAttempt('younger', { phase: 'begun' }));
    log = [creditOf('T2')];
    expect(await withKey.reconcile('younger', permit)).toMatchObject({ status: 'unknown' });
    expect(createCheckout).not.toHaveBeenCalled();
    held = [];
    expect(await withKey.reconcile('younger', permit)).toMatchObject({ status: 'succeeded' });
    expect(askedKeys()).toEqual(['younger']);
  });

  it('asks by the code that another tab got a moment earlier', async () => {
    store.save(lostAttempt('younger'));
    log = [creditOf(null)];
    const query = async () => {
      const own = store.find('younger');
      if (own) store.save({ ...own, transactionCode: 'T2', checkoutUrl: addressOf('T2') });
      return { held: [] };
    };
    vi.stubGlobal('navigator', { locks: { query } });
    expect(await withKey.reconcile('younger', permit)).toMatchObject({
      status: 'succeeded',
      transactionCode: 'T2',
      isConfirmed: true,
    });
    expect(createCheckout).not.toHaveBeenCalled();
  });

  it('keeps an attempt in doubt when its first request is refused after a question with its key', async () => {
    const { key } = await withKey.open({ intent, key: null, over: store.listOver(userId) }, permit);
    let refuse = (_: Error): void => undefined;
    createCheckout.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)));
    const sent = withKey.send({ intent, key, mayHaveArrived: false }, permit);
    await vi.waitFor(() => expect(createCheckout).toHaveBeenCalledOnce());
    // A browser without Web Locks cannot see that another tab is sending.
    vi.stubGlobal('navigator', {});
    log = [creditOf('T2')];
    await withKey.reconcile(key, permit);
    expect(createCheckout).toHaveBeenCalledTimes(2);
    refuse(refusal(400));
    await expect(sent).rejects.toMatchObject({ kind: 'unknown' });
    expect(store.find(key)).toMatchObject({ phase: 'open', outcome: null });
  });

  it('keeps the code of an answer with a hostile address, and drops the address', async () => {
    createCheckout.mockResolvedValue({ checkoutUrl: 'javascript:alert(1)', transactionCode: 'T1' });
    store.save(lostAttempt('key-1'));
    log = [creditOf('T2')];
    expect(await withKey.reconcile('key-1', permit)).toMatchObject({
      status: 'pending',
      receipt: null,
      transactionCode: 'T1',
    });
    expect(store.find('key-1')).toMatchObject({ checkoutUrl: null, transactionCode: 'T1' });
  });

  it('settles no attempt by a credit without a code when the answer has none either', async () => {
    createCheckout.mockResolvedValue({ checkoutUrl, transactionCode: null });
    store.save(lostAttempt('younger'));
    log = [creditOf(null)];
    expect(await withKey.reconcile('younger', permit)).toMatchObject({ status: 'pending', isConfirmed: false });
  });
});

describe('back from the bank', () => {
  const detail = transactionDetailFixture({ createdAt: new Date(fixtureNow).toISOString() });

  it('settles the attempt with the amount that has arrived, not with the one that was asked for', () => {
    store.save(topUpAttemptFixture({ phase: 'open', transactionCode: 'MAY0001' }));
    const arrived = transactionDetailFixture({ amount: { amount: 50_000, currency: 'VND' } });
    attemptsWith(false).tie('MAY0001', arrived, null);
    expect(store.find('key-1')).toMatchObject({ outcome: 'succeeded', paid: { amount: 50_000, currency: 'VND' } });
  });

  it('waits for a code that the provider does not know yet, and ties it once the provider does', () => {
    store.save(topUpAttemptFixture({ phase: 'open' }));
    const attempts = attemptsWith(false);
    expect(attempts.tie('MAY0001', null, 'key-1')?.key).toBe('key-1');
    expect(store.find('key-1')).toMatchObject({ transactionCode: null, phase: 'open' });
    expect(onSettled).not.toHaveBeenCalled();
    attempts.tie('MAY0001', { ...detail, status: 'pending' }, 'key-1');
    expect(store.find('key-1')).toMatchObject({ transactionCode: 'MAY0001', phase: 'open' });
  });
});

it('opens the attempt that another tab paid since the press, also after the log could not be read, and then a new one', async () => {
  const attempts = attemptsWith(true);
  const old = { ...intent, key: 'old', userId, createdAt: fixtureNow - 13 * 3_600_000, phase: 'open' } as const;
  store.save(topUpAttemptFixture({ ...old, transactionCode: null, timesSent: 1 }));
  store.save(topUpAttemptFixture({ ...intent, key: 'other', userId, createdAt: fixtureNow - 1, phase: 'open' }));
  const over = store.listOver(userId);
  store.settle('other', 'succeeded', { amount: null });
  const since = { intent, key: null, over };
  expect(await attempts.open(since, permit)).toMatchObject({ key: 'other', isKnown: true });
  listTransactions.mockRejectedValueOnce(lost);
  const again = { intent, key: null, over: store.listOver(userId) };
  await expect(attempts.open(again, permit)).rejects.toMatchObject({ kind: 'unknown' });
  expect(await attempts.open(again, permit)).toMatchObject({ isKnown: false });
});

describe('an attempt that was never sent', () => {
  const unsent = () => store.save(topUpAttemptFixture({ timesSent: 0, createdAt: fixtureNow }));

  it('stays stored while another tab is sending', async () => {
    unsent();
    const held = [{ name: `pay:${userId}` }];
    const request = async (_name: string, _options: unknown, work: (lock: null) => Promise<unknown>) => work(null);
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held }), request } });
    expect(await attemptsWith(true).reconcile('key-1', permit)).toMatchObject({
      status: 'unknown',
      isConfirmed: false,
    });
    expect(store.list(userId)).toHaveLength(1);
  });
});

it('keeps an attempt settled that another tab settled before the answer came', async () => {
  const attempts = attemptsWith(true);
  const { key } = await attempts.open({ intent, key: null, over: store.listOver(userId) }, permit);
  createCheckout.mockImplementation(async () => {
    store.settle(key, 'succeeded', { amount: null });
    return { checkoutUrl, transactionCode: 'MAY1' };
  });
  await attempts.send({ intent, key, mayHaveArrived: true }, permit);
  expect(store.find(key)).toMatchObject({ phase: 'settled', outcome: 'succeeded' });
});

it('sends no request for an attempt that is not stored', async () => {
  const attempts = attemptsWith(true);
  const { key } = await attempts.open({ intent, key: null, over: store.listOver(userId) }, permit);
  store.forget(key);
  await expect(attempts.send({ intent, key, mayHaveArrived: true }, permit)).rejects.toMatchObject({
    kind: 'otherTab',
  });
  expect(createCheckout).not.toHaveBeenCalled();
});

describe('a card that is typed into the form of Square', () => {
  const bySquare: TopUpIntent = { ...intent, method: 'square' };

  it.each([
    ['unknown, and asked about before another one, if the log lags and then has its credit', 1, 'unknown'],
    ['refused without a credit', 0, 'refused'],
  ])('that is refused is %s', async (_, credits, kind) => {
    prepareSquare.mockResolvedValue(() => Promise.reject(refusal(400)));
    afterPause = () => {
      const createdAt = new Date(fixtureNow).toISOString();
      log = [transactionFixture({ amount: intent.amount, transactionCode: null, createdAt })].slice(0, credits);
    };
    const attempts = attemptsWith(true);
    const { key } = await attempts.open({ intent: bySquare, key: null, over: store.listOver(userId) }, permit);
    const sent = attempts.send({ intent: bySquare, key, mayHaveArrived: false }, permit);
    await expect(sent).rejects.toEqual({ kind, serverMessage: credits > 0 ? null : 'Bảo trì' });
    expect(await attempts.open({ intent: bySquare, key: null, over: store.listOver(userId) }, permit)).toMatchObject({
      isKnown: credits > 0,
    });
  });
  it.each([
    ['unknown if a row of its amount may be new', ['fails', 'fails', 'paid'], 'unknown'],
    ['refused if no row can be new', ['fails', 'fails', 'comes', 'comes'], 'refused'],
    ['unknown if the amount of a new row is not told', ['comes', 'untold'], 'unknown'],
    ['unknown if one reading comes after it', ['comes', 'comes', 'fails', 'fails'], 'unknown'],
    [
      'refused if one reading comes before it and two after it',
      ['fails', 'comes', 'fails', 'comes', 'comes'],
      'refused',
    ],
  ])('that is refused is %s', async (_, readings, kind) => {
    prepareSquare.mockResolvedValue(() => Promise.reject(refusal(400)));
    const attempts = attemptsWith(true);
    const { key } = await attempts.open({ intent: bySquare, key: null, over: store.listOver(userId) }, permit);
    for (const reading of readings)
      if (reading === 'fails') listTransactions.mockRejectedValueOnce(lost);
      else
        listTransactions.mockResolvedValueOnce(
          [transactionFixture({ amount: reading === 'paid' ? intent.amount : null })].slice(
            reading === 'comes' ? 1 : 0,
          ),
        );
    const sent = attempts.send({ intent: bySquare, key, mayHaveArrived: false }, permit);
    await expect(sent).rejects.toMatchObject({ kind });
  });
  it('that was not sent leaves no doubt, though the log cannot be read', async () => {
    prepareSquare.mockResolvedValue(async () => new Permit(() => false).check());
    const attempts = attemptsWith(true);
    const { key } = await attempts.open({ intent: bySquare, key: null, over: store.listOver(userId) }, permit);
    listTransactions.mockRejectedValue(lost);
    await attempts.send({ intent: bySquare, key, mayHaveArrived: false }, permit).catch(() => undefined);
    expect(store.find(key)).toMatchObject({ phase: 'settled', outcome: 'refused' });
  });
  const charge = vi.fn();
  /** Presses pay, and waits until the bank asks the card's owner; `answer` is the owner's. */
  const ask = async () => {
    const bank = Promise.withResolvers<() => Promise<void>>();
    prepareSquare.mockReturnValue(bank.promise);
    charge.mockReset().mockResolvedValue(undefined);
    const attempts = attemptsWith(true);
    const { key } = await attempts.open({ intent: bySquare, key: null, over: store.listOver(userId) }, permit);
    const sent = attempts.send({ intent: bySquare, key, mayHaveArrived: false }, permit);
    // The test checks `sent` itself.
    sent.catch(() => undefined);
    await vi.waitFor(() => expect(prepareSquare).toHaveBeenCalledTimes(1));
    return { key, sent, approve: () => bank.resolve(charge), refuse: bank.reject };
  };

  it('is not sent while the bank asks: a page closed then leaves no doubt, and the next press begins a new attempt', async () => {
    // Without locks, the open request of this test looks like that of a closed page.
    vi.stubGlobal('navigator', {});
    const { key } = await ask();
    expect(store.find(key)).toMatchObject({ phase: 'begun', timesSent: 0 });
    const later = attemptsWith(true);
    expect(await later.open({ intent: bySquare, key: null, over: store.listOver(userId) }, permit)).toMatchObject({
      key,
      isKnown: true,
    });
    expect(await later.reconcile(key, permit)).toMatchObject({ status: 'cancelled', isConfirmed: true });
    expect(await later.open({ intent: bySquare, key: null, over: store.listOver(userId) }, permit)).toMatchObject({
      isKnown: false,
    });
  });

  it('is counted as sent before its request, and settled by its answer', async () => {
    const { key, sent, approve } = await ask();
    charge.mockImplementation(async () => expect(store.find(key)?.timesSent).toBe(1));
    approve();
    expect(await sent).toBeNull();
    expect(charge).toHaveBeenCalledTimes(1);
    expect(store.find(key)).toMatchObject({ phase: 'settled', outcome: 'succeeded' });
  });

  it('stays in doubt when the answer to its request is lost', async () => {
    const { key, sent, approve } = await ask();
    charge.mockRejectedValue(lost);
    approve();
    await expect(sent).rejects.toMatchObject({ kind: 'unknown' });
    expect(store.find(key)).toMatchObject({ phase: 'open', timesSent: 1 });
  });

  it('is refused and not counted as sent when the form gives no token', async () => {
    const { key, sent, refuse } = await ask();
    refuse({ kind: 'refused', serverMessage: 'Wrong number' });
    await expect(sent).rejects.toEqual({ kind: 'refused', serverMessage: 'Wrong number' });
    expect(store.find(key)).toMatchObject({ phase: 'settled', outcome: 'refused', timesSent: 0 });
  });

  it.each([
    ['forgot', 'otherTab', () => store.forget('key-1')],
    ['settled', 'answered', () => store.settle('key-1', 'succeeded', { amount: null })],
    ['dismissed', 'answered', () => store.dismiss('key-1')],
  ])('is not charged if another tab %s the attempt while the bank asked', async (_, kind, change) => {
    const { sent, approve } = await ask();
    change();
    approve();
    await expect(sent).rejects.toMatchObject({ kind });
    expect(charge).not.toHaveBeenCalled();
  });

  it('is not charged if another tab paid the same while the bank asked, in a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    const { sent, approve } = await ask();
    store.save(topUpAttemptFixture({ key: 'since', method: 'square', phase: 'open', createdAt: fixtureNow }));
    store.settle('since', 'succeeded', { amount: null });
    approve();
    await expect(sent).rejects.toMatchObject({ kind: 'otherTab' });
    expect(charge).not.toHaveBeenCalled();
  });
});

describe.each([true, false])('an attempt that another tab changed meanwhile (keys: %s)', (sendsKeys) => {
  it.each(['vietqr', 'square'] as const)('is not sent again once it is settled (%s)', async (method) => {
    store.save(topUpAttemptFixture({ method, phase: 'open', createdAt: fixtureNow }));
    store.settle('key-1', 'succeeded', { amount: null });
    const again = { intent: { ...intent, method }, key: 'key-1', mayHaveArrived: true };
    await expect(attemptsWith(sendsKeys).send(again, permit)).rejects.toMatchObject({ kind: 'answered' });
    expect(createCheckout).not.toHaveBeenCalled();
    expect(prepareSquare).not.toHaveBeenCalled();
    expect(store.find('key-1')).toMatchObject({ phase: 'settled', outcome: 'succeeded' });
  });

  it('is not sent again once its checkout address is stored', async () => {
    store.save(topUpAttemptFixture({ phase: 'open', checkoutUrl, createdAt: fixtureNow }));
    const again = { intent, key: 'key-1', mayHaveArrived: true };
    await expect(attemptsWith(sendsKeys).send(again, permit)).rejects.toMatchObject({ kind: 'answered' });
    expect(createCheckout).not.toHaveBeenCalled();
  });

  it('stays dismissed when it was dismissed before its answer was lost', async () => {
    store.save(topUpAttemptFixture({ phase: 'open', createdAt: fixtureNow }));
    createCheckout.mockImplementation(async () => {
      store.dismiss('key-1');
      throw lost;
    });
    const again = { intent, key: 'key-1', mayHaveArrived: true };
    await expect(attemptsWith(sendsKeys).send(again, permit)).rejects.toMatchObject({ kind: 'unknown' });
    expect(store.find('key-1')?.phase).toBe('dismissed');
  });
});
