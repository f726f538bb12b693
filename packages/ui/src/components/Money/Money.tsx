import type { Money as MoneyValue } from '@may/domain';
import { useTranslation } from 'react-i18next';
import type { CurrencyLabelStyle } from '../../format/currencyLabels.ts';
import { formatMoney, unknownAmount } from '../../format/formatMoney.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Money.css.ts';

export const moneySizes = ['inherit', 'small', 'standard', 'body', 'title', 'display'] as const;

export type MoneyProps = {
  /** `null` is an amount nobody knows: shown as `–`, never as zero. */
  value: MoneyValue | null;
  /** Money that came or went: sign, arrow and colour together. */
  signed?: boolean;
  /** @default 'inherit' */
  size?: (typeof moneySizes)[number];
  /** đ, aud or VNĐ, AUD. @default 'short' */
  labelStyle?: CurrencyLabelStyle;
  strong?: boolean;
};

/** An amount of money, the only way one is shown (spec section 9: Vietnamese grouping, the provider's labels). */
export const Money = ({ value, signed, size, labelStyle, strong }: MoneyProps) => {
  const { t } = useTranslation();
  const shown = value && formatMoney(value, labelStyle);
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
  return (
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
};
