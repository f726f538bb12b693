import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Money } from '../../components/Money/Money.tsx';
import type { TransactionItem } from '../wallet.ts';
import * as styles from './Dashboard.css.ts';

interface TransactionLinesProps {
  items: readonly TransactionItem[];
  /** Inside a padded card. */
  compact?: boolean;
}

/** Note, time and signed amount, one transaction a line. */
export const TransactionLines = ({ items, compact }: TransactionLinesProps) => {
  const { t } = useTranslation('dashboard');
  return (
    <ul className={styles.lines}>
      {items.map(({ id, description, createdAt, amount }) => (
        <li key={id} className={compact ? styles.compact : styles.spacious}>
          <span className={styles.words}>
            <span className={styles.note}>{description || t('transactions.noDescription')}</span>
            <span className={styles.moment}>
              <DateTime value={createdAt} />
            </span>
          </span>
          <span className={styles.amount}>
            <Money value={amount} signed strong />
          </span>
        </li>
      ))}
    </ul>
  );
};
