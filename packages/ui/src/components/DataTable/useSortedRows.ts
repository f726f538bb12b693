import { useMemo } from 'react';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { TableColumn, TableSort } from '../Table/Table.tsx';
import { sortRows } from './sortRows.ts';

/** Sorts rows in the customer's language and returns a function that gives a page. Each sort reads the rows once for all pages. */
export const useSortedRows = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): ((start: number, end: number) => readonly Row[]) => {
  const tag = tags[useLocale()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value of a column depends on the row alone; each render makes new columns.
  return useMemo(() => sortRows(rows, columns, sort, tag), [rows, sort, tag]);
};
