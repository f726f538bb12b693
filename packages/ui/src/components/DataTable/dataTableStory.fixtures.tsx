import { Card } from '../Card/Card.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

export type Line = { id: string; note: string };

/** Lines that are numbered from 1. */
export const linesTo = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(index + 1), note: `Dòng ${index + 1}` }));

/** The arguments that stories of a table of lines share. */
export const ofLines = {
  caption: 'Các dòng',
  getRowId: ({ id }: Line) => id,
  empty: null,
  search: { label: 'Tìm', textOf: ({ note }: Line) => note },
};

/** A table as a page shows it. */
export const inCard = <Row,>(args: DataTableProps<Row>) => (
  <Card padding="none">
    <DataTable {...args} />
  </Card>
);
