import { type Actor, createActor, SimulatedClock } from 'xstate';
import { cardSecrets } from '../../storage/cardSecrets.ts';
import type { AttemptStore } from '../attempts/attemptStore.ts';
import { createCardPayments } from '../cards/createCardPayments.ts';
import { createTopUpAttempts } from '../top-ups/createTopUpAttempts.ts';
import type { provideTopUp } from '../top-ups/provideTopUp.ts';
import { startTopUp } from '../top-ups/topUpDraft.ts';
import { machineOf } from './moneyMachines.ts';
import type { CardMood, MoneyProvider } from './moneyProvider.ts';

/** Whose browser it is. */
export const userId = 'usr_demo';

/** A request on its way: `work` is what the provider does with it, which it may do before, after, or without being heard. */
export type Call = {
  page: Page;
  name: string;
  work: (mood: CardMood) => unknown;
  done?: { value: unknown } | { failure: unknown };
  resolve: (value: unknown) => void;
  reject: (failure: unknown) => void;
};

/** One life of a tab's page: it ends with a reload, or with the way to the bank. */
export type Page = {
  tab: Tab;
  clock: SimulatedClock;
  actor: Actor<ReturnType<typeof provideTopUp>>;
  attempts: ReturnType<typeof createTopUpAttempts>;
  cards: ReturnType<typeof createCardPayments>;
  store: AttemptStore;
  locks: Set<string>;
  /** The attempt it is in, and whether its last press asked for a payment. */
  key: string | null;
  mayPost: boolean;
};

/**
 * A tab: its session storage, its page or the payment it is at the bank with, the page the browser's cache kept meanwhile, and the
 * pages left by the menu, whose requests are still heard.
 */
export type Tab = {
  session: Map<string, string>;
  page: Page | null;
  bank: string | null;
  cached: Page | null;
  left: Page[];
  /** Elsewhere on the web, or asleep: its clock stands still. */
  isAway: boolean;
};

/** The parts that the pages of a browser share. */
export type MoneyGround = {
  provider: MoneyProvider;
  isRich: boolean;
  now: () => number;
  openStore: () => AttemptStore;
  /** Requests on their way. */
  calls: Call[];
  /** The requests that no press asked for, though each may begin a payment, or charge one. */
  unasked: string[];
  /** The attempts that checkouts were sent for, one for each request. */
  sent: string[];
  /** The attempts that were asked about with their key: sent again without a press. */
  asked: string[];
  createKey: () => string;
  /** The number of pages so far. */
  opened: number;
};

/** A page of the real top-up in a tab: the machine, the attempts and the card payments as the app connects them. */
export const openMoneyPage = (
  tab: Tab,
  ground: MoneyGround,
  leave: (page: Page, code: string) => void,
  attemptKey: string | null,
): Page => {
  const { provider, isRich, now, openStore, calls, unasked, sent, asked, createKey } = ground;
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
  const owner = () => page.key ?? 'nobody';
  const attempts = createTopUpAttempts({
    ...shared,
    wallet: {
      createCheckout: ({ amount, attemptKey }) => {
        const key = attemptKey ?? owner();
        // The same request under a key the provider has been sent before is a question: only the first needs a press.
        const isRepeat = attemptKey !== null && sent.includes(key);
        sent.push(key);
        if (isRepeat && !page.mayPost) asked.push(key);
        return ask('createCheckout', () => provider.createCheckout(amount, attemptKey, key), isRepeat);
      },
      getTransaction: (code) => ask('getTransaction', () => provider.getTransaction(code)),
    },
    payByOtherCard: () => Promise.reject(new Error('not switched on')),
    sendsKeys: isRich,
    checkoutHosts: undefined,
  });
  const cards = createCardPayments({
    ...shared,
    cards: {
      createCardCheckout: (amount) => {
        const key = owner();
        return ask('createCardCheckout', () => provider.createCardCheckout(amount, key));
      },
      confirmCardCheckout: ({ transactionCode }) =>
        ask('confirmCardCheckout', () => provider.confirmCardCheckout(transactionCode)),
    },
    provider: {
      confirmPayment: (secret) => ask('confirmPayment', (mood) => provider.confirmIntent(secret, mood)),
      retrievePayment: (secret) => ask('retrievePayment', () => provider.retrieveIntent(secret)),
    },
    secrets: cardSecrets,
  });
  const enter = <T extends { key: string }>(opened: T): T => {
    page.key = opened.key;
    return opened;
  };
  ground.opened += 1;
  const machine = machineOf(ground.opened, {
    attempts: { ...attempts, open: async (request, signal) => enter(await attempts.open(request, signal)) },
    cardPayments: async () => ({ ...cards, open: async (request) => enter(await cards.open(request)) }),
    listCards: () => ask('listCards', () => ['card-1', 'card-2'].map((id) => ({ id, isUsable: true }))),
    leaveFor: (url) => leave(page, url.slice(url.lastIndexOf('/') + 1)),
    goToLinkCard: () => undefined,
    leaveAttempt: () => undefined,
  });
  const clock = new SimulatedClock();
  const input = startTopUp(
    { region: 'VN', attempts: store.list(userId), repeatsAreOne: isRich, now: now() },
    { attemptKey, amount: null },
  );
  const key = input.attempt?.key ?? null;
  const page = { tab, clock, attempts, cards, store, locks: new Set<string>(), key, mayPost: false } as unknown as Page;
  page.actor = createActor(machine, { input, clock });
  page.actor.subscribe({ error: () => undefined });
  tab.page = page;
  page.actor.start();
  return page;
};
