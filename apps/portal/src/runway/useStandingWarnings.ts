import {
  cardWarningOf,
  isBalanceKnown,
  type RunwayLimits,
  type StandingWarnings,
  type WarningTopic,
  walletWarningOf,
} from '@may/domain';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { config } from '../config.ts';
import { cardQueries } from '../data/cards.queries.ts';
import { useApi } from '../data/DataProvider.tsx';
import { useSignedInMe } from '../data/me.ts';
import { knownDefaultOf } from '../data/useStandardCard.ts';
import { customerSettings } from './customerSettings.ts';
import { useRunwayFacts } from './useRunwayFacts.ts';

/** The customer's limits in this browser. */
export const useRunwayLimits = (): RunwayLimits => {
  const { limits } = customerSettings(useSignedInMe().id);
  return useSyncExternalStore(limits.subscribe, limits.read, limits.read);
};

/** The warnings that stand. A topic that is not `read` sends no request: it is known as far as this page has read it. */
export const useStandingWarnings = (read: Record<WarningTopic, boolean>): StandingWarnings => {
  const limits = useRunwayLimits();
  const facts = useRunwayFacts(read.wallet);
  const cards = useQuery({ ...cardQueries.list(useApi()), enabled: read.card && config.cardKey !== '' });
  // After a failed refresh the last answer may be old: it raises and cures nothing.
  const known = facts.status === 'ready' && !facts.stale ? facts.value : null;
  const wallet = known ? walletWarningOf(known, limits) : undefined;
  const card = cards.data && !cards.isError ? cardWarningOf(knownDefaultOf(cards.data), Date.now()) : undefined;
  return { wallet, card, isBalanceKnown: known !== null && isBalanceKnown(known) };
};
