import { newestFirst, type Rows, type Transaction } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { Loadable } from '../Loadable.ts';
import { Loaded } from '../Loaded.tsx';
import * as styles from './Dashboard.css.ts';
import { TransactionLines, TransactionLinesSkeleton } from './TransactionLines.tsx';

interface LatestTransactionsProps {
  transactions: Loadable<Rows<Transaction>>;
  href: string;
}

const shown = 6;

/** The six latest transactions (spec section 2, Dashboard). */
export const LatestTransactions = ({ transactions, href }: LatestTransactionsProps) => {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <Card
      title={t('transactions.title')}
      action={
        <Link href={href} standalone>
          {t('viewAll')}
        </Link>
      }
      padding="none"
    >
      <Loaded
        flush
        of={transactions}
        skeleton={<TransactionLinesSkeleton lines={shown} />}
        failed={{ title: t('transactions.failed'), text: t('failedText') }}
      >
        {({ items, unreadable }) => (
          <>
            {items.length > 0 ? (
              <TransactionLines items={newestFirst(items).slice(0, shown)} />
            ) : (
              <EmptyState
                picture="money"
                title={t('common:transactions.empty')}
                text={t('common:transactions.emptyText')}
              />
            )}
            {unreadable > 0 ? <p className={styles.notice}>{t('common:unreadable', { count: unreadable })}</p> : null}
          </>
        )}
      </Loaded>
    </Card>
  );
};
