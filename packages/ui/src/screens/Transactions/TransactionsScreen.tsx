import { newestFirst, type Rows, type Transaction } from '@may/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import type { TableMemory } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { TableCard } from '../../patterns/ListCard/TableCard.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';
import { Page } from '../../patterns/Page/Page.tsx';
import { LateFlow } from '../CashFlow/LateFlow.tsx';
import { LogSums } from './LogSums.tsx';
import { LogTools } from './LogTools.tsx';
import { isReceived, isSpent, searchTextOf } from './logRows.ts';
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
  const { choice } = remembered;
  // A navigation brings another choice of rows and closes the months, which would push those rows out of sight.
  const [flow, setFlow] = useState<Pick<TableMemory, 'choice'> | null>(null);
  const showsFlow = flow !== null && flow.choice === choice;
  const read =
    transactions.status === 'ready' ? { ...transactions, value: { ...transactions.value, items: log } } : transactions;
  return (
    <Page
      title={t('title')}
      name={t('transaction')}
      homeHref={hrefs.home}
      action={
        <Inline space="xsmall">
          <Button
            variant="outline"
            tone="neutral"
            expanded={showsFlow}
            onPress={() => setFlow(showsFlow ? null : { choice })}
          >
            {t('byMonth')}
          </Button>
          <LinkButton href={hrefs.payment} icon={<Icon icon={icons.plus} />}>
            {t('shell:menu.topUp')}
          </LinkButton>
        </Inline>
      }
    >
      {pendingTopUps}
      {showsFlow ? <LateFlow transactions={read} /> : null}
      <TableCard
        caption={t('title')}
        columns={columns}
        read={read}
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
        days={{ label: t('days'), momentOf }}
        found={(count) => t('found', { count })}
        tools={(shown) => <LogTools list={read} shown={shown} />}
        sums={(found) => <LogSums found={found} />}
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

const momentOf = ({ createdAt }: Transaction): string | null => createdAt;
