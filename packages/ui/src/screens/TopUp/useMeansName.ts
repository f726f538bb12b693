import { useTranslation } from 'react-i18next';
import { cardName } from '../../format/cardName.ts';
import type { TopUpMeans } from './topUp.ts';

/** What the customer pays with, as a name; null while it is not chosen. */
export const useMeansName = (means: TopUpMeans | null): string | null => {
  const { t } = useTranslation('pendingTopUps');
  if (means === null) return null;
  return typeof means === 'string' ? t(`method.${means}`) : cardName(means);
};
