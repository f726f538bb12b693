import assert from 'node:assert/strict';
import { isPending } from '@may/domain/top-up/attempt.ts';
import { balanceOf } from '@may/domain/wallet/transaction.ts';
import type { MoneyBrowser } from './moneyBrowser.ts';
import type { Page } from './moneyPage.ts';
import type { MoneyProvider } from './moneyProvider.ts';
import { createMoneyPurchases } from './moneyPurchases.ts';
import { childOf, messageOf, saysNotCharged, statesOf } from './moneyStates.ts';

type Event = Parameters<Page['actor']['send']>[0];

/** Checks the promises of every storm; `trace` holds the steps of the storm that broke one. */
export const createMoneyJudge = (
  provider: MoneyProvider,
  browser: MoneyBrowser,
  isRich: boolean,
  now: () => number,
  /** True if the provider has quirks: then nothing untrue may be told, but a truth may stay untold. */
  isOdd: boolean,
) => {
  const { purchases, purchaseOf, notePay, noteAsked, adopt } = createMoneyPurchases(
    browser,
    now,
    (key) => chargesOf(key) > 0 && !isHidden(key),
  );
  const lastSnapshots = new Map<Page, unknown>();
  const lastStates = new Map<Page, string>();
  let checkedRows = -1;
  let checkedRequests = 0;
  const trace: (() => string)[] = [];
  const tally = { told: 0, named: 0, jumps: 0 };

  /** Keys of attempts of which the full storage may not have kept the end. */
  const unkept = new Set<string>();
  /** Keys of attempts that the full storage has never kept. The form said so before the payment, which may be repeated after a reload. */
  const neverKept = new Set<string>();
  const noteDisk = (): void => {
    const isFull = browser.disk.isFull();
    trace.push(() => `the storage is ${isFull ? 'full' : 'free'}`);
    for (const { key, outcome } of browser.attempts()) if (outcome === null) unkept.add(key);
  };
  const chargesOf = (key: string) => provider.chargesOf(key).length;
  const refute = (key: string) => {
    const purchase = purchaseOf(key);
    if (purchase) purchase.isRefuted = true;
  };
  /** True if a provider without keys made several payments of the attempt, which was sent again. The attempt knows one code at most. */
  const hasSeveralPayments = (key: string) =>
    [...provider.payments.values()].filter(({ owner }) => owner === key).length > 1;
  /**
   * True if no answer of the provider names this attempt's payment, so that it stays unknown. Its code was lost, and it has no key, or a wrong clock
   * hides from a provider with keys that it should be asked.
   */
  const isHidden = (key: string): boolean => {
    if (isOdd || unkept.has(key)) return true;
    const own = browser.attempts().find((attempt) => attempt.key === key);
    if (!own || own.method === 'card') return false;
    if (isRich) return own.transactionCode === null && tally.jumps > 0;
    return own.transactionCode === null || hasSeveralPayments(key);
  };
  /** True if the portal cannot know better than that the attempt was not charged: the provider said so. */
  const isRefused = (key: string): boolean => unkept.has(key) || provider.struck.has(key);
  const fail = (promise: string): never => {
    throw new Error(`${promise}\n${trace.map((line) => line()).join('\n')}`);
  };
  const check = (condition: boolean, promise: string): void => {
    if (!condition) fail(promise);
  };

  /** Judges the page if its state has changed. */
  const look = (page: Page): void => {
    const snapshot = page.actor.getSnapshot();
    const state = childOf(page) ?? snapshot;
    if (lastSnapshots.get(page) === state) return;
    lastSnapshots.set(page, state);
    const states = statesOf(page);
    check(snapshot.status !== 'error' && childOf(page)?.status !== 'error', `${states}: no actor breaks`);
    adopt(page);
    if (browser.disk.isFull() && page.key !== null) {
      unkept.add(page.key);
      if (!browser.disk.keeps(page.key)) neverKept.add(page.key);
    }
    if (lastStates.get(page) === states) return;
    lastStates.set(page, states);
    const [tab, { key }] = [browser.tabs.indexOf(page.tab), page];
    trace.push(() => `  tab ${tab} ${key}: ${states}`);
    if (snapshot.matches('alreadyPaid')) noteAsked(page);
    if (page.key === null) return;
    if (snapshot.matches('succeeded')) {
      tally.told += 1;
      purchaseOf(page.key)?.shownBy.add(page);
      check(chargesOf(page.key) > 0, `${page.key}: only what was charged is said to be paid`);
      const { paid, means } = messageOf(page) ?? {};
      const told = paid?.amount;
      const arrived = provider.chargesOf(page.key).map(({ amount }) => amount.amount);
      check(
        told === undefined || arrived.includes(told),
        `${page.key}: ${told} are said to be paid, and ${arrived} were`,
      );
      const card = means && typeof means !== 'string' ? means.id : null;
      const charged = provider.chargedCards(page.key);
      if (card !== null) tally.named += 1;
      check(card === null || charged.includes(card), `${page.key}: ${card} is named, and ${charged} was charged`);
    }
    if (saysNotCharged(page)) {
      check(isRefused(page.key) || chargesOf(page.key) === 0, `${page.key}: what was charged is never said not to be`);
      if (snapshot.matches('choosing')) refute(page.key);
    }
  };

  return {
    tally,
    look,
    noteDisk,
    note: (line: string) => void trace.push(() => line),
    press: async (page: Page, event: Event, act: () => Promise<void>): Promise<void> => {
      const before = page.actor.getSnapshot();
      const child = before.children.attempt?.getSnapshot();
      if (event.type === 'repeat' && child?.matches('warned') && page.key !== null) {
        const purchase = purchaseOf(page.key);
        if (purchase) purchase.allowed += 1;
      }
      if (event.type === 'pay' && before.matches({ choosing: 'ready' })) {
        page.key = null;
        notePay(page);
      }
      if (event.type === 'pay' && before.matches('alreadyPaid')) {
        noteAsked(page);
        notePay(page);
      }
      if (/^(pay|retry|resume|repeat|approve)$/.test(event.type)) page.mayPost = true;
      if (event.type === 'check' && /elsewhere|doubtful|pending|warned|processing/.test(statesOf(page)))
        page.mayPost = false;
      const tab = browser.tabs.indexOf(page.tab);
      trace.push(() => `tab ${tab}: ${JSON.stringify(event)}`);
      await act();
      look(page);
    },
    atReturn: async (code: string, act: () => Promise<string | null>): Promise<void> => {
      const key = await act();
      trace.push(() => `bank leads back from ${code} (${key})`);
    },
    step: (): void => {
      for (const { page } of [...browser.tabs]) if (page) look(page);
      check(browser.unasked.length === 0, `${browser.unasked}: nothing is posted without a press that asks for it`);
      if (!isRich)
        for (const key of browser.sent.slice(checkedRequests)) {
          // Not an equality: a press that allows a second request may be answered before that request.
          const times = browser.sent.filter((one) => one === key).length;
          check(
            neverKept.has(key) || times <= (purchaseOf(key)?.allowed ?? 1),
            `${key}: nothing is sent again without a press that knows the risk`,
          );
        }
      checkedRequests = browser.sent.length;
      if (provider.rows.length === checkedRows) return;
      checkedRows = provider.rows.length;
      const balance = balanceOf({ items: provider.orderedRows(), unreadable: 0 }, { balance: null });
      check(
        balance === null || balance.amount === provider.balance(),
        `a balance of ${balance?.amount} is told, and ${provider.balance()} is right`,
      );
      const keys = new Set([...provider.payments.values()].map(({ owner }) => owner));
      for (const purchase of purchases) {
        if ([...purchase.keys].some((key) => neverKept.has(key))) continue;
        // Not an equality: a purchase, and each attempt below, may also end unpaid.
        const made = [...purchase.keys].reduce((sum, key) => sum + chargesOf(key), 0);
        check(
          made <= purchase.allowed,
          `${purchase.about} (${[...purchase.keys]}): charged ${made} for ${purchase.allowed}`,
        );
      }
      for (const key of keys) {
        if (neverKept.has(key)) continue;
        check(chargesOf(key) <= (purchaseOf(key)?.allowed ?? 0), `${key}: one charge an attempt`);
        // A card payment may be created twice and is confirmed once.
        const begun = [...provider.payments.values()].filter(({ owner, isAtBank }) => owner === key && isAtBank);
        if (isRich) check(begun.length <= 1, `${key}: one payment a key`);
      }
      const sum = provider.rows.reduce((total, row) => total + (row.amount?.amount ?? 0), 0);
      const paid = [...provider.payments.values()].filter(({ status }) => status === 'succeeded');
      assert.equal(sum, provider.balance());
      assert.equal(paid.length, provider.rows.length);
    },
    /** Judges the outcomes after all pages have asked. With `isReloaded` new pages and the tray have asked about every attempt. */
    end: (isReloaded: boolean): void => {
      for (const owner of new Set([...provider.payments.values()].map((one) => one.owner)))
        check(
          unkept.has(owner) || browser.attempts().some(({ key }) => key === owner),
          `${owner}: what was asked of the provider is remembered`,
        );
      for (const attempt of browser.attempts()) {
        const { key, outcome } = attempt;
        if (outcome === 'succeeded') check(chargesOf(key) > 0, `${key}: settled as paid is paid`);
        else if (outcome) check(isRefused(key) || chargesOf(key) === 0, `${key}: settled as ${outcome} is not paid`);
        else if (provider.isToBeApproved(attempt.transactionCode) && attempt.phase !== 'dismissed')
          check(unkept.has(key) || isPending(attempt), `${key}: what waits for an approval is in the tray`);
        else if (isReloaded) check(isHidden(key) || chargesOf(key) === 0, `${key}: what was charged is told`);
      }
      for (const amount of [100_000, 500_000]) {
        const charged = [...provider.payments.values()].filter(
          ({ asked, status }) => asked.amount === amount && status === 'succeeded',
        );
        const paid = new Set(charged.flatMap(({ owner }) => (isHidden(owner) ? [] : owner))).size;
        const made = charged.length;
        const said = browser
          .attempts()
          .filter(({ amount: asked, outcome }) => asked.amount === amount && outcome === 'succeeded').length;
        // Inequalities: an attempt that was repeated and charged twice is shown once but has two rows.
        check(said <= made, `${amount}: ${said} are said to be paid, and ${made} were`);
        if (isReloaded && !isOdd)
          check(said >= paid, `${amount}: ${said} are said to be paid, and ${paid} were charged`);
      }
      for (const { page } of browser.tabs) {
        if (!page || page.key === null) continue;
        const snapshot = page.actor.getSnapshot();
        const isUndecided = snapshot.matches('paying') || snapshot.matches('confirmingCard');
        if (isUndecided && chargesOf(page.key) > 0 && !isHidden(page.key))
          fail(`${page.key}: a customer who asks about what was charged is told so`);
      }
    },
  };
};
