import type { Page } from './moneyPage.ts';

/** The flow that runs under the top-up of a page. */
export const childOf = (page: Page) => {
  const { attempt, cardConfirmation } = page.actor.getSnapshot().children;
  return (attempt ?? cardConfirmation)?.getSnapshot();
};

/** The states of a page and of its child, as text. */
export const standingOf = (page: Page): string =>
  JSON.stringify([page.actor.getSnapshot().value, childOf(page)?.value ?? null]);

/** True if a page says that this payment has surely not been charged. */
export const saysNotCharged = (page: Page): boolean => {
  const snapshot = page.actor.getSnapshot();
  const card = snapshot.children.cardConfirmation?.getSnapshot();
  const isCardSure = card && (card.matches('declined') || card.matches('failed') || card.matches('unfinished'));
  return snapshot.matches({ choosing: { ready: 'refused' } }) || Boolean(isCardSure);
};
