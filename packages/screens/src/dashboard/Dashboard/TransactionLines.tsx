import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './Dashboard.css.ts';

type TransactionLinesProps = {
  items: readonly Transaction[];
  /** True in a card that has its own padding. */
  compact?: boolean;
};

/** A placeholder for `lines` transactions. */
export const TransactionLinesSkeleton = ({ lines, compact }: { lines: number; compact?: boolean }) => (
  <div className={styles.lines}>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity and never move.
      <div key={line} className={compact ? styles.compact : styles.spacious}>
        <span className={styles.words}>
          <Skeleton width="medium" />
          <Skeleton size="small" width="short" />
        </span>
      </div>
    ))}
  </div>
);

/** Transactions with note, time and signed amount. */
export const TransactionLines = ({ items, compact }: TransactionLinesProps) => {
  const { t } = useTranslation();
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
