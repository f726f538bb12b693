import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Figure } from '../../patterns/Figure.tsx';
import type { DateRange } from '../DateRangeField/DateRangeField.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { TableColumn, TableProps, TableSort } from '../Table/Table.tsx';
import * as styles from './DataTable.css.ts';
import { findRows, prepareSearch } from './findRows.ts';
import { NothingFound } from './NothingFound.tsx';
import { onDays } from './onDays.ts';
import { Pages } from './Pages.tsx';
import { type PageSize, pageSizes } from './pageSizes.ts';
import { SortableTable } from './SortableTable.tsx';
import { shownColumns } from './shownColumns.ts';
import { Toolbar } from './Toolbar.tsx';
import { anyDay, useShown } from './useShown.ts';
import { useSortedRows } from './useSortedRows.ts';

/** The look and the order that the customer chose. The page keeps them, so that the table opens with them again. */
export type TableView = {
  sort: TableSort | null;
  size: PageSize;
  /** Columns that are left out, by their ids. */
  hidden?: readonly string[];
  /** True for low rows. */
  dense?: boolean;
};

/** The customer's choice of rows and their order. The page's address can hold it. */
export type TableChoice = Pick<TableView, 'sort' | 'size'> & {
  search: string;
  /** Undefined is the filter's first option. */
  filter?: string;
  days: DateRange;
  /** From 0; a page that is too high shows the last one. */
  page: number;
};

/** A table as something around it needs it, e.g. `Selectable`. */
export type TableList<Row> = {
  rows: readonly Row[];
  /** The rows that match search, filter and days. */
  found: readonly Row[];
  /** The rows of the page. */
  shown: readonly Row[];
  getRowId: (row: Row) => string;
  columns: readonly TableColumn<Row>[];
  draw: (columns: readonly TableColumn<Row>[]) => ReactNode;
};

type TableFilter<Row> = {
  label: string;
  options: readonly { value: string; label: string; keeps: (row: Row) => boolean }[];
};

export type DataTableProps<Row> = {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** All rows, in their order until a heading is pressed; null while they load. Pass the same array until they change. */
  rows: readonly Row[] | null;
  /** Number of placeholder rows while loading. */
  expected?: number;
  getRowId: (row: Row) => string;
  /** Label of the search field, which searches a text of each row. The text depends on the row alone. */
  search?: { label: string; textOf: (row: Row) => string };
  /** A select that hides some rows. It begins with the first option, which has to keep all rows. */
  filter?: TableFilter<Row>;
  /** Label of the range of days, and the moment of a row in ISO 8601, which depends on the row alone. */
  days?: { label: string; momentOf: (row: Row) => string | null };
  /** Text for the number of rows that match search, filter and days. */
  found?: (count: number) => string;
  /** Content at the end of the toolbar; `shown` gives all rows that match search, filter and days, in their order. */
  tools?: (shown: () => readonly Row[]) => ReactNode;
  /** Sums of the matching rows, drawn below the rows while search, filter or days hide some. */
  sums?: (found: readonly Row[]) => ReactNode;
  /** Draws the table with something around it, e.g. `Selectable`. */
  around?: (list: TableList<Row>) => ReactNode;
  /** Staged change of a row, drawn as a mark at its edge. */
  markOf?: TableProps<Row>['markOf'];
  /** Content in place of a table without rows. */
  empty: ReactNode;
  /** The look and the order at the start. */
  view?: TableView | null;
  /** Offers the menu of columns, height of rows and page size. */
  onViewChange?: (view: TableView) => void;
  /** The choice of the page's address, over the order and the page size of `view`; empty if it has none. Another object replaces what was chosen. */
  choice?: Partial<TableChoice>;
  onChoiceChange?: (choice: TableChoice) => void;
};

/** The part of a table that its page remembers: the screen passes it on. */
export type TableMemory = Pick<DataTableProps<never>, 'view' | 'onViewChange' | 'choice' | 'onChoiceChange'>;

const noRows: readonly never[] = [];

// Without `memo` each typed letter of a search would draw the rows of the page again.
const PageOfRows = memo(SortableTable) as typeof SortableTable;

/** A table with search, filter, range of days, order and pages. All of it works on the given rows, without a request. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows: known, expected, getRowId, search, filter, days, found, tools, sums } = props;
  const rows = known ?? noRows;
  const { shown, change } = useShown(props);
  const { sort, size, page, hidden, dense } = shown;
  const visible = useMemo(() => shownColumns(columns, hidden), [columns, hidden]);
  // Deferred, so that the field shows a letter before a long list is searched for it.
  const wanted = useDeferredValue(shown.search);
  const [first, ...others] = filter?.options ?? [];
  const option = others.find(({ value }) => value === shown.filter);
  const textOf = search?.textOf;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text, the filter and the moment of a row depend on the row and the choice alone.
  const matches = useMemo(() => {
    const matching = textOf ? findRows(rows, textOf, wanted) : rows;
    const kept = option ? matching.filter(option.keeps) : matching;
    return days ? onDays(kept, days.momentOf, shown.days) : kept;
  }, [rows, wanted, option?.value, shown.days]);
  const sorted = useSortedRows(matches, columns, sort);
  const lastPage = Math.max(0, Math.ceil(matches.length / Number(size)) - 1);
  const start = Math.min(page, lastPage) * Number(size);
  const pageRows = useMemo(() => sorted(start, start + Number(size)), [sorted, start, size]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of a row depends on the row alone.
  useEffect(() => {
    const gone = new AbortController();
    if (textOf) prepareSearch(rows, textOf, gone.signal);
    return () => gone.abort();
  }, [rows]);

  const { choice } = props;
  const checked = useRef<typeof choice>(undefined);
  // The address names the shown page, once the rows are known and a search is drawn.
  useEffect(() => {
    const isTooHigh = page > lastPage;
    if (!known || wanted !== shown.search || (!isTooHigh && checked.current === choice)) return;
    checked.current = choice;
    if (isTooHigh || choice?.size) change({ page: Math.min(page, lastPage) });
  });

  const changeSort = useCallback((next: TableSort) => change({ sort: next }), [change]);

  if (known?.length === 0) return props.empty;
  const table = { caption, dense, getRowId, sort, onSortChange: changeSort };
  const draw = (drawn: readonly TableColumn<Row>[]) => (
    <Figure
      name="rows"
      of={known ? { status: 'ready', value: pageRows } : { status: 'loading' }}
      skeleton={
        <PageOfRows
          {...table}
          columns={drawn}
          rows={noRows}
          status="loading"
          skeletonRows={expected && Math.min(expected, Number(size))}
        />
      }
    >
      {(shownRows) =>
        shownRows.length > 0 ? (
          <PageOfRows {...table} columns={drawn} markOf={props.markOf} rows={shownRows} />
        ) : (
          <NothingFound onShowAll={() => change({ search: '', filter: undefined, days: anyDay })} />
        )
      }
    </Figure>
  );
  const { around = (list: TableList<Row>) => list.draw(list.columns) } = props;
  return (
    <>
      <Toolbar
        search={search}
        filter={filter}
        days={days}
        found={found?.(matches.length)}
        waits={!known}
        tools={tools?.(() => sorted(0, matches.length))}
        columns={props.onViewChange && columns}
        shown={{ ...shown, filter: (option ?? first)?.value }}
        onChange={(next) => change(next.filter === first?.value ? { ...next, filter: undefined } : next)}
      />
      {around({ rows, found: matches, shown: pageRows, getRowId, columns: visible, draw })}
      {matches !== rows && matches.length > 0 ? sums?.(matches) : null}
      {known && matches.length > Number(pageSizes[0]) ? (
        <Pages
          total={matches.length}
          size={size}
          page={Math.min(page, lastPage)}
          onSizeChange={(next) => change({ size: next })}
          onPageChange={(next) => change({ page: next })}
        />
      ) : null}
      {!known && (expected ?? 0) > Number(pageSizes[0]) ? (
        <div className={styles.footer}>
          <Skeleton shape="block" size="small" width="short" />
        </div>
      ) : null}
    </>
  );
};
