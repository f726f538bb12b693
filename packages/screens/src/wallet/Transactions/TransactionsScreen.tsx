import type { Rows } from '@may/domain/rows.ts';
import { newestFirst, type Transaction } from '@may/domain/wallet/transaction.ts';
import type { TableMemory } from '@may/ui/components/DataTable/DataTable.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { TableCard } from '@may/ui/patterns/ListCard/TableCard.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isReceived, isSpent, searchTextOf } from './logRows.ts';
import { TransactionsCsv } from './TransactionsCsv.tsx';
import { type ReceiptOf, useTransactionColumns } from './useTransactionColumns.tsx';

export type TransactionsScreenProps = TableMemory & {
  /** The whole log, in any order. */
  transactions: Loadable<Rows<Transaction>>;
  /** The list of top-ups whose outcome is unknown. */
  pendingTopUps: ReactNode;
  /** Draws the way to a transaction's receipt. */
  receiptOf?: ReceiptOf;
  hrefs: { home: string; payment: string };
};

const noRows: readonly Transaction[] = [];

/** The transaction log with search, filter, sorting and pages (spec section 2, /transactions). */
export const TransactionsScreen = ({
  transactions,
  pendingTopUps,
  receiptOf,
  hrefs,
  ...remembered
}: TransactionsScreenProps) => {
  const { t } = useTranslation(['transactions', 'common', 'shell']);
  const log = transactions.status === 'ready' ? newestFirst(transactions.value.items) : noRows;
  const columns = useTransactionColumns(log, receiptOf);
  return (
    <Page
      title={t('title')}
      name={t('transaction')}
      homeHref={hrefs.home}
      action={
        <LinkButton href={hrefs.payment} icon={icons.plus}>
          {t('shell:menu.topUp')}
        </LinkButton>
      }
    >
      {pendingTopUps}
      <TableCard
        caption={t('title')}
        columns={columns}
        read={transactions}
        isLog
        expected={10}
        failed="transactions:failed"
        search={{ label: t('search'), textOf: searchTextOf }}
        filter={{
          label: t('filter.label'),
          options: [
            { value: 'all', label: t('filter.all'), keeps: () => true },
            { value: 'received', label: t('common:direction.received'), keeps: isReceived },
            { value: 'spent', label: t('common:direction.spent'), keeps: isSpent },
          ],
        }}
        tools={(rows) => <TransactionsCsv list={transactions} rows={rows} />}
        empty={
          <EmptyState
            picture="money"
            title={t('common:transactions.empty')}
            text={t('common:transactions.emptyText')}
          />
        }
        {...remembered}
      />
    </Page>
  );
};
