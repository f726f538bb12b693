import type { Rows, Transaction } from '@may/domain';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Select } from '../../components/Select/Select.tsx';
import { prepareSearch } from '../../components/SortedTable/findRows.ts';
import { useSortedRows } from '../../components/SortedTable/useSortedRows.ts';
import type { TableSort } from '../../components/Table/Table.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { LogTable } from './LogTable.tsx';
import { type PageSize, Pages, pageSizes } from './Pages.tsx';
import { filterRows, numberRows, searchTextOf, type TransactionFilter, transactionFilters } from './readRows.ts';
import * as styles from './Transactions.css.ts';
import { useTransactionColumns } from './useTransactionColumns.tsx';

interface TransactionLogProps {
  read: Rows<Transaction>;
}

/** What of the log is shown. */
interface View {
  search: string;
  filter: TransactionFilter;
  sort: TableSort | null;
  size: PageSize;
  page: number;
}

/** The log with its search, direction, sorting and pages: everything happens here, nothing is fetched again. */
export const TransactionLog = ({ read }: TransactionLogProps) => {
  const { t } = useTranslation(['transactions', 'common']);
  const [view, setView] = useState<View>({ search: '', filter: 'all', sort: null, size: '10', page: 0 });
  const { search, filter, sort, size, page } = view;
  // The letter is on the screen before a long log is searched for it.
  const wanted = useDeferredValue(search);
  const columns = useTransactionColumns();
  const rows = useMemo(() => numberRows(read.items), [read.items]);
  const found = useMemo(() => filterRows(rows, filter, wanted), [rows, filter, wanted]);
  const sorted = useSortedRows(found, columns, sort);
  const shownPage = Math.min(page, Math.max(0, Math.ceil(found.length / Number(size)) - 1));
  const start = shownPage * Number(size);
  const shown = useMemo(() => sorted(start, start + Number(size)), [sorted, start, size]);

  useEffect(() => {
    const left = new AbortController();
    prepareSearch(rows, searchTextOf, left.signal);
    return () => left.abort();
  }, [rows]);

  /** Any other change than of the page begins at the first page. */
  const change = useCallback((next: Partial<View>) => setView((last) => ({ ...last, page: 0, ...next })), []);
  const changeSort = useCallback((next: TableSort) => change({ sort: next }), [change]);
  const showAll = useCallback(() => change({ search: '', filter: 'all' }), [change]);

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
              onValueChange={(search) => change({ search })}
            />
          </div>
          <div className={styles.filter}>
            <Select
              label={t('filter.label')}
              hideLabel
              options={transactionFilters.map((value) => ({
                value,
                label: value === 'all' ? t('filter.all') : t(`common:direction.${value}`),
              }))}
              value={filter}
              onValueChange={(filter) => change({ filter })}
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
            {t('common:unreadable', { count: read.unreadable })}
          </Banner>
        </div>
      ) : null}
      <LogTable
        rows={shown}
        columns={columns}
        sort={sort}
        onSortChange={changeSort}
        onShowAll={read.items.length > 0 ? showAll : null}
      />
      {found.length > Number(pageSizes[0]) ? (
        <Pages
          total={found.length}
          size={size}
          page={shownPage}
          onSizeChange={(size) => change({ size })}
          onPageChange={(page) => change({ page })}
        />
      ) : null}
    </>
  );
};
