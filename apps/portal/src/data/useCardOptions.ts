import type { Api } from '@may/api';
import { expiryOf, type LinkedCard } from '@may/domain';
import type { LinkedCards } from '@may/machines';
import type { CardOption } from '@may/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { cardQueries } from './cards.queries.ts';
import { useApi } from './DataProvider.tsx';
import { readNow } from './readNow.ts';

const noCards: readonly LinkedCard[] = [];

/** The linked cards with their expiry today; read while `isRead`. */
export const useCardOptions = (isRead: boolean): { options: CardOption[]; unreadable: number } => {
  const { data } = useQuery({ ...cardQueries.list(useApi()), enabled: isRead });
  const now = Date.now();
  return {
    options: (data?.items ?? noCards).map((card) => ({ ...card, expiry: expiryOf(card, now) })),
    unreadable: data?.unreadable ?? 0,
  };
};

/** Reads the linked cards from the provider for a flow; the screen shows the answer too. */
export const listCardsWith = (api: Api, queryClient: QueryClient) => async (): Promise<LinkedCards> => {
  const { items } = await readNow(queryClient, cardQueries.list(api));
  return items.map((card) => ({ id: card.id, isUsable: expiryOf(card, Date.now()) !== 'expired' }));
};
