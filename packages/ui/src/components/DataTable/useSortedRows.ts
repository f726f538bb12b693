import { useMemo } from 'react';
import type { TableColumn, TableSort } from '../Table/Table.tsx';
import { sortRows } from './sortRows.ts';

/** The rows in the order of a sort, page by page; a list is read once a sort, and not again for its other pages. */
export const useSortedRows = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): ((start: number, end: number) => readonly Row[]) =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: a column's value depends on the row alone, its words come anew with each render.
  useMemo(() => sortRows(rows, columns, sort), [rows, sort]);
