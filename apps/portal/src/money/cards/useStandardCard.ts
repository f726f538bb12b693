import type { Api } from '@may/api';
import { expiryOf, type LinkedCard } from '@may/domain/cards/card.ts';
import type { Confirmed } from '@may/domain/confirmed.ts';
import type { LinkedCards } from '@may/machines/top-up/topUp.types.ts';
import type { CardOption, TopUpForm } from '@may/screens/top-up/topUp.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cardQueries } from '../../data/cards.queries.ts';
import { useSignedInMe } from '../../data/customer.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { mintPermit } from '../../data/permit.ts';
import { makeStale, readNow } from '../../data/queryClient.ts';
import { attachedCard, changeStandard } from './makeStandard.ts';

type StandardCard = NonNullable<NonNullable<TopUpForm['means']>['cards']>['standard'];

/** The default card's id: the provider's answer, or else this session's own choice `own`; null if neither is known. */
const defaultIdOf = (cards: readonly LinkedCard[], own: string | null): string | null => {
  const isToldByProvider = cards.some(({ isDefault }) => isDefault !== null);
  const named = cards.find(({ isDefault }) => isDefault === true)?.id ?? null;
  return isToldByProvider ? named : (cards.find(({ id }) => id === own)?.id ?? null);
};

/** The default card, by the provider's answer or else by this session's choice, and the way to change it (spec §4, §8). */
export const useStandardCard = (cards: readonly Confirmed<LinkedCard>[]): StandardCard => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id } = useSignedInMe();
  const [own, setOwn] = useState(attachedCard.read);
  const [busyId, setBusyId] = useState<string | null>(null);
  const attach = async (card: Confirmed<LinkedCard>) => {
    setBusyId(card.id);
    await changeStandard(
      id,
      card,
      (cardId) => api.cards.attachCard(cardId, mintPermit()),
      () => readNow(queryClient, cardQueries.list(api)),
    );
    setOwn(attachedCard.read());
    await makeStale(queryClient, [cardQueries.all]);
    setBusyId(null);
  };
  return {
    cardId: defaultIdOf(cards, own),
    isToldByProvider: cards.some(({ isDefault }) => isDefault !== null),
    busyId,
    onMakeStandard: (cardId) => {
      const card = cards.find(({ id }) => id === cardId);
      if (card && busyId === null) void attach(card);
    },
  };
};

const noCards: readonly Confirmed<LinkedCard>[] = [];

/** The linked cards with their expiry today; read while `isRead`. */
export const useCardOptions = (
  isRead: boolean,
): {
  options: (CardOption & Confirmed<LinkedCard>)[];
  unreadable: number;
} => {
  const { data } = useQuery({ ...cardQueries.list(useApi()), enabled: isRead });
  const now = Date.now();
  return {
    options: (data?.items ?? noCards).map((card) => ({ ...card, expiry: expiryOf(card, now) })),
    unreadable: data?.unreadable ?? 0,
  };
};

/** Reads the linked cards from the provider for a flow; the screen shows the answer too. */
export const listCardsWith = (api: Api, queryClient: QueryClient) => async (): Promise<LinkedCards> => {
  const { items, unreadable } = await readNow(queryClient, cardQueries.list(api));
  // Unreadable rows may be cards: the flow must not lead to linking one again.
  if (items.length === 0 && unreadable > 0) throw new Error(`${unreadable} cards could not be read.`);
  return items.map((card) => ({ id: card.id, isUsable: expiryOf(card, Date.now()) !== 'expired' }));
};
