import { ApiError } from '@may/api';
import { Permit } from '@may/api/permit';
import { fixtureNow, invoiceFixture, serverFixture } from '@may/domain/fixtures';
import type { ServerOrder } from '@may/domain/order/order.ts';
import fc from 'fast-check';
import { expect, inject, it, vi } from 'vitest';
import { memoryStorage } from '../browser/storage/memoryStorage.fixtures.ts';
import { createOrderAttempts } from '../features/order/createOrderAttempts.ts';
import { createOrderStore } from '../features/order/orderStore.ts';
import { reconcileOrder } from '../features/order/reconcileOrder.ts';
import { playedQuirks, type StormQuirk } from './stormQuirks.ts';

const statuses = { none: 'provisioning', failed: 'unpaid', paid: 'active' } as const;
type Bill = keyof typeof statuses;
type Made = { id: string; user: string; order: ServerOrder; at: number; bill: Bill };
const choices = { regionId: '1', diskMb: 20_480, mariadbDiskMb: 10_240, password: 'Matkhau!1', containers: 1 };
let seenPaid = 0;

/** A cut request (`copy`) arrives twice; a lost one has no answer, and arrives before, later or never. */
const fate = fc.constantFrom('accept', 'accept', 'refuse', 'never', 'lost', 'late', 'copy', 'lostCopy');
const choice = { planId: fc.constantFrom('1', '2'), user: fc.constantFrom('', 'b') };
const storm = {
  isRich: fc.boolean(),
  fates: fc.array(fate, { minLength: 1, maxLength: 8 }),
  presses: fc.array(fc.record({ tab: fc.nat(2), words: fc.nat(3), ...choice }), { minLength: 1, maxLength: 9 }),
  news: fc.array(fc.nat(255), { maxLength: 40, size: 'max' }),
  odd: fc.subarray(playedQuirks('order')),
};

const storms = fc.asyncProperty(fc.scheduler(), fc.record(storm), async (s, { isRich, fates, presses, news, odd }) => {
  const has = (quirk: StormQuirk<'order'>) => odd.includes(quirk);
  const ledger: Made[] = [];
  const answers = new Map<string | null, string | null>();
  const before = new Map<string, readonly unknown[]>();
  const told = new Map<string, string>();
  /** Of each wish: its requests, and what allows one more: an order that has ended, or the customer's word. */
  const wishes = new Map<string, { sent: number; ended: Set<string> }>();
  let [time, readings, requests, keys, doubled] = [fixtureNow, 0, 0, 0, 0];
  const failedInvoiceIds: string[] = [];
  const [disk, now] = [memoryStorage(), () => time];
  const later = <T>(work: () => T) => s.schedule(Promise.resolve()).then(work);
  /** Orders that the provider refused, and carries out before its next call. */
  const due: (() => void)[] = [];
  const call = <T>(work: () => T) =>
    later(() => {
      for (const apply of due.splice(0)) apply();
      return work();
    }).finally(() => later(() => undefined));
  /** After 30 s the client waits no longer, for an answer or for a refusal. */
  const inTime = <T>(work: () => T): Promise<T> => {
    const began = time;
    return call(work).finally(() => {
      if (time - began > 30_000) throw new TypeError('timeout');
    });
  };
  const wishOf = (user: string, { planId, user: name }: Pick<ServerOrder, 'planId' | 'user'>) => {
    const wish = wishes.get(user + planId + name) ?? { sent: 0, ended: new Set() };
    wishes.set(user + planId + name, wish);
    return wish;
  };
  const make = (user: string, order: ServerOrder) =>
    ledger.push({ id: `srv_${ledger.length}`, user, order, at: time, bill: 'none' });
  const createServer = (user: string, key: string | null, order: ServerOrder) => {
    requests += 1;
    const [how, isStruck] = [fates[requests % fates.length] ?? 'accept', requests % 4 === fates.length % 4];
    const take = () => {
      if (isRich && answers.has(key)) return answers.get(key);
      const isApplied = isStruck && has('appliesWhatItRefused');
      if (isApplied) due.push(() => make(user, order));
      const isTaken = how !== 'refuse' && !isApplied;
      if (isTaken) make(user, order);
      if (isTaken && !isRich && /copy/i.test(how)) make(user, order);
      answers.set(key, isTaken && !(isStruck && has('refusesWhatItTook')) ? `srv_${ledger.length - 1}` : null);
      return answers.get(key);
    };
    if (how === 'late') void later(take);
    const id = how === 'late' || how === 'never' ? undefined : take();
    if (id === undefined || how.startsWith('lost')) throw new TypeError('lost');
    if (id === null) throw new ApiError({ status: 422 });
    return { id };
  };
  /** Sends an order, whose key is its password here. */
  const send = (user: string, key: string | null, order: ServerOrder) => {
    const wish = wishOf(user, order);
    wish.sent += 1;
    if (wish.sent > wish.ended.size + 1) doubled += 1;
    const sending = inTime(() => createServer(user, key, order));
    const end = () => wish.ended.add(order.password);
    sending.then(end, (failure) => failure instanceof ApiError && end());
    return sending;
  };
  const isNull = () => has('fieldsNull') && readings % 2 === 1;
  const isUntold = () => !isRich || isNull();
  const serverOf = ({ id, order: { planId, containers }, at, bill }: Made) => ({
    ...serverFixture({ id, name: id, planId, containers, domain: readings % 3 ? id : null }),
    createdAt: new Date(has('sameSecond') ? at - (at % 60_000) : at).toISOString(),
    status: isUntold() ? null : bill === 'paid' && at % 7 ? 'provisioning' : statuses[bill],
    ...(isNull() && { planId: null, createdAt: null }),
  });
  const billOf = ({ id, bill }: Made) =>
    invoiceFixture({ id: `in_${id}`, status: bill === 'paid' ? bill : 'unpaid', serverId: isUntold() ? null : id });
  /** Some servers have a fee, too, which is paid at once. */
  const billsOf = (made: Made) =>
    Number(made.id.slice(4)) % 3
      ? [billOf(made)]
      : [{ ...billOf({ ...made, bill: 'paid' }), id: `in_fee_${made.id}` }, billOf(made)];
  const list = async <T>(user: string, read: (made: Made) => T[]): Promise<readonly T[]> => {
    return inTime((): readonly T[] => {
      readings += 1;
      const rows = ledger.filter((made) => made.user === user).flatMap(read);
      const seen = has('listsLag') && readings % 3 === 0 ? ((before.get(user + read) ?? rows) as T[]) : rows;
      before.set(user + read, rows);
      return has('listsShuffled') && readings % 2 ? seen.toReversed() : seen;
    });
  };
  const getServer = (id: string) => call(() => serverOf(ledger.find((made) => made.id === id) as Made));
  const tabs = ['usr_demo', 'usr_demo', 'usr_other'].map((userId) => {
    const store = createOrderStore(disk, now);
    const listServers = () => list(userId, (made) => [serverOf(made)]);
    const listInvoices = () => list(userId, (made) => (made.bill === 'none' ? [] : billsOf(made)));
    const common = { store, now, listServers, listInvoices };
    const attempts = createOrderAttempts({
      ...{ userId, sendsKeys: isRich, pause: () => later(() => undefined), ...common },
      servers: { createServer: ({ attemptKey, ...order }) => send(userId, attemptKey, order) },
      createKey: () => `key-${keys++}`,
    });
    return {
      userId,
      store,
      attempts,
      ask: reconcileOrder({ servers: { getServer }, store, listServers, listInvoices }),
    };
  });
  const press = async ({ tab, words, planId, user }: (typeof presses)[number]): Promise<void> => {
    const { userId, attempts, ask, store } = tabs[tab] as (typeof tabs)[number];
    const [intent, { ended }] = [{ ...choices, planId, user }, wishOf(userId, { planId, user })];
    // Without its lists an order is not begun.
    const opened = await attempts
      .open({ intent, key: null, over: attempts.listOver() }, new Permit(() => true))
      .catch(() => null);
    if (!opened) return;
    const { key, isKnown, receipt: known } = opened;
    const send = (mayHaveArrived: boolean) =>
      attempts.send({ intent: { ...intent, password: key }, key, mayHaveArrived }, new Permit(() => true));
    const first = known ?? (isKnown ? 'known' : await send(false).catch(({ kind }) => String(kind)));
    // A list that lags leaves the truth untold.
    const made = () => (has('listsLag') ? [] : ledger.filter(({ order }) => order.password === key));
    if (first === 'refused') expect(made(), 'no server is told as refused').toEqual([]);
    if (first === 'refused' || first === 'otherTab') return;
    const find = () =>
      attempts.reconcile(key).then(
        ({ status, receipt: found }) => {
          // Another order with the same facts may have taken the server for its own.
          const untold = status === 'failed' ? made().filter(({ id }) => !store.findByServer(id)) : [];
          expect(untold, 'no server is told as refused later').toEqual([]);
          return found;
        },
        () => null,
      );
    let receipt = typeof first === 'string' ? await find() : first;
    for (let word = 0; word < words && !receipt; word += 1) {
      ended.add(`word ${ended.size}`);
      receipt = (await send(true).catch(() => null)) ?? (await find());
    }
    if (!receipt) return;
    ended.add(key);
    for (const id of [receipt.serverId, ...receipt.found.map((one) => one.id)]) {
      const made = ledger.find((one) => one.id === id && one.user === userId && one.order.containers === 1);
      expect(made?.order.planId, 'created is told only of what this customer ordered').toBe(planId);
      expect(told.get(id) ?? key, 'a server is told of one order').toBe(key);
      told.set(id, key);
    }
    const question: Parameters<typeof ask>[0] = {
      ...{ serverId: receipt.serverId, invoiceId: null, failedBy: null, failedInvoiceIds },
    };
    for (let looks = 0; looks < 3; looks += 1) {
      const answer = await ask(question).catch(() => null);
      if (!answer) continue;
      const { status, invoice } = answer;
      const isFailure = status === 'unpaid' || status === 'paymentFailed';
      if (!isFailure) question.invoiceId = invoice?.invoiceId ?? question.invoiceId;
      if (status === 'unpaid' || status === 'failureOver') question.failedBy = status === 'unpaid' ? 'status' : null;
      else if (isFailure) question.failedBy ??= 'event';
      const bill = ledger.find(({ id }) => id === receipt?.serverId)?.bill;
      if (isFailure) expect(bill, 'only a billed payment fails').not.toBe('none');
      if (status === 'paid' || (status === 'ready' && answer.isPaid))
        expect(bill, 'paid is told only of a paid server').toBe('paid');
      const wasPaidLater = (made: Made) => made.bill === 'paid' && failedInvoiceIds.includes(`in_${made.id}`);
      if (status === 'failureOver')
        expect(ledger.some(wasPaidLater), 'a failure is over once its bill is paid').toBe(true);
      if (bill === 'paid') seenPaid += 1;
    }
  };
  // The provider bills within ten minutes, and the customer's other devices order.
  const happen = (piece: number) => {
    const made = ledger[piece % Math.max(1, ledger.length)];
    if (piece % 8 === 0) make('usr_demo', { ...choices, planId: '1', user: '', containers: 9 });
    else if (piece % 8 === 1) time += (piece % 16) * 60_000;
    else if (!made || (made.bill === 'none' && time - made.at > 600_000)) return;
    else if (made.bill === 'none' && piece % 2 === 0) {
      made.bill = 'failed';
      failedInvoiceIds.push(`in_${made.id}`);
    } else made.bill = 'paid';
  };
  void news.reduce((past, piece) => past.then(() => later(() => happen(piece))), Promise.resolve());
  // Four hands press, each one after another: a page that the customer has left still waits for its answer.
  const work = async (hand: number): Promise<void> => {
    for (const [at, one] of presses.entries()) if (at % 4 === hand) await press(one);
  };
  await s.waitFor(Promise.all([0, 1, 2, 3].map(work)));
  await s.waitIdle();
  expect(doubled, 'one press sends one request').toBe(0);
});

const runs = inject('stormCount') ?? (inject('randomShare') === 1 ? 10_000 : 300);
it(`one press makes one server, and the ledger has what is told, in each of ${runs} storms`, {
  timeout: 60_000 + runs * 20,
}, async () => {
  const held = new Set<string>();
  const request = (name: string, _: object, work: (lock: unknown) => Promise<unknown>) =>
    held.has(name) ? work(null) : work(held.add(name)).finally(() => held.delete(name));
  const query = async () => ({ held: [...held].map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { request, query } });
  await fc.assert(storms, { numRuns: runs });
  expect(seenPaid).toBeGreaterThan(runs);
});
