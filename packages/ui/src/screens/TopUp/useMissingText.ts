import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../format/formatMoney.ts';
import type { TopUpForm } from './topUp.ts';

/** Why the payment can't begin yet, in words; undefined when nothing is missing. */
export const useMissingText = ({ pay, amount }: TopUpForm): string | undefined => {
  const { t } = useTranslation('topUp');
  const text = (value: number) => formatMoney({ amount: value, currency: amount.currency }).text;
  switch (pay.missing) {
    case null:
      return undefined;
    case 'amountTooSmall':
      return t('amount.below', { minimum: text(amount.minimum) });
    case 'amountTooLarge':
      return t('amount.above', { maximum: text(amount.maximum) });
    default:
      return t(`reason.${pay.missing}`);
  }
};
