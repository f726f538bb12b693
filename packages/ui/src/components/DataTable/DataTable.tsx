import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Figure } from '../Skeleton/Figure.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Table, type TableColumn, type TableProps } from '../Table/Table.tsx';
import * as styles from './DataTable.css.ts';
import { TableSearch } from './FoundText.tsx';
import { findRows } from './findRows.ts';
import { NothingFound } from './NothingFound.tsx';
import { Pages } from './Pages.tsx';
import { pageSizes } from './pageSizes.ts';
import { useSortHeading } from './SortButton.tsx';
import { sortRows } from './sortRows.ts';
import { Toolbar } from './Toolbar.tsx';
import { type TableChoice, useShown } from './useShown.ts';

export type { TableChoice };

/** A table as something around it needs it, e.g. `Selectable`. */
export type TableList<Row> = {
  rows: readonly Row[];
  /** The rows that match search and filter. */
  found: readonly Row[];
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
  /** Label of the search field, which searches a text of each row. The text depends on the row alone. A short list shows neither search nor filter. */
  search?: { label: string; textOf: (row: Row) => string };
  /** A select that hides some rows. It begins with the first option, which has to keep all rows. */
  filter?: TableFilter<Row>;
  /** Content at the end of the toolbar, for the rows of all pages in their order. */
  tools?: (rows: readonly Row[]) => ReactNode;
  /** Draws the table with something around it, e.g. `Selectable`. */
  around?: (list: TableList<Row>) => ReactNode;
  /** Staged change of a row, drawn as a mark at its edge. */
  markOf?: TableProps<Row>['markOf'];
  /** Content in place of a table without rows. */
  empty: ReactNode;
  /** The choice of the page's address, empty if it has none. Another object replaces what was chosen. */
  choice?: Partial<TableChoice>;
  onChoiceChange?: (choice: TableChoice) => void;
};

/** The part of a table that its page remembers: the screen passes it on. */
export type TableMemory = Pick<DataTableProps<never>, 'choice' | 'onChoiceChange'>;

const noRows: readonly never[] = [];

// Without `memo` each typed letter of a search would draw the rows of the page again.
const PageOfRows = memo(Table) as typeof Table;

/** A table with search, filter, order and pages. All of it works on the given rows, without a request. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { caption, columns, rows: known, expected, getRowId, search, filter, tools } = props;
  const rows = known ?? noRows;
  const { shown, isSearched, change } = useShown(props);
  const { sort, size, page } = shown;
  const tag = tags[useLocale()];
  // Deferred, so that the field shows a letter before a long list is searched for it.
  const wanted = useDeferredValue(shown.search);
  const [first, ...others] = filter?.options ?? [];
  const option = others.find(({ value }) => value === shown.filter);
  const textOf = search?.textOf;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text and the filter of a row depend on the row and the choice alone.
  const matches = useMemo(() => {
    const matching = textOf ? findRows(rows, textOf, wanted) : rows;
    return option ? matching.filter(option.keeps) : matching;
  }, [rows, wanted, option?.value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value of a column depends on the row alone; each render makes new columns.
  const sorted = useMemo(() => sortRows(matches, columns, sort, tag), [matches, sort, tag]);
  const lastPage = Math.max(0, Math.ceil(matches.length / Number(size)) - 1);
  const start = Math.min(page, lastPage) * Number(size);
  const pageRows = useMemo(() => sorted.slice(start, start + Number(size)), [sorted, start, size]);

  const header = useSortHeading(sort, change);

  if (known?.length === 0) return props.empty;
  const table = { caption, getRowId, sort, header };
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
          <NothingFound onShowAll={() => change({ search: '', filter: undefined })} />
        )
      }
    </Figure>
  );
  const { around = (list: TableList<Row>) => list.draw(list.columns) } = props;
  return (
    <>
      <Toolbar
        search={isSearched ? search : undefined}
        filter={filter}
        found={known && matches.length}
        tools={tools?.(sorted)}
        shown={{ ...shown, filter: (option ?? first)?.value }}
        onChange={(next) => change(next.filter === first?.value ? { ...next, filter: undefined } : next)}
      />
      <TableSearch value={wanted}>{around({ rows, found: matches, getRowId, columns, draw })}</TableSearch>
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
