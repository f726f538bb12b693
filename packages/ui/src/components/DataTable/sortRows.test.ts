import { describe, expect, it } from 'vitest';
import type { TableColumn } from '../Table/Table.tsx';
import { sortRows } from './sortRows.ts';

type Row = {
  id: string;
  size: number | null;
};
const columns: TableColumn<Row>[] = [
  { id: 'size', header: 'Size', cell: () => null, sortValue: ({ size }) => size },
  { id: 'name', header: 'Name', cell: () => null, sortValue: ({ id }) => id },
  { id: 'plain', header: 'Plain', cell: () => null },
];
const rows: Row[] = [
  { id: 'may 10', size: 2 },
  { id: 'may 9', size: null },
  { id: 'ấm', size: 1 },
  { id: 'zeta', size: 2 },
];
const order = (column: string, direction: 'ascending' | 'descending') =>
  sortRows(rows, columns, { column, direction }, 'vi').map(({ id }) => id);

describe('sortRows', () => {
  it('keeps rows without a value last in both directions, and equal rows in their order', () => {
    expect(order('size', 'ascending')).toEqual(['ấm', 'may 10', 'zeta', 'may 9']);
    expect(order('size', 'descending')).toEqual(['may 10', 'zeta', 'ấm', 'may 9']);
  });

  it('sorts numbers inside names by value and Vietnamese letters by their alphabet', () => {
    expect(order('name', 'ascending')).toEqual(['ấm', 'may 9', 'may 10', 'zeta']);
  });

  it('keeps the given order for a column without `sortValue`', () => {
    expect(order('plain', 'ascending')).toEqual(rows.map(({ id }) => id));
    expect(sortRows(rows, columns, null, 'vi')).toBe(rows);
  });
});
