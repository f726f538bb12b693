import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import type { DateRange } from '../DateRangeField/DateRangeField.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import type { TableColumn, TableProps, TableSort } from '../Table/Table.tsx';
import { findRows, prepareSearch } from './findRows.ts';
import { onDays } from './onDays.ts';
import { type PageSize, Pages, pageSizes } from './Pages.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SortableTable } from './SortableTable.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useSelection } from './useSelection.ts';
import { useSelectionColumn } from './useSelectionColumn.tsx';
import { useSortedRows } from './useSortedRows.ts';

/** The order and the page size that the customer chose. The page keeps them, so that the table opens with them again. */
export type TableView = {
  sort: TableSort | null;
  size: PageSize;
};

/** Lets the customer choose rows for an action on all of them. */
export type TableSelection<Row> = {
  /** Name of a row, for the label of its checkbox. */
  nameOf: (row: Row) => string;
  /** Depends on the row alone, because the table keeps the result. */
  isSelectable: (row: Row) => boolean;
  /** Actions on the chosen rows; `clear` empties the choice. */
  actions: (rows: readonly Row[], clear: () => void) => ReactNode;
};

type TableFilter<Row> = {
  label: string;
  options: readonly { value: string; label: string; keeps: (row: Row) => boolean }[];
};

export type DataTableProps<Row> = {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** All rows, in their order until a heading is pressed. Pass the same array until they change. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Label of the search field, which searches a text of each row. The text depends on the row alone. */
  search?: { label: string; textOf: (row: Row) => string };
  /** A select that hides some rows. It begins with the first option, which has to keep all rows. */
  filter?: TableFilter<Row>;
  /** Label of the range of days, and the moment of a row in ISO 8601, which depends on the row alone. */
  days?: { label: string; momentOf: (row: Row) => string | null };
  /** Text for the number of rows that match search, filter and days. */
  found?: (count: number) => string;
  /** Checkboxes on the rows, and the actions on the chosen ones. */
  selection?: TableSelection<Row>;
  /** Staged change of a row, drawn as a mark at its edge. */
  markOf?: TableProps<Row>['markOf'];
  /** Content in place of a table without rows. */
  empty: ReactNode;
  /** Order and page size at the start. */
  view?: TableView | null;
  onViewChange?: (view: TableView) => void;
};

/** The customer's choices; they decide which rows are shown. */
type Shown = TableView & {
  search: string;
  filter: string | undefined;
  days: DateRange;
  page: number;
};

const anyDay: DateRange = { from: null, to: null };

// Without `memo` each typed letter of a search would draw the rows of the page again.
const PageOfRows = memo(SortableTable) as typeof SortableTable;

/** A table with search, filter, range of days, order, pages and choice of rows. All of it works on the given rows, without a request. */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  getRowId,
  search,
  filter,
  days,
  found,
  selection,
  markOf,
  empty,
  view,
  onViewChange,
}: DataTableProps<Row>) => {
  const { t } = useTranslation('table');
  const [shown, setShown] = useState<Shown>(() => ({
    search: '',
    filter: filter?.options[0]?.value,
    days: anyDay,
    sort: view?.sort ?? null,
    size: view?.size ?? pageSizes[1],
    page: 0,
  }));
  const { sort, size, page } = shown;
  // Deferred, so that the field shows a letter before a long list is searched for it.
  const wanted = useDeferredValue(shown.search);
  const keeps = filter?.options.find(({ value }) => value === shown.filter)?.keeps;
  const textOf = search?.textOf;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text, the filter and the moment of a row depend on the row and the choice alone.
  const matches = useMemo(() => {
    const matching = textOf ? findRows(rows, textOf, wanted) : rows;
    const kept = keeps && shown.filter !== filter?.options[0]?.value ? matching.filter(keeps) : matching;
    return days ? onDays(kept, days.momentOf, shown.days) : kept;
  }, [rows, wanted, shown.filter, shown.days]);
  const sorted = useSortedRows(matches, columns, sort);
  const lastPage = Math.max(0, Math.ceil(matches.length / Number(size)) - 1);
  const start = Math.min(page, lastPage) * Number(size);
  const pageRows = useMemo(() => sorted(start, start + Number(size)), [sorted, start, size]);
  const chosen = useSelection(rows, matches, pageRows, getRowId, selection?.isSelectable ?? null);
  const allColumns = useSelectionColumn(columns, getRowId, selection, chosen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of a row depends on the row alone.
  useEffect(() => {
    const gone = new AbortController();
    if (textOf) prepareSearch(rows, textOf, gone.signal);
    return () => gone.abort();
  }, [rows]);

  /** Goes to the first page, unless `next` has a page. */
  const change = useCallback(
    (next: Partial<Shown>) => {
      setShown((last) => ({ ...last, page: 0, ...next }));
      if (next.sort || next.size) onViewChange?.({ sort, size, ...next });
    },
    [onViewChange, sort, size],
  );
  const changeSort = useCallback((next: TableSort) => change({ sort: next }), [change]);

  if (rows.length === 0) return empty;
  const showAll = () => change({ search: '', filter: filter?.options[0]?.value, days: anyDay });
  return (
    <>
      <Toolbar
        search={search}
        filter={filter}
        days={days}
        found={found?.(matches.length)}
        shown={shown}
        onChange={change}
      />
      {selection && chosen.choosable + chosen.rows.length > 0 ? (
        <SelectionBar
          choosable={chosen.choosable}
          chosen={chosen.rows.length}
          state={chosen.state}
          onChooseAll={chosen.chooseAll}
        >
          {selection.actions(chosen.rows, chosen.clear)}
        </SelectionBar>
      ) : null}
      {matches.length > 0 ? (
        <PageOfRows
          caption={caption}
          columns={allColumns}
          markOf={markOf}
          rows={pageRows}
          getRowId={getRowId}
          sort={sort}
          onSortChange={changeSort}
        />
      ) : (
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
      )}
      {matches.length > Number(pageSizes[0]) ? (
        <Pages
          total={matches.length}
          size={size}
          page={Math.min(page, lastPage)}
          onSizeChange={(next) => change({ size: next })}
          onPageChange={(next) => change({ page: next })}
        />
      ) : null}
    </>
  );
};
