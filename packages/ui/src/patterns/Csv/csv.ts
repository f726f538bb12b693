import type { Money } from '@may/domain/kit';
import { twoDigits } from '../../format/formatDate.ts';

/** The columns of a file. A text is written as it is, an amount as a plain number, and null as an empty cell. */
export type CsvColumn<Row> = {
  header: string;
  cell: (row: Row) => string | Money | null;
};

/** The content of a file. */
export type CsvSource<Row> = {
  /** The rows in the order of the file. */
  rows: readonly Row[];
  columns: readonly CsvColumn<Row>[];
  /** Last lines of the file, about what it lacks. */
  notes: readonly string[];
};

/** A moment as Excel reads it in every language: `2026-11-21 14:05:00` by the device's clock; null for no moment. */
export const localMoment = (iso: string | null): string | null => {
  const at = new Date(iso ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return null;
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join(':')}`;
};

/** The device's time zone, as a head of moments names it. */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
