import { dashboardLimits } from '@may/domain/limits.ts';
import type { Rows } from '@may/domain/rows.ts';
import { newestFirst, type Transaction } from '@may/domain/wallet/transaction.ts';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { ListCard } from '@may/ui/patterns/ListCard/ListCard.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './Dashboard.css.ts';

type LatestTransactionsProps = {
  transactions: Loadable<Rows<Transaction>>;
  href: string;
};

const { transactions: shown } = dashboardLimits;

/** A placeholder for rows of transactions, or of another look with one line of text. */
export const LinesSkeleton = ({ lines, look }: { lines: number; look?: string }) =>
  Array.from({ length: lines }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity and never move.
    <div key={line} className={look ?? styles.spacious}>
      <span className={styles.words}>
        <Skeleton width="medium" />
        {look ? null : <Skeleton size="small" width="short" />}
      </span>
    </div>
  ));

/** The six latest transactions with note, time and signed amount (spec section 2, Dashboard). */
export const LatestTransactions = ({ transactions, href }: LatestTransactionsProps) => {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <ListCard
      title={t('transactions.title')}
      action={
        <Link href={href} standalone>
          {t('viewAll')}
        </Link>
      }
      read={transactions}
      figure="transactions"
      skeleton={<LinesSkeleton lines={shown} />}
      failed="dashboard:failed.transactions"
      tellsStale={false}
    >
      {(items) =>
        items.length > 0 ? (
          <ul>
            {newestFirst(items)
              .slice(0, shown)
              .map(({ id, description, createdAt, amount }) => (
                <li key={id} className={styles.spacious}>
                  <span className={styles.words}>
                    <span className={styles.note}>{description || t('common:transactions.noDescription')}</span>
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
        ) : (
          <EmptyState
            picture="money"
            title={t('common:transactions.empty')}
            text={t('common:transactions.emptyText')}
          />
        )
      }
    </ListCard>
  );
};
