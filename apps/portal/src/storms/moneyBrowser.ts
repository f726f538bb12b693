import { isPending, type TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { TransactionDetail } from '@may/domain/wallet/transaction.ts';
import { hearStamp } from '../browser/storage/sessionStamp.ts';
import { storedSessionFixture } from '../browser/storage/storedSession.fixtures.ts';
import { sessionEntries } from '../browser/storage/storedSession.ts';
import { mintPermit } from '../data/permit.ts';
import { topUpDraft } from '../features/top-up/topUpDraft.ts';
import { createMoneyDisk } from './moneyDisk.ts';
import { type Call, openMoneyPage, type Page, type Tab, userId } from './moneyPage.ts';
import type { MoneyProvider } from './moneyProvider.ts';

/** Every tab of the browser has the same session. */
const stamp = 'session lock';
const sessionOfTab = Object.entries(sessionEntries(storedSessionFixture(), stamp));

/** Waits until every promise that has its answer has run its callbacks. */
const callbacksDone = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A browser of up to three tabs at a played provider. The tabs share local storage and locks; each has its own session storage. */
export const createMoneyBrowser = (
  provider: MoneyProvider,
  isRich: boolean,
  now: () => number,
  elapsed: () => number,
) => {
  hearStamp(stamp);
  const disk = createMoneyDisk(now);
  const store = disk.openStore();
  const tabs: Tab[] = [];
  const calls: Call[] = [];
  const unasked: string[] = [];
  const sent: string[] = [];
  const asked: string[] = [];
  /** Charges that were on their way when their page ended. */
  const dropped: Call[] = [];
  let current: Tab | undefined;
  let minted = 0;

  /** Runs `act` as this tab: `globals` serve the tab that acts. One tab acts at a time. */
  const inTab = async (tab: Tab, act: () => void): Promise<void> => {
    current = tab;
    act();
    await callbacksDone();
  };

  const leave = (page: Page, code: string): void => {
    Object.assign(page.tab, { page: null, cached: page, bank: code });
  };
  const createKey = (): string => {
    minted += 1;
    return `key-${minted}`;
  };
  const ground = {
    provider,
    isRich,
    now,
    elapsed,
    openStore: disk.openStore,
    calls,
    unasked,
    sent,
    asked,
    createKey,
    opened: 0,
  };
  const openPage = (tab: Tab, attemptKey: string | null = null): Page => openMoneyPage(tab, ground, leave, attemptKey);

  /** Drops the requests of a page: it hears no answer, and the provider may have done them or not. */
  const end = (page: Page | null): void => {
    if (!page) return;
    page.locks.clear();
    page.actor.stop();
    // Counts down, because each removal shifts the later calls.
    for (let index = calls.length - 1; index >= 0; index -= 1) {
      const call = calls[index];
      if (call?.page !== page) continue;
      calls.splice(index, 1);
      if (call.name === 'confirmPayment' && !call.done) dropped.push(call);
    }
  };
  const pagesOf = ({ page, cached, left }: Tab) => [page, cached, ...left];
  const endAll = (tab: Tab): void => pagesOf(tab).forEach(end);
  const browser = {
    tabs,
    calls,
    unasked,
    sent,
    asked,
    dropped,
    disk,
    attempts: (): readonly TopUpAttempt[] => store.list(userId),
    inTab,
    open: async (): Promise<void> => {
      const tab: Tab = {
        session: new Map(sessionOfTab),
        page: null,
        bank: null,
        cached: null,
        left: [],
        isAway: false,
      };
      tabs.push(tab);
      await inTab(tab, () => openPage(tab));
    },
    /** Opens a new page in the tab, as a reload or the return from the bank does. */
    reload: (tab: Tab): Promise<void> => browser.continueAttempt(tab, null),
    /** Opens a new page that continues an attempt, as the tray does; null opens it without one in its address. */
    continueAttempt: (tab: Tab, attemptKey: string | null): Promise<void> => {
      endAll(tab);
      Object.assign(tab, { page: null, cached: null, bank: null, left: [] });
      return inTab(tab, () => openPage(tab, attemptKey));
    },
    /** Leaves the page by the menu and comes back: the flow stops, and the old page's requests continue. */
    leaveByMenu: (tab: Tab): Promise<void> =>
      inTab(tab, () => {
        if (!tab.page) return;
        tab.left.push(tab.page);
        tab.page.actor.stop();
        openPage(tab);
      }),
    /** The tray asks about every pending attempt, as it does after an event or its interval. */
    hint: (tab: Tab): Promise<void> =>
      inTab(tab, () => {
        for (const attempt of tab.page?.store.list(userId).filter(isPending) ?? []) {
          const { key, method } = attempt;
          const asked: Promise<unknown> | undefined =
            method === 'card' ? tab.page?.cards.reconcile(key, null) : tab.page?.attempts.reconcile(key, mintPermit());
          // The tray shows no error and asks again later.
          asked?.catch(() => undefined);
        }
      }),
    /** Restores the page from the browser's cache after the bank. */
    back: (tab: Tab): Promise<void> => {
      Object.assign(tab, { page: tab.cached, cached: null, bank: null });
      return inTab(tab, () => tab.page?.actor.send({ type: 'return' }));
    },
    /** The bank returns with its code to the page that ties it (usePaymentReturn), and the customer continues to the wallet. */
    comeBack: async (tab: Tab, code: string): Promise<string | null> => {
      let told: string | null = null;
      await inTab(tab, () => {
        let detail: TransactionDetail | null = null;
        try {
          detail = provider.getTransaction(code);
        } catch {
          // The poor provider does not know the code before it is paid.
        }
        const attempt = tab.cached?.attempts.tie(code, detail, topUpDraft.read()?.attemptKey ?? null);
        if (!attempt || !detail || detail.status === 'pending') return;
        told = attempt.key;
        if (topUpDraft.read()?.attemptKey === attempt.key) topUpDraft.clear();
      });
      await browser.reload(tab);
      return told;
    },
    close: (tab: Tab): void => {
      endAll(tab);
      tabs.splice(tabs.indexOf(tab), 1);
    },
    draftKey: (tab: Tab): string | null => {
      current = tab;
      return topUpDraft.read()?.attemptKey ?? null;
    },
    /** The globals of the tab that acts. */
    globals: {
      window: {
        get sessionStorage() {
          const { session } = current as Tab;
          return {
            getItem: (key: string) => session.get(key) ?? null,
            setItem: (key: string, value: string) => void session.set(key, value),
            removeItem: (key: string) => void session.delete(key),
          };
        },
      },
      setTimeout: (work: () => void, ms: number) => current?.page?.clock.setTimeout(work, ms),
      navigator: {
        locks: {
          request: async (name: string, _: unknown, work: (lock: object | null) => Promise<unknown>) => {
            const held = tabs.flatMap(pagesOf).some((page) => page?.locks.has(name));
            const page = current?.page;
            if (held || !page) return work(null);
            page.locks.add(name);
            return work({ name }).finally(() => page.locks.delete(name));
          },
          query: async () => ({
            held: tabs.flatMap(pagesOf).flatMap((page) => [...(page?.locks ?? [])].map((name) => ({ name }))),
          }),
        },
      },
    },
  };
  return browser;
};

export type MoneyBrowser = ReturnType<typeof createMoneyBrowser>;
