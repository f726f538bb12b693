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

/** How a customer left a table: kept by whoever draws it, so that it is found like that again. */
export type TableView = {
  sort: TableSort | null;
  size: PageSize;
};

/** Rows can be chosen, for something that is done with all of them. */
export type TableSelection<Row> = {
  /** Names a row, for its box. */
  nameOf: (row: Row) => string;
  /** By nothing but the row. */
  isSelectable: (row: Row) => boolean;
  /** What can be done with the chosen rows; `clear` chooses none of them any more. */
  actions: (rows: readonly Row[], clear: () => void) => ReactNode;
};

/** A choice that leaves some rows out; the first option is the one to begin with. */
type TableFilter<Row> = {
  label: string;
  options: readonly { value: string; label: string; keeps: (row: Row) => boolean }[];
};

export type DataTableProps<Row> = {
  /** What the table lists, heard and not seen. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** All there are, in the order they stand in until a header is pressed; the same array until they change. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** What a row is searched by, by nothing but the row; without it there is no search. */
  search?: { label: string; textOf: (row: Row) => string };
  filter?: TableFilter<Row>;
  /** The moment a row is of, as ISO 8601, by nothing but the row; with it, rows can be looked for by their days. */
  days?: { label: string; momentOf: (row: Row) => string | null };
  /** Says how many rows search and filter leave. */
  found?: (count: number) => string;
  selection?: TableSelection<Row>;
  /** Marks the edge of a row that is about to become another. */
  markOf?: TableProps<Row>['markOf'];
  /** Stands in for a list without rows. */
  empty: ReactNode;
  /** How the table was left last. */
  view?: TableView | null;
  onViewChange?: (view: TableView) => void;
};

/** What of the rows is shown. */
type Shown = TableView & {
  search: string;
  filter: string | undefined;
  days: DateRange;
  page: number;
};

const anyDay: DateRange = { from: null, to: null };

// A page is drawn anew when it changes, and not with each letter of a search.
const PageOfRows = memo(SortableTable) as typeof SortableTable;

/** A list with its search, filter, order and pages: all of it is done here, and nothing is fetched again. */
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
  // The letter is on the screen before a long list is searched for it.
  const wanted = useDeferredValue(shown.search);
  const keeps = filter?.options.find(({ value }) => value === shown.filter)?.keeps;
  const textOf = search?.textOf;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a row is searched and kept by depends on the row and the choice alone.
  const left = useMemo(() => {
    const matching = textOf ? findRows(rows, textOf, wanted) : rows;
    const kept = keeps && shown.filter !== filter?.options[0]?.value ? matching.filter(keeps) : matching;
    return days ? onDays(kept, days.momentOf, shown.days) : kept;
  }, [rows, wanted, shown.filter, shown.days]);
  const sorted = useSortedRows(left, columns, sort);
  const lastPage = Math.max(0, Math.ceil(left.length / Number(size)) - 1);
  const start = Math.min(page, lastPage) * Number(size);
  const pageRows = useMemo(() => sorted(start, start + Number(size)), [sorted, start, size]);
  const chosen = useSelection(rows, left, pageRows, getRowId, selection?.isSelectable ?? null);
  const allColumns = useSelectionColumn(columns, getRowId, selection, chosen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list has one kind of text.
  useEffect(() => {
    const gone = new AbortController();
    if (textOf) prepareSearch(rows, textOf, gone.signal);
    return () => gone.abort();
  }, [rows]);

  /** Any other change than of the page begins at the first page. */
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
        found={found?.(left.length)}
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
      {left.length > 0 ? (
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
      {left.length > Number(pageSizes[0]) ? (
        <Pages
          total={left.length}
          size={size}
          page={Math.min(page, lastPage)}
          onSizeChange={(next) => change({ size: next })}
          onPageChange={(next) => change({ page: next })}
        />
      ) : null}
    </>
  );
};
