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
  sortRows(rows, columns, { column, direction }, 'vi')(0, rows.length).map(({ id }) => id);

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
  });

  const long = Array.from({ length: 5_000 }, (_, index) => ({
    id: `may ${(index * 7_919) % 5_003}`,
    size: index % 11 === 0 ? null : (index * 31) % 97,
  }));

  it.each([
    ['size', 'ascending'],
    ['size', 'descending'],
    ['name', 'ascending'],
    ['name', 'descending'],
  ] as const)('gives 5,000 rows by %s, %s, in the same order page by page and at once', (column, direction) => {
    const all = sortRows(long, columns, { column, direction }, 'vi')(0, long.length);
    const page = sortRows(long, columns, { column, direction }, 'vi');
    const pages = Array.from({ length: 100 }, (_, index) => page(index * 50, index * 50 + 50));
    expect(pages.flat()).toEqual(all);
    expect(page(120, 130)).toEqual(all.slice(120, 130));
    const known = all.flatMap(({ size }) => size ?? []);
    const inOrder = known.toSorted((a, b) => (direction === 'ascending' ? a - b : b - a));
    if (column === 'size') expect(known).toEqual(inOrder);
    expect(new Set(all).size).toBe(long.length);
  });

  it('reads the value of each row once for ten pages', () => {
    let asked = 0;
    const counting: TableColumn<Row>[] = [
      {
        id: 'name',
        header: 'Name',
        cell: () => null,
        sortValue: ({ id }) => {
          asked += 1;
          return id;
        },
      },
    ];
    const page = sortRows(long, counting, { column: 'name', direction: 'ascending' }, 'vi');
    for (let start = 0; start < 500; start += 50) page(start, start + 50);
    expect(asked).toBe(long.length);
  });
});
