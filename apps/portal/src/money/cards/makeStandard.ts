import { isApiError, isDefinite } from '@may/api';
import type { Announcement } from '@may/domain/bell/notice.ts';
import type { LinkedCard } from '@may/domain/cards/card.ts';
import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Rows } from '@may/domain/rows.ts';
import * as v from 'valibot';
import { draft } from '../../browser/storage/draft.ts';
import { isPresentCustomer } from '../../browser/storage/isPresentCustomer.ts';
import { notices } from '../../data/notices/notices.ts';

/** The id of the card that this session last made the default; for a provider that does not name its default. */
export const attachedCard = draft('attachedCard', v.string());

/** Makes a card the default one, and tells it by the provider's answer; without one, by what the cards that are read then say. */
export const makeStandard = async (
  card: Confirmed<LinkedCard>,
  attachCard: (cardId: string) => Promise<void>,
  listCards: () => Promise<Rows<Confirmed<LinkedCard>>>,
): Promise<Announcement<'defaultCardChanged' | 'defaultCardUnchanged' | 'defaultCardUnknown'>> => {
  const changed = { kind: 'defaultCardChanged', subject: { card }, remedy: null } as const;
  try {
    await attachCard(card.id);
    return changed;
  } catch (error) {
    const serverMessage = isApiError(error) ? error.serverMessage : null;
    const unchanged = { kind: 'defaultCardUnchanged', subject: { serverMessage }, remedy: null } as const;
    const { items } = await listCards().catch(() => ({ items: [] }));
    const standard = items.find(({ isDefault }) => isDefault === true);
    if (standard?.id === card.id) return changed;
    // A list that still names another card may be older than the change.
    return isDefinite(error) ? unchanged : { kind: 'defaultCardUnknown', subject: null, remedy: null };
  }
};

/** Makes a card the default one and tells its customer, unless another one has signed in meanwhile. */
export const changeStandard = async (customerId: string, ...making: Parameters<typeof makeStandard>): Promise<void> => {
  const told = await makeStandard(...making);
  if (!isPresentCustomer(customerId)) return;
  if (told.kind === 'defaultCardChanged') attachedCard.write(told.subject.card.id);
  if (told.kind === 'defaultCardUnknown') attachedCard.clear();
  notices.announce(told);
};
