import type { Page } from './moneyPage.ts';

/** The child flow of a page's top-up. */
export const childOf = (page: Page) => {
  const { attempt, cardConfirmation } = page.actor.getSnapshot().children;
  return (attempt ?? cardConfirmation)?.getSnapshot();
};

/** The states of a page and its child, as text. */
export const statesOf = (page: Page): string =>
  JSON.stringify([page.actor.getSnapshot().value, childOf(page)?.value ?? null]);

/** True if a page says that this payment was certainly not charged. */
export const saysNotCharged = (page: Page): boolean => {
  const snapshot = page.actor.getSnapshot();
  const card = snapshot.children.cardConfirmation?.getSnapshot();
  const isCardSure = card && (card.matches('declined') || card.matches('failed') || card.matches('unfinished'));
  return snapshot.matches({ choosing: { ready: 'refused' } }) || Boolean(isCardSure);
};
