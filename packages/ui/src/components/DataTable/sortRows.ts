import { collator } from '../../i18n/intl.ts';
import type { TableColumn, TableSort } from '../Table/Table.tsx';

/**
 * The rows in the order of a column, their texts in the language's alphabet. Equal rows keep their order, and rows without a value
 * stay last in both directions. Without an order it gives the same array.
 */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
  tag: string,
): readonly Row[] => {
  const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!sort || !sortValue) return rows;
  const words = collator(tag, { numeric: true });
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b));
  const direction = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort(({ value: a }, { value: b }) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : compare(a, b) * direction,
    )
    .map(({ row }) => row);
};
