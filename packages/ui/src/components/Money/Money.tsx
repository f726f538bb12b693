import type { Money as MoneyValue } from '@may/domain/kit';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { formatMoney, unknownAmount } from '../../format/formatMoney.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Private } from '../Private/Private.tsx';
import * as styles from './Money.css.ts';

export const moneySizes = ['inherit', 'small', 'title', 'display'] as const;

export type MoneyProps = {
  /** Amount; `null` is an unknown amount, shown as `–` and never as zero. */
  value: MoneyValue | null;
  /** True for a credit or a debit, which gets a sign, an arrow and a colour. */
  signed?: boolean;
  /** @default 'inherit' */
  size?: (typeof moneySizes)[number];
  strong?: boolean;
  /** True for a price, or for what a press charges: it stays in view while the customer's own amounts are hidden. */
  isPrice?: boolean;
};

/** An amount of money with Vietnamese grouping and the provider's labels (spec section 9). Screen readers get the name of the currency. */
export const Money = ({ value, signed, size, strong, isPrice }: MoneyProps) => {
  const { t } = useTranslation();
  const shown = value && formatMoney(value);
  if (!value || !shown || shown.number === unknownAmount) {
    return (
      <span className={styles.money({ size, strong })}>
        <span aria-hidden>{unknownAmount}</span>
        <span className={visuallyHidden}>{t('amountUnknown')}</span>
      </span>
    );
  }
  const { number, sign, label } = shown;
  const direction = signed ? sign : '';
  const amount = t(`currency${value.currency}`, { number });
  const spoken = { '': amount, '+': t('amountPlus', { amount }), '−': t('amountMinus', { amount }) };
  const drawn = (
    <span
      className={styles.money({
        size,
        strong,
        tone: direction === '+' ? 'positive' : direction === '−' ? 'critical' : 'neutral',
      })}
    >
      <span aria-hidden>
        {direction ? (
          <span className={styles.arrow}>
            <Icon icon={direction === '+' ? icons.received : icons.spent} />
          </span>
        ) : null}
        {signed || sign === '−' ? sign : ''}
        {number}
        <span className={styles.label({ size })}>{label}</span>
      </span>
      <span className={visuallyHidden}>{spoken[signed || sign === '−' ? sign : '']}</span>
    </span>
  );
  return isPrice ? drawn : <Private>{drawn}</Private>;
};
