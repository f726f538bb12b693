import { dashboardLimits } from '@may/domain/limits.ts';
import type { Rows } from '@may/domain/rows.ts';
import { newestFirst, type Transaction } from '@may/domain/wallet/transaction.ts';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { ListCard } from '@may/ui/patterns/ListCard/ListCard.tsx';
import { useTranslation } from 'react-i18next';
import { TransactionLines, TransactionLinesSkeleton } from './TransactionLines.tsx';

type LatestTransactionsProps = {
  transactions: Loadable<Rows<Transaction>>;
  href: string;
};

const { transactions: shown } = dashboardLimits;

/** The six latest transactions (spec section 2, Dashboard). */
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
      skeleton={<TransactionLinesSkeleton lines={shown} />}
      failed="dashboard:failed.transactions"
      tellsStale={false}
    >
      {(items) =>
        items.length > 0 ? (
          <TransactionLines items={newestFirst(items).slice(0, shown)} />
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
