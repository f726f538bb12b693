import { Permit } from '@may/api/permit';
import { confirmedFixture, fixtureNow, transactionFixture } from '@may/domain/fixtures';
import { attemptPatience, isPending, type TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import type { CardConfirmationInput, CardStanding } from '@may/machines/cards/cardConfirmation.types.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { type AttemptStore, createAttemptStore } from '../attempts/attemptStore.ts';
import { createWayJudge } from './chargeOnItsWay.ts';
import { createCardPayments } from './createCardPayments.ts';
import { openCardPayment } from './openCardPayment.ts';

const permit = new Permit(() => true);

const amount = { amount: 500_000, currency: 'VND' } as const;
const cardId = 'pm_1';
const paid: CardStanding = { status: 'succeeded' };

let clock: number;
let store: AttemptStore;
let minted: number;
let log: Transaction[];
const createCardCheckout = vi.fn();
const confirmCardCheckout = vi.fn();
const confirmPayment = vi.fn();
const retrievePayment = vi.fn();
const listTransactions = vi.fn();
const onSettled = vi.fn();

/** The card payments of one tab, which keeps its own secrets. */
const tab = () => {
  const secrets = new Map<string, string>();
  const payments = createCardPayments({
    cards: { createCardCheckout, confirmCardCheckout },
    provider: { confirmPayment, retrievePayment },
    secrets: {
      find: (code) => secrets.get(code) ?? null,
      keep: (code, secret) => void secrets.set(code, secret),
      drop: (code) => void secrets.delete(code),
    },
    userId: 'usr_demo',
    store,
    listTransactions,
    onSettled,
    isOnItsWay: createWayJudge(() => clock),
  });
  const open = openCardPayment({ userId: 'usr_demo', store, now: () => clock });
  return { ...payments, secrets, open: (input: CardConfirmationInput) => open(input, permit) };
};
/** The locks of a browser; `held` lists those of other tabs. */
const locksOf = (held: () => string[]) => ({
  query: async () => ({ held: held().map((name) => ({ name })) }),
  request: async (name: string, _: object, work: (lock: object | null) => unknown) =>
    work(held().includes(name) ? null : {}),
});
/** Opens a payment in a tab and requests its secret. */
const begin = async (payments: ReturnType<typeof tab>) => {
  const { key } = await payments.open({ amount, cardId, key: null, over: store.listOver('usr_demo') });
  const { transactionCode } = await payments.createCheckout({ key, amount }, permit);
  await payments.requestSecret({ key, cardId }, permit);
  return { key, transactionCode };
};

/** Begins the same payment in two tabs before either can read the other's attempt. The first one has priority. */
const beginAtOnce = async () => {
  const [one, other] = [tab(), tab()];
  const first = await begin(one);
  const attempt = store.find(first.key) as TopUpAttempt;
  store.forget(first.key);
  const second = await begin(other);
  store.save({ ...attempt, createdAt: fixtureNow - 1 });
  await expect(other.confirm({ key: second.key, cardId, over: [] }, permit)).rejects.toMatchObject({
    kind: 'otherTab',
  });
  return { one, other, first, second };
};

beforeEach(() => {
  clock = fixtureNow;
  store = createAttemptStore(memoryStorage(), () => clock);
  minted = 0;
  log = [];
  listTransactions.mockReset().mockImplementation(async () => log);
  createCardCheckout.mockReset().mockImplementation(async () => {
    minted += 1;
    return { transactionCode: `T${minted}` };
  });
  confirmCardCheckout
    .mockReset()
    .mockImplementation(async ({ transactionCode }) => ({ clientSecret: `secret of ${transactionCode}` }));
  confirmPayment.mockReset().mockResolvedValue(paid);
  retrievePayment.mockReset().mockResolvedValue({ status: 'unpaid' });
  onSettled.mockReset();
});

it('charges nothing if the storage filled after the payment was kept: a reload would forget the charge, and a press repeat it', async () => {
  let isFull = false;
  store = createAttemptStore(
    memoryStorage(() => isFull),
    () => clock,
  );
  const payments = tab();
  const { key } = await begin(payments);
  isFull = true;
  const refused = { kind: 'notProvided' };
  await expect(payments.confirm({ key, cardId, over: [] }, permit)).rejects.toMatchObject(refused);
  expect(store.find(key)).toMatchObject({ phase: 'uncharged', timesSent: 0 });
  expect(confirmPayment).not.toHaveBeenCalled();

  isFull = false;
  confirmPayment.mockResolvedValueOnce({ status: 'processing' });
  await payments.confirm({ key, cardId, over: [] }, permit);
  expect(confirmPayment).toHaveBeenCalledOnce();

  // The status of a charge that was sent stays known.
  isFull = true;
  retrievePayment.mockResolvedValue({ status: 'unfinished' });
  await payments.reconcile(key, permit);
  await expect(payments.confirm({ key, cardId, over: [] }, permit)).rejects.toMatchObject({ kind: 'unknown' });
  expect(store.find(key)).toMatchObject({ phase: 'uncharged', isUnfinished: true });
  expect(confirmPayment).toHaveBeenCalledOnce();
});

it('stores after a charge what its answer proves, and nothing of one whose outcome is unknown', async () => {
  const arrived = { amount: 400_000, currency: 'VND' };
  const uncharged = { phase: 'uncharged', isUnfinished: false, outcome: null };
  for (const [answer, stored, settled] of [
    [
      { status: 'succeeded', paid: arrived, cardId: 'pm_2' },
      { phase: 'settled', outcome: 'succeeded', paid: arrived, chargedCardId: 'pm_2' },
      1,
    ],
    [{ status: 'unpaid' }, { ...uncharged, transactionCode: 'T1' }, 0],
    [{ status: 'ended' }, { ...uncharged, transactionCode: null }, 0],
    [
      { status: 'succeeded', paid: arrived, isEarlier: true },
      { phase: 'settled', outcome: 'succeeded', paid: arrived, chargedCardId: null },
      1,
    ],
    [{ status: 'succeeded' }, { outcome: 'succeeded', paid: null, chargedCardId: null }, 1],
    [{ status: 'processing', isEarlier: true }, { phase: 'open', outcome: null, transactionCode: 'T1' }, 0],
    [{ kind: 'otherAmount' }, { ...uncharged, transactionCode: null }, 0],
    [{ kind: 'declined' }, { ...uncharged, transactionCode: 'T1' }, 0],
    [{ kind: 'notProvided' }, { ...uncharged, transactionCode: 'T1' }, 0],
    [{ kind: 'rival' }, { ...uncharged, transactionCode: 'T1' }, 0],
    [{ kind: 'unknown' }, { phase: 'open', outcome: null, transactionCode: 'T1' }, 0],
    [{ status: 'processing' }, { phase: 'open', outcome: null, transactionCode: 'T1' }, 0],
  ] as const) {
    [store, minted] = [createAttemptStore(memoryStorage(), () => clock), 0];
    onSettled.mockReset();
    const payments = tab();
    const { key } = await begin(payments);
    if ('kind' in answer) confirmPayment.mockRejectedValueOnce({ ...answer, serverMessage: null });
    else confirmPayment.mockResolvedValueOnce(answer);
    const told = await payments.confirm({ key, cardId, over: [] }, permit).catch((failure) => failure);
    expect.soft(told, JSON.stringify(answer)).toMatchObject('isEarlier' in answer ? { kind: 'rival' } : answer);
    expect.soft(store.find(key), JSON.stringify(answer)).toMatchObject(stored);
    expect.soft(onSettled, JSON.stringify(answer)).toHaveBeenCalledTimes(settled);
  }
});

it('answers from its memory about a payment that is over or has no code, and sends no question', async () => {
  const payments = tab();
  expect(await payments.reconcile('lost', permit)).toEqual({ status: 'unknown' });
  const { key } = await payments.open({ amount, cardId, key: null, over: store.listOver('usr_demo') });
  expect(await payments.reconcile(key, permit)).toEqual({ status: 'ended' });
  store.settle(key, 'failed');
  expect(await payments.reconcile(key, permit)).toEqual({ status: 'ended' });
  store.settle(key, 'succeeded', { amount: null });
  expect(await payments.reconcile(key, permit)).toEqual(paid);
  expect([listTransactions, retrievePayment, confirmCardCheckout].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('charges at the next press what is surely not charged, and asks first about what may be', async () => {
  const { key } = await begin(tab());
  expect(await tab().open({ amount, cardId, key: null, over: store.listOver('usr_demo') })).toMatchObject({
    key,
    mayBePaid: false,
  });
  store.mark(key, { phase: 'open' });
  expect(await tab().open({ amount, cardId, key: null, over: store.listOver('usr_demo') })).toMatchObject({
    key,
    mayBePaid: true,
  });
});

it('creates one payment for an attempt that two tabs begin at once', async () => {
  const [one, other] = [tab(), tab()];
  const { key } = await one.open({ amount, cardId, key: null, over: store.listOver('usr_demo') });
  expect((await other.open({ amount, cardId, key: null, over: store.listOver('usr_demo') })).key).toBe(key);
  const begun = await Promise.all([
    one.createCheckout({ key, amount }, permit),
    other.createCheckout({ key, amount }, permit),
  ]);
  expect(begun[0]).toEqual(begun[1]);
  expect(await one.createCheckout({ key, amount }, permit)).toEqual(begun[0]);
  expect(createCardCheckout).toHaveBeenCalledTimes(2);
});

it('begins again with a question, and charges nothing, when another tab has paid', async () => {
  const [one, other] = [tab(), tab()];
  await begin(one);
  const { key } = await begin(other);
  expect(await one.confirm({ key, cardId, over: [] }, permit)).toEqual(paid);
  await expect(other.confirm({ key, cardId, over: [] }, permit)).rejects.toMatchObject({ kind: 'rival' });
  expect(await other.open({ amount, cardId, key, over: [] })).toMatchObject({ key, mayBePaid: true });
  expect(await other.reconcile(key, permit)).toEqual(paid);
  expect(confirmPayment).toHaveBeenCalledOnce();
});

it('keeps a payment that waits for the cardholder’s approval, and approves the same payment later', async () => {
  const payments = tab();
  const { key } = await begin(payments);
  confirmPayment.mockResolvedValueOnce({ status: 'unfinished' });
  expect(await payments.confirm({ key, cardId, over: [] }, permit)).toEqual({ status: 'unfinished' });
  // The test asks twice, because the customer may reload the page twice.
  for (const _ of [1, 2]) {
    retrievePayment.mockResolvedValueOnce({ status: 'unfinished' });
    expect(await payments.reconcile(key, permit)).toEqual({ status: 'unfinished' });
    expect(store.list('usr_demo').filter(isPending)).toMatchObject([{ key, phase: 'uncharged' }]);
  }
  expect(await payments.confirm({ key, cardId, over: [] }, permit)).toEqual(paid);
  expect(confirmPayment.mock.calls.map(([secret]) => secret)).toEqual(['secret of T1', 'secret of T1']);
});

it('asks for no new secret while another tab pays, and waits no longer once the outcome is stored', async () => {
  const locks = new Map<string, unknown>();
  vi.stubGlobal('navigator', {
    locks: locksOf(() => [...locks.keys()]),
  });
  const { key } = await begin(tab());
  store.mark(key, { phase: 'open' });
  confirmCardCheckout.mockClear();
  locks.set('pay:usr_demo', {});
  expect(await tab().reconcile(key, permit)).toEqual({ status: 'unknown' });
  expect(confirmCardCheckout).not.toHaveBeenCalled();
  expect(await tab().open({ amount, cardId, key, over: store.listOver('usr_demo') })).toMatchObject({
    isSending: true,
  });
  // The outcome is stored before the lock is given back; no later change would wake the waiting tab.
  store.settle(key, 'succeeded', { amount: null });
  expect(await tab().open({ amount, cardId, key, over: store.listOver('usr_demo') })).toMatchObject({
    isSending: false,
  });
});

it('compares the shown amount before the charge, and begins another payment if the amounts differ', async () => {
  const payments = tab();
  const { key } = await begin(payments);
  confirmPayment.mockRejectedValueOnce({ kind: 'otherAmount', serverMessage: null });
  await expect(payments.confirm({ key, cardId, over: [] }, permit)).rejects.toMatchObject({ kind: 'otherAmount' });
  expect(confirmPayment).toHaveBeenCalledExactlyOnceWith('secret of T1', { amount, cardId }, permit);
  expect(store.find(key)).toMatchObject({ phase: 'uncharged', transactionCode: null });
  expect(await payments.createCheckout({ key, amount }, permit)).toEqual({ transactionCode: 'T2' });
});

it('asks for the status of a continued payment, and does not charge it without a press', async () => {
  const payments = tab();
  const { key } = await begin(payments);
  expect(await payments.open({ amount, cardId, key, over: store.listOver('usr_demo') })).toMatchObject({
    mayBePaid: true,
  });
  store.settle(key, 'succeeded', { amount: null });
  const paidOne = { amount, cardId, key, over: store.listOver('usr_demo') };
  expect(await payments.open(paidOne)).toMatchObject({ key, transactionCode: 'T1', mayBePaid: true });
  store.forget(key);
  expect(await payments.open(paidOne)).toMatchObject({ key, mayBePaid: true, isSending: false });
  expect(store.list('usr_demo')).toEqual([]);
});

it('ignores an "unpaid" answer that is older than the charge', async () => {
  const [one, other] = [tab(), tab()];
  await begin(one);
  const { key } = await begin(other);
  let answer = (_: CardStanding): void => undefined;
  retrievePayment.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const asked = one.reconcile(key, permit);
  await vi.waitFor(() => expect(retrievePayment).toHaveBeenCalled());
  await other.confirm({ key, cardId, over: [] }, permit);
  answer({ status: 'unpaid' });
  expect(await asked).toEqual(paid);
  expect(store.find(key)).toMatchObject({ phase: 'settled', outcome: 'succeeded' });
});

it('believes "unpaid" of a charge without an answer after a minute, because it may be on its way', async () => {
  const reloaded = tab();
  const { key } = await begin(reloaded);
  const locks = ['pay:usr_demo'];
  vi.stubGlobal('navigator', { locks: locksOf(() => locks) });
  store.mark(key, { phase: 'open' });
  // The minute begins once no tab is sending.
  await reloaded.reconcile(key, permit);
  clock += 60_000;
  for (const status of ['unfinished', 'ended'] as const) {
    retrievePayment.mockResolvedValueOnce({ status });
    expect(await reloaded.reconcile(key, permit), status).toEqual({ status: 'unknown' });
  }
  locks.pop();
  expect(await reloaded.reconcile(key, permit)).toEqual({ status: 'unknown' });
  expect(store.find(key)).toMatchObject({ phase: 'open' });
  clock += 60_000;
  expect(await tab().reconcile(key, permit)).toEqual({ status: 'unknown' });
  expect(await reloaded.reconcile(key, permit)).toEqual({ status: 'unpaid' });
  expect(store.find(key)).toMatchObject({ phase: 'uncharged' });
});

it('believes no "unpaid" that was asked within the minute and is read an hour later, by a page that slept', async () => {
  vi.stubGlobal('navigator', { locks: locksOf(() => []) });
  const page = tab();
  const { key } = await begin(page);
  store.mark(key, { phase: 'open' });
  await page.reconcile(key, null);
  retrievePayment.mockImplementationOnce(async () => {
    clock += 3_600_000;
    return { status: 'unpaid' };
  });
  expect(await page.reconcile(key, null)).toEqual({ status: 'unknown' });
  expect(store.find(key)).toMatchObject({ phase: 'open' });
});

it('asks for no secret of a payment that another tab has replaced while the log was read', async () => {
  const { key } = await begin(tab());
  store.mark(key, { isUnfinished: true });
  confirmCardCheckout.mockClear();
  for (const replaced of [{ transactionCode: 'T2' }, { cardId: 'pm_2' }]) {
    listTransactions.mockImplementationOnce(async () => {
      store.change(key, replaced);
      return log;
    });
    expect(await tab().reconcile(key, permit)).toEqual({ status: 'unknown' });
  }
  expect(confirmCardCheckout).not.toHaveBeenCalled();
});

it('changes nothing of a payment that another tab has replaced, lost or charged while its answer came', async () => {
  vi.stubGlobal('navigator', {});
  for (const told of ['ended', 'unknown']) {
    const page = tab();
    const { key } = await begin(page);
    retrievePayment.mockImplementationOnce(async () => {
      if (told === 'ended') store.change(key, { transactionCode: 'T2' });
      else store.mark(key);
      return { status: 'ended' };
    });
    expect(await page.reconcile(key, null)).toEqual({ status: told });
    expect(store.find(key)).toMatchObject({ transactionCode: told === 'ended' ? 'T2' : 'T1' });
    store.forget(key);
    minted = 0;
  }
  const { key } = await begin(tab());
  listTransactions.mockImplementationOnce(async () => {
    store.forget(key);
    return log;
  });
  expect(await tab().reconcile(key, null)).toEqual({ status: 'unknown' });
});

it('believes no "ended" that was asked while another tab was sending, and forgets the secret of one that it believes', async () => {
  const locks: string[] = [];
  vi.stubGlobal('navigator', { locks: locksOf(() => locks) });
  const page = tab();
  const { key } = await begin(page);
  locks.push('pay:usr_demo');
  retrievePayment.mockImplementationOnce(async () => {
    locks.pop();
    return { status: 'ended' };
  });
  expect(await page.reconcile(key, null)).toEqual({ status: 'unknown' });
  expect(page.secrets.size).toBe(1);
  retrievePayment.mockResolvedValueOnce({ status: 'ended' });
  expect(await page.reconcile(key, null)).toEqual({ status: 'ended' });
  expect(page.secrets.size).toBe(0);
});

it('tells the provider no card without a press, and forgets a secret once its payment is over', async () => {
  const page = tab();
  const { key } = await begin(page);
  store.mark(key, { isUnfinished: true });
  confirmCardCheckout.mockClear();
  expect(await tab().reconcile(key, null)).toEqual({ status: 'unknown' });
  expect(confirmCardCheckout).not.toHaveBeenCalled();
  expect(page.secrets.size).toBe(1);
  expect(await page.confirm({ key, cardId, over: [] }, permit)).toEqual(paid);
  expect(page.secrets.size).toBe(0);
});

it('says why a card could not be told where nothing may be charged, and asks for the status where something may be', async () => {
  const page = tab();
  const { key } = await begin(page);
  const request = { key, cardId };
  const refuse = () => confirmCardCheckout.mockRejectedValueOnce(new Error('refused'));
  refuse();
  await expect(page.requestSecret(request, permit)).rejects.not.toMatchObject({ kind: 'rival' });
  store.change(key, { isUnfinished: true });
  refuse();
  await expect(tab().requestSecret(request, permit)).rejects.toMatchObject({ kind: 'rival' });
  vi.stubGlobal('navigator', { locks: locksOf(() => ['pay:usr_demo']) });
  await expect(page.requestSecret(request, permit)).rejects.toMatchObject({ kind: 'otherTab' });
  vi.stubGlobal('navigator', {});
  refuse();
  await expect(tab().reconcile(key, permit), 'a question').rejects.toMatchObject({ kind: 'unknown' });
  createCardCheckout.mockRejectedValueOnce(new Error('refused'));
  store.change(key, { transactionCode: null });
  await expect(page.createCheckout({ key, amount }, permit)).rejects.toMatchObject({ kind: 'unknown' });
  await expect(page.requestSecret(request, permit), 'no payment').rejects.toMatchObject({ kind: 'rival' });
});

it('tells another card only once the earlier one is surely not charged, and the same card no second time', async () => {
  for (const [answer, isTold] of [
    [{ status: 'unfinished' }, true],
    [{ status: 'unpaid' }, true],
    [{ status: 'processing' }, false],
    [new Error('silence'), false],
  ] as const) {
    const page = tab();
    const { key } = await begin(page);
    store.change(key, { isUnfinished: true });
    confirmCardCheckout.mockClear();
    retrievePayment.mockResolvedValueOnce({ status: 'unfinished' });
    await page.requestSecret({ key, cardId }, permit);
    expect(confirmCardCheckout).not.toHaveBeenCalled();
    if (answer instanceof Error) retrievePayment.mockRejectedValueOnce(answer);
    else retrievePayment.mockResolvedValueOnce(answer);
    const told = page.requestSecret({ key, cardId: 'pm_2' }, permit);
    await (isTold ? told : expect(told).rejects.toMatchObject({ kind: 'rival' }));
    expect(store.find(key)?.cardId, JSON.stringify(answer)).toBe(isTold ? 'pm_2' : cardId);
    store.forget(key);
  }
  const lapsed = tab();
  const { key: over } = await begin(lapsed);
  store.change(over, { isUnfinished: true });
  await lapsed.requestSecret({ key: over, cardId }, permit);
  expect(confirmCardCheckout, 'an approval that has lapsed').toHaveBeenCalledTimes(2);
  store.forget(over);
  // The answer to a telling may be lost: the card is stored before it.
  const { key } = await begin(tab());
  confirmCardCheckout.mockRejectedValueOnce(new Error('lost'));
  await expect(tab().requestSecret({ key, cardId: 'pm_2' }, permit)).rejects.toMatchObject({ kind: 'unknown' });
  expect(store.find(key)?.cardId).toBe('pm_2');
});

it('believes no "unpaid" of a charge on its way when another press was told the secret while this one read the log', async () => {
  const { key } = await begin(tab());
  store.change(key, { phase: 'open', isUnfinished: true });
  const page = tab();
  const late = Promise.withResolvers<Transaction[]>();
  listTransactions.mockReturnValueOnce(late.promise);
  const slow = page.reconcile(key, permit);
  await page.reconcile(key, permit);
  late.resolve([]);
  expect(await slow).toEqual({ status: 'unknown' });
  expect(store.find(key)).toMatchObject({ phase: 'open', isUnfinished: true });
});

it('frees the payment lock when the customer leaves a question that has no answer, and tells no card', async () => {
  const page = tab();
  const { key } = await begin(page);
  store.change(key, { isUnfinished: true });
  confirmCardCheckout.mockClear();
  for (const isLeftBefore of [false, true]) {
    const press = new AbortController();
    retrievePayment.mockReturnValueOnce(new Promise(() => undefined));
    if (isLeftBefore) press.abort();
    const asked = page.requestSecret({ key, cardId: 'pm_2' }, new Permit(() => true, press.signal));
    press.abort();
    await expect(asked).rejects.toMatchObject({ kind: 'rival' });
  }
  expect(confirmCardCheckout).not.toHaveBeenCalled();
});

it('stores the charged card as Stripe names it, and the words of a decline after an approval', async () => {
  const page = tab();
  const own = { amount, cardId: 'card_1', key: null, over: [] };
  const { key } = await page.open(own);
  await page.createCheckout({ key, amount }, permit);
  await page.requestSecret({ key, cardId: 'card_1' }, permit);
  store.change(key, { isUnfinished: true });
  confirmPayment.mockRejectedValueOnce({ kind: 'declined', serverMessage: 'No.' });
  const charge = { key, cardId: 'card_1', over: [] };
  await expect(page.confirm(charge, permit)).rejects.toEqual({ kind: 'declined', serverMessage: 'No.' });
  confirmPayment.mockResolvedValueOnce({ status: 'succeeded', cardId: 'pm_2' });
  await page.confirm(charge, permit);
  expect(store.find(key)).toMatchObject({ outcome: 'succeeded', cardId: 'card_1', chargedCardId: 'pm_2' });
});

it('keeps the intent that may be charged if the provider begins another one for the same payment', async () => {
  const { key } = await begin(tab());
  confirmCardCheckout.mockResolvedValueOnce({ clientSecret: 'pi_1_secret_a' });
  await tab().requestSecret({ key, cardId }, permit);
  store.mark(key, { isUnfinished: true });
  confirmCardCheckout.mockResolvedValueOnce({ clientSecret: 'pi_2_secret_b' });
  const other = { key, cardId: 'pm_2' };
  await expect(tab().requestSecret(other, permit)).rejects.toMatchObject({ kind: 'rival' });
  expect(store.find(key)).toMatchObject({ intentId: 'pi_1', cardId });
});

it('asks about no other intent than the charged one, and charges no other one beside it', async () => {
  const [one, other] = [tab(), tab()];
  confirmCardCheckout.mockResolvedValueOnce({ clientSecret: 'pi_1_secret_a' });
  const { key } = await begin(one);
  confirmCardCheckout.mockResolvedValueOnce({ clientSecret: 'pi_2_secret_b' });
  await begin(other);
  confirmPayment.mockResolvedValueOnce({ status: 'unfinished' });
  await one.confirm({ key, cardId, over: [] }, permit);
  expect(await other.reconcile(key, null)).toEqual({ status: 'unknown' });
  await expect(other.confirm({ key, cardId, over: [] }, permit)).rejects.toMatchObject({ kind: 'unknown' });
  expect(confirmPayment.mock.calls.map(([secret]) => secret)).toEqual(['pi_1_secret_a']);
});

it('does not say "uncharged" when a call failed while another tab paid, in a browser without locks', async () => {
  vi.stubGlobal('navigator', {});
  const [one, other] = [tab(), tab()];
  const { key } = await begin(other);
  store.mark(key, { isUnfinished: true });
  confirmCardCheckout.mockImplementationOnce(async () => {
    await other.confirm({ key, cardId, over: [] }, permit);
    throw new TypeError('lost');
  });
  const asked = one.requestSecret({ key, cardId }, permit);
  await expect(asked).rejects.toMatchObject({ kind: 'rival' });
});

it('charges nothing when the press of another tab took priority and was paid before the next press', async () => {
  const { one, other, first, second } = await beginAtOnce();
  expect(await one.confirm({ key: first.key, cardId, over: [] }, permit)).toEqual(paid);
  const asked = await other.open({ amount, cardId, key: second.key, over: [] });
  expect(asked).toMatchObject({ key: first.key, mayBePaid: true });
  expect(await other.reconcile(asked.key, permit)).toEqual(paid);
  expect(confirmPayment).toHaveBeenCalledOnce();
});

it('charges nothing at a retry after another tab paid the same or may have, unless the press knew of the payment', async () => {
  const [one, other] = [tab(), tab()];
  const old = await begin(one);
  clock += attemptPatience;
  const over = store.listOver('usr_demo');
  const { key } = await other.open({ amount, cardId, key: null, over });
  store.mark(key, { phase: 'open' });
  await expect(one.confirm({ key: old.key, cardId, over }, permit)).rejects.toMatchObject({ kind: 'rival' });
  store.settle(key, 'succeeded', { amount: null });
  const known = store.listOver('usr_demo');
  await expect(one.confirm({ key: old.key, cardId, over }, permit)).rejects.toMatchObject({ kind: 'rival' });
  expect(confirmPayment).not.toHaveBeenCalled();
  expect(await one.open({ amount, cardId, key: old.key, over })).toMatchObject({ key, mayBePaid: true });
  const next = await begin(one);
  expect(await one.confirm({ key: next.key, cardId, over: known }, permit)).toEqual(paid);
});

it('names the card that it charges: the chosen one for an uncharged payment, its own for one that may be charged', async () => {
  const { key } = await begin(tab());
  const again = { amount, cardId: 'chosen now', key: null, over: [] };
  expect((await tab().open(again)).cardId).toBe('chosen now');
  // The customer has left the bank's question for another card.
  store.mark(key, { isUnfinished: true });
  expect(await tab().open(again)).toMatchObject({ key, cardId: 'chosen now' });
  expect((await tab().open({ ...again, key })).cardId).toBe(cardId);
  store.change(key, { phase: 'open' });
  expect((await tab().open(again)).cardId).toBe(cardId);
});

it('charges the card of the page alone: another tab has told the provider another one meanwhile', async () => {
  const [one, other] = [tab(), tab()];
  const { key } = await begin(one);
  await other.requestSecret({ key, cardId: 'pm_2' }, permit);
  await expect(one.confirm({ key, cardId, over: [] }, permit)).rejects.toMatchObject({ kind: 'rival' });
  // The page names its own card again, and tells it before it charges.
  expect(await one.open({ amount, cardId, key, over: [] })).toMatchObject({ cardId, mayBePaid: true });
  confirmPayment.mockRejectedValueOnce({ kind: 'unknown', serverMessage: null });
  await other.confirm({ key, cardId: 'pm_2', over: [] }, permit).catch(() => undefined);
  confirmCardCheckout.mockClear();
  const told = one.requestSecret({ key, cardId }, permit);
  await expect(told).rejects.toMatchObject({ kind: 'rival' });
  expect(confirmCardCheckout).not.toHaveBeenCalled();
  expect(store.find(key)?.cardId).toBe('pm_2');
  // A payment that may be charged has its own card.
  expect((await one.open({ amount, cardId, key, over: [] })).cardId).toBe('pm_2');
});

it('keeps an open approval when the next charge could not be sent, and tells no other card once the owner has approved', async () => {
  const page = tab();
  const { key } = await begin(page);
  confirmPayment.mockResolvedValueOnce({ status: 'unfinished' });
  await page.confirm({ key, cardId, over: [] }, permit);
  confirmPayment.mockRejectedValueOnce({ kind: 'notProvided', serverMessage: null });
  await expect(page.confirm({ key, cardId, over: [] }, permit)).rejects.toMatchObject({ kind: 'unknown' });
  expect(store.find(key)).toMatchObject({ phase: 'uncharged', isUnfinished: true });
  retrievePayment.mockResolvedValueOnce({ status: 'unfinished' });
  await page.requestSecret({ key, cardId: 'pm_2' }, permit);
  expect(store.find(key)).toMatchObject({ cardId: 'pm_2', isUnfinished: true });
  confirmCardCheckout.mockClear();
  retrievePayment.mockResolvedValueOnce(paid);
  const third = page.requestSecret({ key, cardId: 'pm_3' }, permit);
  await expect(third).rejects.toMatchObject({ kind: 'rival' });
  expect(confirmCardCheckout).not.toHaveBeenCalled();
  expect(store.find(key)).toMatchObject({ cardId: 'pm_2', outcome: 'succeeded' });
});

it('believes no "unpaid" of a charge on its way that the customer has hidden', async () => {
  const page = tab();
  const { key } = await begin(page);
  store.mark(key, { phase: 'open' });
  store.dismiss(key);
  expect(await page.reconcile(key, null)).toEqual({ status: 'unknown' });
});

it('lets an approval go on beside another payment in doubt, stops it for a payment, and keeps a dismissed one so', async () => {
  const own = tab();
  const { key } = await begin(own);
  store.change(key, { isUnfinished: true });
  const attempt = store.find(key);
  const createdAt = fixtureNow - attemptPatience;
  if (attempt) store.save({ ...attempt, key: 'doubt', createdAt, isUnfinished: false, phase: 'open', timesSent: 1 });
  confirmPayment.mockResolvedValueOnce({ status: 'unfinished' });
  expect(await own.confirm({ key, cardId, over: [] }, permit)).toEqual({ status: 'unfinished' });
  store.settle('doubt', 'succeeded', { amount: null });
  await expect(own.confirm({ key, cardId, over: [] }, permit)).rejects.toMatchObject({ kind: 'rival' });
  expect((await own.open({ amount, cardId, key, over: [] })).key).toBe('doubt');
  store.dismiss(key);
  clock += 120_000;
  retrievePayment.mockResolvedValueOnce({ status: 'unfinished' });
  await own.reconcile(key, permit);
  expect(store.find(key)?.phase).toBe('dismissed');
  // A press that continues it brings it back.
  clock -= 120_000;
  expect(await own.open({ amount, cardId, key, over: store.listOver('usr_demo') })).toMatchObject({
    key,
    mayBePaid: true,
  });
  expect(store.find(key)?.phase).toBe('open');
});

it('continues the first of two payments that began at the same moment, also if its card was declined', async () => {
  const { other, first, second } = await beginAtOnce();
  store.save({ ...(store.find(first.key) as TopUpAttempt), key: 'between', createdAt: fixtureNow });
  for (const key of [second.key, null])
    expect((await other.open({ amount, cardId, key, over: [] })).key, String(key)).toBe(first.key);
});

it('takes no credit without its code, takes the one with it, and asks the card provider when the customer waits', async () => {
  const { key, transactionCode } = await begin(tab());
  store.mark(key, { phase: 'open' });
  log = [transactionFixture({ transactionCode: null })];
  expect(await tab().reconcile(key, null)).toEqual({ status: 'unknown' });
  expect(store.find(key)).toMatchObject({ phase: 'open', outcome: null });
  log = [transactionFixture({ transactionCode })];
  expect(await tab().reconcile(key, null)).toEqual({ status: 'succeeded' });
  expect(store.find(key)).toMatchObject({ outcome: 'succeeded', chargedCardId: null });
  expect(onSettled).toHaveBeenCalledOnce();
  store.save({ ...(store.find(key) as TopUpAttempt), phase: 'open', outcome: null });
  log = [];
  retrievePayment.mockResolvedValue(paid);
  expect(await tab().reconcile(key, permit)).toEqual(paid);
});

it('adds the charged card of a late answer to a payment that the log has shown, and tells of the payment once', async () => {
  const page = tab();
  const { key, transactionCode } = await begin(page);
  confirmPayment.mockImplementationOnce(async () => {
    log = [transactionFixture({ transactionCode, amount: confirmedFixture({ amount: 450_000, currency: 'VND' }) })];
    await tab().reconcile(key, null);
    return { status: 'succeeded', cardId: 'pm_2', paid: amount };
  });
  expect(await page.confirm({ key, cardId, over: [] }, permit)).toEqual({ status: 'succeeded' });
  expect(store.find(key)).toMatchObject({ outcome: 'succeeded', paid: { amount: 450_000 }, chargedCardId: 'pm_2' });
  expect(onSettled).toHaveBeenCalledOnce();
});

it('keeps the outcome that another tab stored while this one read the log', async () => {
  const { key } = await begin(tab());
  store.mark(key, { phase: 'open' });
  listTransactions.mockImplementation(async () => {
    store.settle(key, 'succeeded', { amount: null });
    return [transactionFixture({ id: 'one', transactionCode: null })];
  });
  expect(await tab().reconcile(key, null)).toEqual({ status: 'succeeded' });
  expect(store.find(key)).toMatchObject({ outcome: 'succeeded' });
});
