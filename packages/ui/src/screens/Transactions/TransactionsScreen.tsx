import type { Rows, Transaction } from '@may/domain';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataTableProps } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { TableCard } from '../../patterns/ListCard/TableCard.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';
import { Page } from '../../patterns/Page/Page.tsx';
import { isReceived, isSpent, numberRows, searchTextOf, type TransactionRow } from './logRows.ts';
import { useTransactionColumns } from './useTransactionColumns.tsx';

export type TransactionsScreenProps = Pick<DataTableProps<never>, 'view' | 'onViewChange'> & {
  /** The whole log, in any order. */
  transactions: Loadable<Rows<Transaction>>;
  /** The list of top-ups whose outcome is unknown. */
  pendingTopUps: ReactNode;
  hrefs: { home: string; payment: string };
};

/** The transaction log with search, filter, sorting and pages (spec section 2, /transactions). */
export const TransactionsScreen = ({ transactions, pendingTopUps, hrefs, ...remembered }: TransactionsScreenProps) => {
  const { t } = useTranslation(['transactions', 'common', 'shell']);
  const columns = useTransactionColumns();
  const read = useMemo<Loadable<Rows<TransactionRow>>>(
    () =>
      transactions.status === 'ready'
        ? { ...transactions, value: { ...transactions.value, items: numberRows(transactions.value.items) } }
        : transactions,
    [transactions],
  );
  return (
    <Page
      title={t('title')}
      name={t('transaction')}
      homeHref={hrefs.home}
      action={
        <LinkButton href={hrefs.payment} icon={<Icon icon={icons.plus} />}>
          {t('shell:menu.topUp')}
        </LinkButton>
      }
    >
      {pendingTopUps}
      <TableCard
        caption={t('title')}
        columns={columns}
        read={read}
        expected={10}
        failed={{ title: t('failed'), text: t('failedText') }}
        search={{ label: t('search'), textOf: searchTextOf }}
        filter={{
          label: t('filter.label'),
          options: [
            { value: 'all', label: t('filter.all'), keeps: () => true },
            { value: 'received', label: t('common:direction.received'), keeps: isReceived },
            { value: 'spent', label: t('common:direction.spent'), keeps: isSpent },
          ],
        }}
        days={{ label: t('days'), momentOf }}
        found={(count) => t('found', { count })}
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

const momentOf = ({ createdAt }: TransactionRow): string | null => createdAt;
