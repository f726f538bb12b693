import { useTranslation } from 'react-i18next';
import { cardName } from './cardName.ts';
import type { TopUpScreenProps } from './TopUpScreen.tsx';

/** What the customer pays with, as a name; null while it is not chosen. */
export const useMeansName = ({
  group,
  method,
  cards,
  cardId,
}: Pick<TopUpScreenProps, 'group' | 'method' | 'cards' | 'cardId'>): string | null => {
  const { t } = useTranslation('pendingTopUps');
  if (group === 'local' && method) return t(`method.${method}`);
  const card = group === 'card' ? cards.find(({ id }) => id === cardId) : undefined;
  return card ? cardName(card) : null;
};
