import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../format/formatMoney.ts';
import type { TopUpScreenProps } from './TopUpScreen.tsx';

/** Why the payment can't begin yet, in words; undefined when nothing is missing. */
export const useMissing = ({
  status,
  offline,
  amount,
  currency,
  minimum,
  maximum,
}: Pick<TopUpScreenProps, 'status' | 'offline' | 'amount' | 'currency' | 'minimum' | 'maximum'>):
  | string
  | undefined => {
  const { t } = useTranslation('topUp');
  const text = (value: number) => formatMoney({ amount: value, currency }).text;
  switch (status.name) {
    case 'choosingAmount':
      if (amount !== null && amount > maximum) return t('amount.above', { maximum: text(maximum) });
      if (amount !== null && amount < minimum) return t('amount.below', { minimum: text(minimum) });
      return t('reason.amount');
    case 'choosingGroup':
      return t('reason.group');
    case 'choosingMethod':
      return t('reason.method');
    case 'loadingCards':
      return t('reason.loadingCards');
    case 'linkingCard':
      return t('reason.linkingCard');
    case 'choosingCard':
      return t('reason.card');
    default:
      return offline ? t('reason.offline') : undefined;
  }
};
