import type { Money } from '@may/domain';
import type { OrderPreflight } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { config } from '../../config.ts';
import { cardQueries } from '../../data/cards.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { useSignedInMe } from '../../data/me.ts';
import { useStandardCard } from '../../data/useStandardCard.ts';
import { useTransactions } from '../../data/walletReads.ts';
import { useRunwayFacts } from '../../runway/useRunwayFacts.ts';
import { orderPreflightOf, walletOf } from './orderPreflight.ts';

/** The payment of the first month, from the wallet and the cards as far as they are read. */
export const usePreflight = (): ((total: Money) => OrderPreflight) => {
  const { data: cards = null } = useQuery({ ...cardQueries.list(useApi()), enabled: config.cardKey !== '' });
  const { cardId } = useStandardCard(cards?.items ?? []);
  const runway = useRunwayFacts(true);
  const facts = {
    wallet: walletOf(useTransactions(), useSignedInMe()),
    cards,
    defaultCardId: cardId,
    cardPaysOrders: config.provider.cardPaysOrders,
    runway: runway.status === 'ready' ? runway.value : null,
  };
  return (total) => orderPreflightOf(total, { ...facts, now: Date.now() });
};
