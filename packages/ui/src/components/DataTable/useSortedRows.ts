import { useMemo } from 'react';
import { locales } from '../../i18n/locales.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import type { TableColumn, TableSort } from '../Table/Table.tsx';
import { sortRows } from './sortRows.ts';

/** The rows in the order of a sort and of the language on screen, page by page. A list is read once a sort, and not again for its other pages. */
export const useSortedRows = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): ((start: number, end: number) => readonly Row[]) => {
  const { tag } = locales[useLocale()];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a column's value depends on the row alone, its words come anew with each render.
  return useMemo(() => sortRows(rows, columns, sort, tag), [rows, sort, tag]);
};
