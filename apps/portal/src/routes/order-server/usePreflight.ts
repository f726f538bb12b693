import { expiryOf, isSameMoney, type Money, toMajorUnits } from '@may/domain';
import { cardName, type OrderPreflight } from '@may/ui';
import { config } from '../../config.ts';
import { useCardOptions } from '../../data/useCardOptions.ts';
import { useStandardCard } from '../../data/useStandardCard.ts';
import { useBalance } from '../../data/walletReads.ts';
import { href } from '../../router/href.ts';

/** How much of a sum the wallet lacks; null where it lacks nothing, or is kept in another currency. */
export const shortfallOf = (total: Money, wallet: Money | null): Money | null => {
  if (wallet === null || wallet.currency !== total.currency || wallet.amount >= total.amount) return null;
  return { amount: total.amount - wallet.amount, currency: total.currency };
};

/** The top-up that is prefilled with a sum, where there is one, and leads back to where it was wanted. */
export const topUpHrefOf = (amount: Money | null, returnTo: string): string =>
  href('payment', { ...(amount && { amount: String(toMajorUnits(amount)) }), returnTo });

/** What paying the first month would mean: the wallet, the card that is charged by default, and what is short. */
export const usePreflight = (): ((total: Money) => OrderPreflight) => {
  const balance = useBalance();
  const { options } = useCardOptions(config.cardKey !== '');
  const { cardId } = useStandardCard(options);
  const card = options.find(({ id }) => id === cardId);
  const wallet = balance.status === 'ready' ? balance.value : null;
  return (total) => ({
    firstMonth: total,
    wallet,
    card: card ? { name: cardName(card), expiry: expiryOf(card, Date.now()) } : null,
    shortfall: shortfallOf(total, wallet),
    isComparable: wallet === null || isSameMoney({ ...wallet, amount: 0 }, { ...total, amount: 0 }),
  });
};
