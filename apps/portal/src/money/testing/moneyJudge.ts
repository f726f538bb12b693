import assert from 'node:assert/strict';
import { isPending, type Money, type TopUpAttempt } from '@may/domain';
import type { MoneyBrowser } from './moneyBrowser.ts';
import type { Page } from './moneyPage.ts';
import type { MoneyProvider } from './moneyProvider.ts';
import { createMoneyPurchases } from './moneyPurchases.ts';
import { childOf, saysNotCharged, standingOf } from './moneyStanding.ts';

type Event = Parameters<Page['actor']['send']>[0];

/** The promises that hold in every storm; `trace` tells the storm that broke one. */
export const createMoneyJudge = (
  provider: MoneyProvider,
  browser: MoneyBrowser,
  isRich: boolean,
  now: () => number,
) => {
  const { purchases, purchaseOf, notePay, noteAsked, adopt } = createMoneyPurchases(
    browser,
    now,
    (key) => chargesOf(key) > 0 && !isHidden(key),
  );
  const looked = new Map<Page, unknown>();
  const seen = new Map<Page, string>();
  let rows = -1;
  let told = 0;
  const trace: (() => string)[] = [];
  const tally = { told: 0, jumps: 0 };

  /** The attempts that the browser could not keep, or not how they went on: the form said so before they were paid. */
  const unkept = new Set<string>();
  const noteDisk = (): void => {
    const isFull = browser.disk.isFull();
    trace.push(() => `the storage is ${isFull ? 'full' : 'free'}`);
    for (const { key, outcome } of browser.attempts()) if (outcome === null) unkept.add(key);
  };
  const chargesOf = (key: string) => provider.chargesOf(key).length;
  const tell = (key: string) => {
    const purchase = purchaseOf(key);
    if (purchase) purchase.isTold = true;
  };
  /** True if the attempt is several payments: it was sent again where no key is understood, and has the code of one of them at most. */
  const isSeveral = (key: string) => [...provider.payments.values()].filter(({ owner }) => owner === key).length > 1;
  /**
   * True if the provider without keys cannot tell this attempt from another one of its amount (decision 3): its log names no payment,
   * and neither attempt knows its code, or one of them is several payments. There the number of those said to be paid must be right.
   */
  const hasTwins = (key: string): boolean => {
    const attempts = browser.attempts();
    const own = attempts.find((attempt) => attempt.key === key);
    // The card provider tells what a card has paid, and what was refused never was a payment.
    if (isRich || own?.method === 'card') return false;
    // What one tab alone remembers, the others take no account of.
    if (unkept.size > 0) return true;
    if (!own) return false;
    return attempts.some(
      (other) =>
        other.key !== key &&
        other.amount.amount === own.amount.amount &&
        other.method !== 'card' &&
        other.outcome !== 'refused' &&
        ((own.transactionCode === null && other.transactionCode === null) || isSeveral(key) || isSeveral(other.key)),
    );
  };
  /**
   * True if only a clock could tell which credit is this attempt's: its log was not read before, or that of another attempt of the amount
   * was not, and no code is known. A provider with keys is asked with them where the times fit.
   */
  const isTimeless = (key: string): boolean => {
    const attempts = browser.attempts();
    const own = attempts.find((attempt) => attempt.key === key);
    if (!own || own.method === 'card' || own.transactionCode !== null) return false;
    if (isRich) return own.rowsBefore === null && tally.jumps > 0;
    return attempts.some(({ amount, rowsBefore }) => rowsBefore === null && amount.amount === own.amount.amount);
  };
  /** True if the provider without keys cannot tell what this attempt has paid: also while a charge of a card of the amount is in doubt. */
  const isHidden = (key: string): boolean => {
    const own = browser.attempts().find((attempt) => attempt.key === key);
    const isInDoubt = (other: TopUpAttempt) =>
      other.method === 'card' && other.amount.amount === own?.amount.amount && other.phase === 'open';
    return (
      unkept.has(key) ||
      isTimeless(key) ||
      hasTwins(key) ||
      (!isRich && own?.method !== 'card' && browser.attempts().some(isInDoubt))
    );
  };
  const fail = (what: string): never => {
    throw new Error(`${what}\n${trace.map((line) => line()).join('\n')}`);
  };
  const hold = (condition: boolean, what: string): void => {
    if (!condition) fail(what);
  };

  const look = (page: Page): void => {
    const snapshot = page.actor.getSnapshot();
    const state = childOf(page) ?? snapshot;
    if (looked.get(page) === state) return;
    looked.set(page, state);
    const standing = standingOf(page);
    hold(snapshot.status !== 'error' && childOf(page)?.status !== 'error', `${standing}: no actor breaks`);
    adopt(page);
    if (browser.disk.isFull() && page.key !== null) unkept.add(page.key);
    if (seen.get(page) === standing) return;
    seen.set(page, standing);
    const [tab, { key }] = [browser.tabs.indexOf(page.tab), page];
    trace.push(() => `  tab ${tab} ${key}: ${standing}`);
    if (snapshot.matches('alreadyPaid')) noteAsked(page);
    if (page.key === null) return;
    if (snapshot.matches('succeeded')) {
      tally.told += 1;
      purchaseOf(page.key)?.told.add(page);
      hold(hasTwins(page.key) || chargesOf(page.key) > 0, `${page.key}: only what was charged is said to be paid`);
    }
    if (saysNotCharged(page)) {
      hold(unkept.has(page.key) || chargesOf(page.key) === 0, `${page.key}: what was charged is never said not to be`);
      if (snapshot.matches('choosing')) tell(page.key);
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
      if (event.type === 'repeat' && before.matches('alreadyPaid')) {
        noteAsked(page);
        notePay(page);
      }
      if (/^(pay|retry|resume|repeat|approve)$/.test(event.type)) page.mayPost = true;
      if (event.type === 'check' && /elsewhere|doubtful|pending|warned|processing/.test(standingOf(page)))
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
      hold(browser.unasked.length === 0, `${browser.unasked}: nothing is posted without a press that asks for it`);
      if (!isRich)
        for (const key of browser.sent.slice(told)) {
          // At most, because a press that may send again may as well be answered before it does.
          const times = browser.sent.filter((one) => one === key).length;
          hold(
            unkept.has(key) || times <= (purchaseOf(key)?.allowed ?? 1),
            `${key}: nothing is sent again without a press that knows the risk`,
          );
        }
      told = browser.sent.length;
      if (provider.rows.length === rows) return;
      rows = provider.rows.length;
      const keys = new Set([...provider.payments.values()].map(({ owner }) => owner));
      for (const purchase of purchases) {
        if ([...purchase.keys].some((key) => unkept.has(key))) continue;
        // At most, because what is meant once may also end unpaid; the same below for each attempt.
        const made = [...purchase.keys].reduce((sum, key) => sum + chargesOf(key), 0);
        hold(
          made <= purchase.allowed,
          `${purchase.about} (${[...purchase.keys]}): charged ${made} for ${purchase.allowed}`,
        );
      }
      for (const key of keys) {
        if (unkept.has(key)) continue;
        hold(chargesOf(key) <= (purchaseOf(key)?.allowed ?? 0), `${key}: one charge an attempt`);
        // A card may be begun twice and is confirmed once.
        const begun = [...provider.payments.values()].filter(({ owner, isAtBank }) => owner === key && isAtBank);
        if (isRich) hold(begun.length <= 1, `${key}: one payment a key`);
      }
      const sum = provider.rows.reduce((total, row) => total + (row.amount?.amount ?? 0), 0);
      const paid = [...provider.payments.values()].filter(({ status }) => status === 'succeeded');
      assert.equal(sum, provider.balance());
      assert.equal(paid.length, provider.rows.length);
    },
    /** Judges what is told when all have asked; `isReloaded` = by new pages, and by the tray, which asks about every attempt. */
    end: (isReloaded: boolean): void => {
      for (const attempt of browser.attempts()) {
        const { key, outcome } = attempt;
        if (outcome === 'succeeded') hold(hasTwins(key) || chargesOf(key) > 0, `${key}: settled as paid is paid`);
        else if (outcome) hold(chargesOf(key) === 0, `${key}: settled as ${outcome} is not paid`);
        else if (provider.isToBeApproved(attempt.transactionCode) && attempt.phase !== 'dismissed')
          hold(unkept.has(key) || isPending(attempt), `${key}: what waits for an approval is in the tray`);
        else if (isReloaded) hold(isHidden(key) || chargesOf(key) === 0, `${key}: what was charged is told`);
      }
      for (const amount of [100_000, 500_000]) {
        const isAlike = (one: { amount: Money | null }) => one.amount?.amount === amount;
        const charged = [...provider.payments.values()].filter((one) => isAlike(one) && one.status === 'succeeded');
        const paid = new Set(charged.flatMap(({ owner }) => (unkept.has(owner) || isTimeless(owner) ? [] : owner)))
          .size;
        const made = provider.rows.filter(isAlike).length;
        const said = browser.attempts().filter((one) => isAlike(one) && one.outcome === 'succeeded').length;
        // At most, and at least: an attempt that was charged twice because the customer repeated it is told once, and has two rows, of
        // which the log may give one to its twin.
        // A payment by card that its own tab alone remembers is unknown to the others: without keys and codes they may take its credit for
        // that of a bank payment of the amount (decision 3). The form said before it was made that it would not be kept.
        const mayMistake = !isRich && unkept.size > 0;
        hold(mayMistake || said <= made, `${amount}: ${said} are said to be paid, and ${made} were`);
        if (isReloaded) hold(said >= paid, `${amount}: ${said} are said to be paid, and ${paid} were charged`);
      }
      for (const { page } of browser.tabs) {
        if (!page || page.key === null) continue;
        const snapshot = page.actor.getSnapshot();
        const isIn = snapshot.matches('paying') || snapshot.matches('confirmingCard');
        if (isIn && chargesOf(page.key) > 0 && !isHidden(page.key))
          fail(`${page.key}: a customer who asks about what was charged is told so`);
      }
    },
  };
};
