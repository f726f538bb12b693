import type { Api } from '@may/api';
import { type Actor, createActor, SimulatedClock } from 'xstate';
import { cardSecrets } from '../browser/storage/cardSecrets.ts';
import { createTopUpAttempts } from '../features/top-up/createTopUpAttempts.ts';
import type { provideTopUp } from '../features/top-up/provideTopUp.ts';
import { startTopUp } from '../features/top-up/topUpDraft.ts';
import type { AttemptStore } from '../money/attempts/attemptStore.ts';
import { cardPaymentsOf } from '../money/cards/cardPaymentsOf.ts';
import { createWayJudge } from '../money/cards/chargeOnItsWay.ts';
import { createCardPayments } from '../money/cards/createCardPayments.ts';
import { openCardPayment } from '../money/cards/openCardPayment.ts';
import { machineOf } from './moneyMachines.ts';
import type { CardMood, MoneyProvider } from './moneyProvider.ts';

/** The customer of this browser. */
export const userId = 'usr_demo';

/** A pending request. `work` is the provider's part of it, which may run before or after the answer, or without one. */
export type Call = {
  page: Page;
  name: string;
  work: (mood: CardMood) => unknown;
  done?: { value: unknown } | { failure: unknown };
  resolve: (value: unknown) => void;
  reject: (failure: unknown) => void;
};

/** One page of a tab; it ends with a reload or with the way to the bank. */
export type Page = {
  tab: Tab;
  clock: SimulatedClock;
  actor: Actor<ReturnType<typeof provideTopUp>>;
  attempts: ReturnType<typeof createTopUpAttempts>;
  cards: ReturnType<typeof createCardPayments>;
  store: AttemptStore;
  hasCards: boolean;
  locks: Set<string>;
  /** The page's attempt. `mayPost` is true if the last press asked for a payment. */
  key: string | null;
  mayPost: boolean;
};

/**
 * A tab: its session storage, its page or its payment at the bank, and the page in the browser's cache. `left` holds the pages that were left
 * by the menu, whose requests continue.
 */
export type Tab = {
  session: Map<string, string>;
  page: Page | null;
  bank: string | null;
  cached: Page | null;
  left: Page[];
  /** True while the tab shows another site or sleeps: its clock stands still. */
  isAway: boolean;
};

/** The parts that all pages of a browser share. */
export type MoneyGround = {
  provider: MoneyProvider;
  isRich: boolean;
  now: () => number;
  /** The true time: no customer can set it. */
  elapsed: () => number;
  openStore: () => AttemptStore;
  calls: Call[];
  /** Names of requests that no press asked for, though each may begin or charge a payment. */
  unasked: string[];
  /** Keys of the attempts for which a checkout was sent, one per request. */
  sent: string[];
  /** Keys of the attempts that were sent again with their key, without a press, as a question. */
  asked: string[];
  createKey: () => string;
  /** The number of pages opened so far. */
  opened: number;
};

/** Opens a page with the real top-up: the machine, the attempts and the card payments, connected as in the app. */
export const openMoneyPage = (
  tab: Tab,
  ground: MoneyGround,
  leave: (page: Page, code: string) => void,
  attemptKey: string | null,
): Page => {
  const { provider, isRich, now, elapsed, openStore, calls, unasked, sent, asked, createKey } = ground;
  const store = openStore();
  const ask = <T>(name: string, work: (mood: CardMood) => T, isRepeat = false): Promise<T> =>
    new Promise((resolve, reject) => {
      if (!page.mayPost && !isRepeat && /createC|confirmPayment/.test(name)) unasked.push(name);
      calls.push({ page, name, work, resolve: resolve as (value: unknown) => void, reject });
    });
  const shared = {
    userId,
    now,
    store,
    listTransactions: () => ask('listTransactions', provider.listTransactions),
    createKey,
  };
  const owner = () => page.key ?? 'no attempt';
  const attempts = createTopUpAttempts({
    ...shared,
    wallet: {
      createCheckout: async ({ amount, attemptKey }, permit) => {
        permit.check();
        const key = attemptKey ?? owner();
        // A second request under a known key is a question: only the first one needs a press.
        const isRepeat = attemptKey !== null && sent.includes(key);
        sent.push(key);
        if (isRepeat && !page.mayPost) asked.push(key);
        return ask('createCheckout', () => provider.createCheckout(amount, attemptKey, key), isRepeat);
      },
      getTransaction: (code) => ask('getTransaction', () => provider.getTransaction(code)),
    },
    prepareSquare: () => Promise.reject(new Error('not switched on')),
    sendsKeys: isRich,
    checkoutHosts: undefined,
  });
  const cards = createCardPayments({
    ...shared,
    cards: {
      createCardCheckout: async (amount, permit) => {
        permit.check();
        const key = owner();
        return ask('createCardCheckout', () => provider.createCardCheckout(amount, key));
      },
      confirmCardCheckout: async ({ transactionCode, cardId }, permit) => {
        permit.check();
        return ask('confirmCardCheckout', () => provider.confirmCardCheckout(transactionCode, cardId));
      },
    },
    provider: {
      confirmPayment: (secret, { amount, cardId }) =>
        ask('confirmPayment', (mood) => provider.confirmIntent(secret, mood, amount, cardId)),
      retrievePayment: (secret) => ask('retrievePayment', () => provider.retrieveIntent(secret)),
    },
    secrets: cardSecrets,
    isOnItsWay: createWayJudge(elapsed),
  });
  const openCard = openCardPayment(shared);
  const enter = <T extends { key: string }>(opened: T): T => {
    page.key = opened.key;
    return opened;
  };
  ground.opened += 1;
  const machine = machineOf(ground.opened, {
    attempts: { ...attempts, open: async (request, permit) => enter(await attempts.open(request, permit)) },
    cardPayments: {
      ...cardPaymentsOf({ ...shared, api: {} as Api, onSettled: () => undefined }),
      open: async (request, permit) => enter(await openCard(request, permit)),
      fetch: async () => {
        // The module of the card payments is fetched for the first one of a page.
        if (!page.hasCards) await ask('fetchPart', () => undefined);
        page.hasCards = true;
        return cards;
      },
    },
    listCards: () => ask('listCards', () => ['pm_1', 'pm_2'].map((id) => ({ id, isUsable: true }))),
    leaveFor: (url) => leave(page, url.slice(url.lastIndexOf('/') + 1)),
    goToLinkCard: () => undefined,
    leaveAttempt: () => undefined,
  });
  const clock = new SimulatedClock();
  const input = startTopUp(
    {
      region: 'VN',
      attempts: store.list(userId),
      over: store.listOver(userId),
      repeatsAreOne: isRich,
      cardsAreTyped: false,
    },
    { attemptKey, amount: null, currency: null },
  );
  const key = input.attempt?.key ?? null;
  const page = {
    tab,
    clock,
    attempts,
    cards,
    store,
    locks: new Set<string>(),
    key,
    mayPost: false,
    hasCards: false,
  } as unknown as Page;
  page.actor = createActor(machine, { input, clock });
  page.actor.subscribe({ error: () => undefined });
  tab.page = page;
  page.actor.start();
  return page;
};
