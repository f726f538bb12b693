import { attemptPatience, isRecent } from '@may/domain/top-up/attempt.ts';
import type { MoneyBrowser } from './moneyBrowser.ts';
import type { Page } from './moneyPage.ts';

/**
 * One intended purchase. Presses for the same within 15 minutes belong to it, until their page has shown the outcome. A payment of another tab
 * or page counts as shown by the question "pay again?".
 */
type Purchase = {
  about: string;
  began: number;
  keys: Set<string>;
  /** Charges that are allowed: one, and one more for each press of a button that warns of a second charge. */
  allowed: number;
  /** True once a page has said that it was not charged. */
  isRefuted: boolean;
  /** The pages that have shown it as paid. */
  shownBy: Set<Page>;
};

/** The purchases of a storm: a press begins one or repeats an earlier one. */
export const createMoneyPurchases = (
  browser: MoneyBrowser,
  now: () => number,
  /** True if the provider has charged this attempt and can report it. */
  isTellable: (key: string) => boolean,
) => {
  const purchases: Purchase[] = [];
  const current = new Map<Page, Purchase>();
  const attemptOf = (key: string) => browser.attempts().find((attempt) => attempt.key === key);
  const phaseOf = (key: string) => attemptOf(key)?.phase;
  /** True while a charge may still be reported, at any age: by the card provider, or by the provider if it was made. */
  const isInDoubt = (key: string): boolean => {
    const { method, phase } = attemptOf(key) ?? {};
    return phase === 'open' && (method === 'card' || isTellable(key));
  };

  const isOpen = (page: Page, purchase: Purchase): boolean => {
    if (purchase.isRefuted || purchase.shownBy.has(page)) return false;
    const isPaid = (key: string): boolean => {
      const { outcome, settledAt } = attemptOf(key) ?? {};
      return outcome === 'succeeded' && typeof settledAt === 'number' && now() - settledAt < attemptPatience;
    };
    if ([...purchase.keys].some((key) => isInDoubt(key) || isPaid(key))) return true;
    if (!isRecent(purchase.began, now())) return false;
    // An attempt that ended in the background may be bought again (decision 3), but not while this tab's draft still holds it.
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
      purchase = { about, began: now(), keys: new Set(), allowed: 1, isRefuted: false, shownBy: new Set() };
      purchases.push(purchase);
    }
    current.set(page, purchase);
  };

  const purchaseOf = (key: string) => purchases.find(({ keys }) => keys.has(key));

  return {
    purchases,
    purchaseOf,
    notePay,
    /** The page has asked if the paid purchase is to be paid again: the next press is another purchase. */
    noteAsked: (page: Page): void => {
      for (const purchase of purchases) if (purchase.about === aboutOf(page)) purchase.shownBy.add(page);
    },
    /** Adds the attempt that a page has opened to the purchase of the page's last press. */
    adopt: (page: Page): void => {
      if (page.key !== null && !purchaseOf(page.key)) current.get(page)?.keys.add(page.key);
    },
  };
};
