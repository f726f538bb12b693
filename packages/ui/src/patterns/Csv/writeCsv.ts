import { decimalsOf, type Money } from '@may/domain/kit';
import papa from 'papaparse';
import { numberFormat } from '../../i18n/intl.ts';
import type { CsvSource } from './csv.ts';

/** Without it, Excel reads the file in the computer's old code page and breaks every Vietnamese letter. */
const byteOrderMark = '\uFEFF';

/**
 * A cell that a program would run as a formula, also after spaces and in full-width signs, or a code whose digits it would drop. Such a code
 * begins with 0, has over 15 digits, or reads like 12E5. A plain negative number is none. The library puts an apostrophe before such a cell.
 */
const formula = /^(?!-\d+(?:[.,]\d+)?$)(?:[\t\r\n]|0\d+$|\d{16,}$|\d+e\d+$|\s*[=+\-@＝＋－＠])/i;

/** A plain number, which stays without quotation marks. */
const number = /^-?\d+(?:[.,]\d+)?$/;

/** An amount in major units, without groups and label: `-1234.50`. It is made of the digits, because division would round. */
const plainNumber = ({ amount, currency }: Money, decimal: string): string | null => {
  if (!Number.isSafeInteger(amount)) return null;
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${amount < 0 ? '-' : ''}${whole}${decimals > 0 ? decimal + digits.slice(-decimals) : ''}`;
};

/**
 * A file of comma-separated values that Excel opens with a double click on a computer in the language `tag`: where 1,5 is written, semicolons stand
 * between the cells.
 */
export const writeCsv = <Row>({ rows, columns, notes }: CsvSource<Row>, tag: string): string => {
  const decimal = numberFormat(tag).format(1.5).includes(',') ? ',' : '.';
  const cells = rows.map((row) =>
    columns.map(({ cell }) => {
      const value = cell(row);
      return value !== null && typeof value === 'object' ? plainNumber(value, decimal) : value;
    }),
  );
  const lines = papa.unparse([columns.map(({ header }) => header), ...cells, ...notes.map((note) => [note])], {
    delimiter: decimal === ',' ? ';' : ',',
    newline: '\r\n',
    escapeFormulae: formula,
    // A text that is quoted is one cell also for a program that separates by another sign, and would find a formula behind it.
    quotes: (value: unknown) => typeof value === 'string' && value !== '' && !number.test(value),
  });
  return `${byteOrderMark}${lines}\r\n`;
};
