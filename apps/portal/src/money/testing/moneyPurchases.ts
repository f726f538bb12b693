import { attemptPatience, isRecent } from '@may/domain';
import type { MoneyBrowser } from './moneyBrowser.ts';
import type { Page } from './moneyPage.ts';

/**
 * What a customer meant to pay for once: presses for the same within 15 minutes are one, until their page was told how it ended. What
 * was paid in another tab or on another page is told by the question whether to pay it again.
 */
type Purchase = {
  about: string;
  began: number;
  keys: Set<string>;
  /** One, and one more for each press of the button that says it may charge twice. */
  allowed: number;
  /** Told that it was not charged. */
  isTold: boolean;
  /** The pages that were told that it is paid. */
  told: Set<Page>;
};

/** The purchases of a storm: a press begins one, or repeats an earlier one. */
export const createMoneyPurchases = (
  browser: MoneyBrowser,
  now: () => number,
  /** True if the provider has charged this attempt and can tell so. */
  isTellable: (key: string) => boolean,
) => {
  const purchases: Purchase[] = [];
  const current = new Map<Page, Purchase>();
  const attemptOf = (key: string) => browser.attempts().find((attempt) => attempt.key === key);
  const phaseOf = (key: string) => attemptOf(key)?.phase;
  /** True while a charge may be told, however long ago it was: by the card provider, or by the provider if it was made. */
  const isInDoubt = (key: string): boolean => {
    const { method, phase } = attemptOf(key) ?? {};
    return phase === 'open' && (method === 'card' || isTellable(key));
  };

  const isOpen = (page: Page, purchase: Purchase): boolean => {
    if (purchase.isTold || purchase.told.has(page)) return false;
    const isPaid = (key: string): boolean => {
      const { outcome, settledAt } = attemptOf(key) ?? {};
      return outcome === 'succeeded' && typeof settledAt === 'number' && now() - settledAt < attemptPatience;
    };
    if ([...purchase.keys].some((key) => isInDoubt(key) || isPaid(key))) return true;
    if (!isRecent(purchase.began, now())) return false;
    // Ended out of sight it may be bought again (decision 3), but not where this tab still is about it.
    const isOver = [...purchase.keys].every((key) => /settled|dismissed/.test(phaseOf(key) ?? 'settled'));
    return purchase.keys.size === 0 || !isOver || purchase.keys.has(browser.draftKey(page.tab) ?? '');
  };
  const aboutOf = (page: Page): string => {
    const { amount, group, method } = page.actor.getSnapshot().context;
    return `${amount?.amount} ${group === 'card' ? 'card' : method}`;
  };
  const notePay = (page: Page): void => {
    const about = aboutOf(page);
    let purchase = purchases.find((known) => known.about === about && isOpen(page, known));
    if (!purchase) {
      purchase = { about, began: now(), keys: new Set(), allowed: 1, isTold: false, told: new Set() };
      purchases.push(purchase);
    }
    current.set(page, purchase);
  };

  const purchaseOf = (key: string) => purchases.find(({ keys }) => keys.has(key));

  return {
    purchases,
    purchaseOf,
    notePay,
    /** The page was asked whether what is paid is to be paid again: another press is another purchase. */
    noteAsked: (page: Page): void => {
      for (const purchase of purchases) if (purchase.about === aboutOf(page)) purchase.told.add(page);
    },
    /** The attempt a page has opened is about what was pressed there. */
    adopt: (page: Page): void => {
      if (page.key !== null && !purchaseOf(page.key)) current.get(page)?.keys.add(page.key);
    },
  };
};
