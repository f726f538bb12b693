import { useTranslation } from 'react-i18next';
import { Box } from '../../components/Box/Box.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { Loadable } from '../Loadable.ts';
import { Loaded } from '../Loaded.tsx';
import { type ListRead, newestFirst, type TransactionItem } from '../wallet.ts';
import * as styles from './Dashboard.css.ts';
import { TransactionLines } from './TransactionLines.tsx';

interface LatestTransactionsProps {
  transactions: Loadable<ListRead<TransactionItem>>;
  href: string;
}

const shown = 6;

const skeleton = (
  <Box padding="large">
    <Stack space="large">
      {Array.from({ length: shown }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity and never move.
        <Skeleton key={line} lines={2} />
      ))}
    </Stack>
  </Box>
);

/** The six latest transactions (spec section 2, Dashboard). */
export const LatestTransactions = ({ transactions, href }: LatestTransactionsProps) => {
  const { t } = useTranslation('dashboard');
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
        skeleton={skeleton}
        failed={{ title: t('transactions.failed'), text: t('failedText') }}
      >
        {({ items, unreadable }) => (
          <>
            {items.length > 0 ? (
              <TransactionLines items={newestFirst(items).slice(0, shown)} />
            ) : (
              <EmptyState picture="money" title={t('transactions.empty')} text={t('transactions.emptyText')} />
            )}
            {unreadable > 0 ? <p className={styles.notice}>{t('unreadable', { count: unreadable })}</p> : null}
          </>
        )}
      </Loaded>
    </Card>
  );
};
