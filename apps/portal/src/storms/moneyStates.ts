import { linkedCardFixture } from '@may/domain/fixtures';
import type { TopUpMessage } from '@may/screens/top-up/topUp.ts';
import { connectTopUp } from '../features/top-up/connectTopUp.ts';
import { cardsWith } from '../features/top-up/topUp.row.ts';
import type { Page } from './moneyPage.ts';

/** The child flow of a page's top-up. */
export const childOf = (page: Page) => {
  const { attempt, cardConfirmation } = page.actor.getSnapshot().children;
  return (attempt ?? cardConfirmation)?.getSnapshot();
};

/** The states of a page and its child, as text. */
export const statesOf = (page: Page): string =>
  JSON.stringify([page.actor.getSnapshot().value, childOf(page)?.value ?? null]);

const cards = cardsWith(
  () => () => undefined,
  ['pm_1', 'pm_2'].map((id) => ({ ...linkedCardFixture({ id }), expiry: 'valid' })),
);

/** The message of a page about its payment; null if it shows the form. */
export const messageOf = (page: Page): TopUpMessage | null => {
  const snapshot = page.actor.getSnapshot();
  const { attempt, cardConfirmation } = snapshot.children;
  const children = { attempt: attempt?.getSnapshot(), card: cardConfirmation?.getSnapshot() };
  const { content } = connectTopUp(snapshot, children, () => undefined, {
    ...{ region: 'VN', offline: false, canKeep: true, listOver: () => [], listPaid: () => [], goOn: null, cards },
    attemptOf: (key) => (key && page.store.find(key)) || null,
  });
  return 'message' in content ? content.message : null;
};

/** True if a page says that this payment was certainly not charged. */
export const saysNotCharged = (page: Page): boolean => {
  const snapshot = page.actor.getSnapshot();
  const card = snapshot.children.cardConfirmation?.getSnapshot();
  const isCardSure = card && (card.matches('declined') || card.matches('failed') || card.matches('unfinished'));
  return snapshot.matches({ choosing: { ready: 'refused' } }) || Boolean(isCardSure);
};
