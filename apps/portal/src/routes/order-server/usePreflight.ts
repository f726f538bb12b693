import type { Money } from '@may/domain';
import type { OrderPreflight } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { config } from '../../config.ts';
import { cardQueries } from '../../data/cards.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { useStandardCard } from '../../data/useStandardCard.ts';
import { useReadBalance } from '../../data/walletReads.ts';
import { orderPreflightOf } from './orderPreflight.ts';

/** The payment of the first month, from the wallet and the cards as far as they are read. */
export const usePreflight = (): ((total: Money) => OrderPreflight) => {
  const { data: cards = null } = useQuery({ ...cardQueries.list(useApi()), enabled: config.cardKey !== '' });
  const { cardId } = useStandardCard(cards?.items ?? []);
  const balance = useReadBalance();
  const facts = {
    wallet: balance.status === 'ready' ? balance.value : null,
    cards,
    defaultCardId: cardId,
    cardPaysOrders: config.provider.cardPaysOrders,
  };
  return (total) => orderPreflightOf(total, { ...facts, now: Date.now() });
};
