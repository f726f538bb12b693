import type { Rows, Transaction } from '@may/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Select } from '../../components/Select/Select.tsx';
import { sortRows } from '../../components/Table/sortRows.ts';
import { Table, type TableSort } from '../../components/Table/Table.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { type PageSize, Pages, pageSizes } from './Pages.tsx';
import { filterRows, numberRows, type TransactionFilter, transactionFilters } from './readRows.ts';
import * as styles from './Transactions.css.ts';
import { transactionColumns } from './transactionColumns.tsx';

interface TransactionLogProps {
  read: Rows<Transaction>;
}

/** The log with its search, direction, sorting and pages: everything happens here, nothing is fetched again. */
export const TransactionLog = ({ read }: TransactionLogProps) => {
  const { t } = useTranslation('transactions');
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<TransactionFilter>('all');
  const [sort, setSort] = useState<TableSort | null>(null);
  const [size, setSize] = useState<PageSize>('10');
  const [page, setPage] = useState(0);
  const columns = transactionColumns(t('columns', { returnObjects: true }));
  const rows = useMemo(() => numberRows(read.items), [read.items]);
  const found = useMemo(() => filterRows(rows, filter, search), [rows, filter, search]);
  const shownPage = Math.min(page, Math.max(0, Math.ceil(found.length / Number(size)) - 1));
  const start = shownPage * Number(size);

  const fromTheStart =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      change(value);
      setPage(0);
    };
  const showAll = () => {
    setSearch('');
    setFilter('all');
  };

  return (
    <>
      {read.items.length > 0 ? (
        <div className={styles.toolbar}>
          <div className={styles.search}>
            <TextField
              label={t('search')}
              hideLabel
              type="search"
              placeholder={t('search')}
              prefix={<Icon glyph={icons.search} />}
              value={search}
              onValueChange={fromTheStart(setSearch)}
            />
          </div>
          <div className={styles.filter}>
            <Select
              label={t('filter.label')}
              hideLabel
              options={transactionFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
              value={filter}
              onValueChange={fromTheStart(setFilter)}
            />
          </div>
          <span className={styles.found} role="status">
            {t('found', { count: found.length })}
          </span>
        </div>
      ) : null}
      {read.unreadable > 0 ? (
        <div className={styles.notice}>
          <Banner tone="caution" variant="card">
            {t('unreadable', { count: read.unreadable })}
          </Banner>
        </div>
      ) : null}
      <Table
        caption={t('title')}
        columns={columns}
        rows={sortRows(found, columns, sort).slice(start, start + Number(size))}
        getRowId={({ id }) => id}
        sort={sort}
        onSortChange={fromTheStart(setSort)}
        empty={
          read.items.length > 0 ? (
            <EmptyState
              picture="search"
              title={t('nothingFound')}
              text={t('nothingFoundText')}
              action={
                <Button variant="outline" tone="neutral" onPress={showAll}>
                  {t('clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState picture="money" title={t('empty')} text={t('emptyText')} />
          )
        }
      />
      {found.length > Number(pageSizes[0]) ? (
        <Pages
          total={found.length}
          size={size}
          page={shownPage}
          onSizeChange={fromTheStart(setSize)}
          onPageChange={setPage}
        />
      ) : null}
    </>
  );
};
