import { useTranslation } from 'react-i18next';
import { cardName } from '../../cards/cardName.ts';
import type { TopUpMeans } from '../topUp.ts';

/** The name of the chosen means of payment; null while it is not chosen. */
export const useMeansName = (means: TopUpMeans | null): string | null => {
  const { t } = useTranslation('pendingTopUps');
  if (means === null) return null;
  return typeof means === 'string' ? t(`method.${means}`) : cardName(means);
};
