import { fixtureNow } from '@may/domain/fixtures';
import { attemptPatience, isPending } from '@may/domain/top-up/attempt.ts';
import { payEvent } from '../features/top-up/payEvent.ts';
import { createMoneyBrowser } from './moneyBrowser.ts';
import { createMoneyJudge } from './moneyJudge.ts';
import { type Page, type Tab, userId } from './moneyPage.ts';
import { type CardMood, cardMoods, createMoneyProvider } from './moneyProvider.ts';
import { createMoneyTraffic, quietly } from './moneyTraffic.ts';
import type { StormQuirk } from './stormQuirks.ts';

type Send = Parameters<Page['actor']['send']>[0];

/** The customer's choices: one amount by several means, so that payments can be confused with each other. */
const wishes = [
  [500_000, { type: 'method.select', method: 'vietqr' }],
  [500_000, { type: 'method.select', method: 'vietqr' }],
  [500_000, { type: 'card.select', cardId: 'pm_1' }],
  [500_000, { type: 'card.select', cardId: 'pm_1' }],
  [500_000, { type: 'card.select', cardId: 'pm_2' }],
  [100_000, { type: 'method.select', method: 'atm' }],
] as const;

const presses = {
  paying: ['check', 'retry', 'resume', 'repeat', 'startOver'],
  confirmingCard: ['check', 'retry', 'approve', 'cancel', 'startOver'],
  leaving: ['leave', 'leave', 'leave', 'cancel', 'return'],
  succeeded: ['startOver'],
  alreadyPaid: ['pay', 'cancel'],
} as const;

const waits = [2_000, 5_000, 60_000, attemptPatience + 1_000];

/** A storm plays one number per move on a browser and its provider, and judges every step. */
export const createMoneyStorm = (isRich: boolean, quirks: readonly StormQuirk<'topUp'>[] = []) => {
  let time = fixtureNow;
  /** Milliseconds by which this browser's clock is ahead of the provider's. */
  let ahead = 0;
  const now = () => time + ahead;
  const provider = createMoneyProvider(isRich, () => time, quirks);
  const browser = createMoneyBrowser(provider, isRich, now, () => time);
  const judge = createMoneyJudge(provider, browser, isRich, now, quirks.length > 0);
  const late: (() => unknown)[] = [];
  /** Charges without an answer that are still on their way; they arrive within a minute, or never. */
  let onTheWay: { work: () => unknown; until: number }[] = [];
  const arrive = (isDue: (one: { until: number }) => boolean): void => {
    for (const one of onTheWay.filter(isDue)) quietly(one.work);
    onTheWay = onTheWay.filter((one) => !isDue(one));
  };
  const { tabs, calls, inTab } = browser;

  const { answer, answerAll, lose, refuse, commit } = createMoneyTraffic(browser, judge.look);
  const send = (page: Page, event: Send): Promise<void> =>
    judge.press(page, event, () => inTab(page.tab, () => page.actor.send(event)));

  const choose = async (page: Page, pick: number): Promise<void> => {
    const [amount, means] = wishes[pick % wishes.length] as (typeof wishes)[number];
    await send(page, { type: 'amount.change', amount: { amount, currency: 'VND' } });
    await send(page, { type: 'group.select', group: means.type === 'card.select' ? 'card' : 'local' });
    await answerAll(page.tab, 'accept');
    await send(page, means);
  };
  const payPress = (page: Page) =>
    payEvent(
      page.actor.getSnapshot(),
      () => page.store.listOver(userId),
      (intent) => page.store.listPaid(userId, intent),
    );
  const pay = async (page: Page, pick: number): Promise<void> => {
    await send(page, payPress(page));
    if (pick % 4 === 0) await send(page, payPress(page));
  };
  const pass = async (wait: number): Promise<void> => {
    // A page that gives up after a few seconds must do so at that time, not 15 minutes later.
    if (wait > 5_000) await pass(5_000);
    judge.note(`${wait} ms pass`);
    arrive(({ until }) => until <= time + wait);
    time += wait;
    for (const tab of [...tabs]) if (!tab.isAway) await inTab(tab, () => tab.page?.clock.increment(wait));
  };
  const atBank = async (tab: Tab, pick: number): Promise<void> => {
    const code = tab.bank as string;
    const ways = ['pay', 'pay', 'pay', 'late', 'cancel', 'fail', 'back', 'return'] as const;
    const way = ways[pick % ways.length];
    if (way === 'back') return browser.back(tab);
    if (way === 'return') return judge.atReturn(code, () => browser.comeBack(tab, code));
    if (way === 'late') late.push(() => provider.settle(code, 'succeeded'));
    else provider.settle(code, way === 'pay' ? 'succeeded' : way === 'fail' ? 'failed' : 'cancelled');
  };
  const touch = async (tab: Tab, pick: number): Promise<void> => {
    const { page } = tab;
    tab.isAway = false;
    if (!page) return atBank(tab, pick);
    const snapshot = page.actor.getSnapshot();
    for (const [state, events] of Object.entries(presses)) {
      const type = events[pick % events.length];
      if (snapshot.matches(state as 'paying')) return send(page, type === 'pay' ? payPress(page) : ({ type } as Send));
    }
    if (snapshot.matches({ choosing: 'ready' }) && pick % 5 > 0) return pay(page, pick);
    await choose(page, pick);
    if (pick % 3 > 0) await pay(page, pick);
  };

  /** Plays an accident: the clock jumps, a tab sleeps, a card is approved in the bank's app, or the storage is full. */
  const befall = async (tab: Tab, pick: number): Promise<void> => {
    const jumps = [1, 72, -48, 0].map((hours) => hours * 3_600_000);
    const what = pick % 8;
    if (what < 4) {
      ahead = jumps[what] as number;
      judge.tally.jumps += 1;
      judge.note(`the clock is ${ahead} ms ahead`);
    } else if (what < 6) {
      tab.isAway = !tab.isAway;
      judge.note(`tab ${tabs.indexOf(tab)}: ${tab.isAway ? 'away' : 'back'}`);
    } else if (isRich && what === 6) {
      // An answer that is on its way says what was true when the provider gave it.
      if (!calls.some(({ name, done }) => done && name === 'retrievePayment')) provider.approve();
    }
    if (what === 7) {
      browser.disk.fill(!browser.disk.isFull());
      judge.noteDisk();
    }
  };

  const play = async (move: number): Promise<void> => {
    const [what, pick] = [move & 31, move >> 7];
    const tab = tabs[((move >> 5) & 3) % Math.max(1, tabs.length)];
    const mood = cardMoods[pick % cardMoods.length] as CardMood;
    const call = calls[pick % Math.max(1, calls.length)];
    for (const { work } of browser.dropped.splice(0))
      if (pick % 2) onTheWay.push({ work: () => work(mood), until: time + 59_000 });
    if (!tab || (what === 0 && tabs.length < 3)) return browser.open();
    if (what <= 10) return touch(tab, pick);
    if (what <= 14) return answerAll(tab, mood);
    if (what <= 19) return call && answer(call, mood);
    if (what === 20 && call) return void commit(call, mood);
    if (what === 21) return call && lose(call);
    if (what <= 23 && call) {
      commit(call, mood);
      return lose(call);
    }
    if (what === 24 && call) {
      if (!call.done && call.name === 'confirmPayment')
        onTheWay.push({ work: () => call.work(mood), until: time + 59_000 });
      else if (!call.done) late.push(() => quietly(() => call.work(mood)));
      return lose(call);
    }
    if (what === 25) return pass(waits[pick % waits.length] as number);
    if (what === 26) return browser.reload(tab);
    if (what === 27) return browser.hint(tab);
    if (what === 28) return pick % 2 === 0 ? browser.close(tab) : call && refuse(call);
    if (what === 29 && pick % 2) return arrive(() => true);
    if (what === 29) return void late.splice(0).forEach(quietly);
    if (what === 30) return pick % 2 === 0 ? provider.payUnled(pick >> 1) : provider.finishProcessing(pick % 3 > 0);
    if (what === 31 && pick % 3 === 0) return provider.cancelIntents();
    if (what === 31 && pick % 3 === 1) {
      judge.note(`tab ${tabs.indexOf(tab)}: away by the menu and back`);
      return browser.leaveByMenu(tab);
    }
    if (what === 31) return befall(tab, Math.floor(pick / 3));
  };

  /** Answers all requests, gives every tab a page, lets each page check, and lets the tray ask about every attempt. */
  const settle = async (): Promise<void> => {
    late.splice(0).forEach(quietly);
    arrive(() => true);
    browser.disk.fill(false);
    provider.finishProcessing(true);
    await answerAll(null, 'accept');
    for (const tab of [...tabs]) if (!tab.page) await browser.reload(tab);
    for (let round = 0; round < 2; round += 1) {
      for (const tab of [...tabs]) {
        for (let turn = 0; turn < 2; turn += 1) await answerAll(tab, 'accept');
        if (tab.page) await send(tab.page, { type: 'check' });
        for (let turn = 0; turn < 2; turn += 1) await answerAll(tab, 'accept');
      }
      if (tabs.length === 0) await browser.open();
      await browser.hint(tabs[0] as Tab);
      await answerAll(null, 'accept');
    }
  };
  /** Opens a new tab for each card charge in doubt, because the tray has no secret of another tab's payment. */
  const askAboutCards = async (): Promise<void> => {
    for (const { key } of browser.attempts().filter((attempt) => attempt.method === 'card' && isPending(attempt))) {
      await browser.open();
      const tab = tabs.at(-1) as Tab;
      await browser.continueAttempt(tab, key);
      await answerAll(tab, 'accept');
      browser.close(tab);
    }
  };

  return {
    judge,
    provider,
    browser,
    run: async (moves: readonly number[]): Promise<void> => {
      await browser.open();
      for (const move of moves) {
        await play(move);
        judge.step();
      }
      await settle();
      judge.step();
      judge.end(false);
      for (const tab of [...tabs]) await browser.reload(tab);
      await askAboutCards();
      await settle();
      judge.step();
      judge.end(true);
    },
  };
};
