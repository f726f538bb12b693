import { decimalsOf, type Money } from '@may/domain';
import papa from 'papaparse';
import { numberFormat } from '../../i18n/intl.ts';
import { inSteps } from '../../private/inSteps.ts';
import { type CsvDialect, type CsvSource, csvDialects } from './csv.ts';

/** Without it, Excel reads the file in the computer's old code page and breaks every Vietnamese letter. */
const byteOrderMark = '\uFEFF';

/**
 * The start of a cell that a program would run as a formula, also after spaces and in full-width signs. A plain negative number is none. The library
 * puts an apostrophe before such a cell.
 */
const formula = /^(?!-\d+(?:[.,]\d+)?$)(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** A plain number, which stays without quotation marks. */
const number = /^-?\d+(?:[.,]\d+)?$/;

/** The dialect that Excel expects on a computer in the language: those that write 1,5 separate by semicolons. */
export const dialectIn = (tag: string): CsvDialect =>
  numberFormat(tag).format(1.5).includes(',') ? 'semicolon' : 'comma';

/** An amount in major units, without groups and label: `-1234.50`. It is made of the digits, because division would round. */
const plainNumber = ({ amount, currency }: Money, decimal: string): string | null => {
  if (!Number.isSafeInteger(amount)) return null;
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${amount < 0 ? '-' : ''}${whole}${decimals > 0 ? decimal + digits.slice(-decimals) : ''}`;
};

/** The parts of a file of comma-separated values with a byte order mark. A long list is written in steps. */
export const writeCsv = async <Row>(
  { rows, columns, note }: CsvSource<Row>,
  dialect: CsvDialect,
  signal?: AbortSignal,
): Promise<string[]> => {
  const { separator, decimal } = csvDialects[dialect];
  // A text that is quoted is one cell also for a program that separates by another sign, and would find a formula behind it.
  const quotes = (value: unknown) => typeof value === 'string' && value !== '' && !number.test(value);
  const linesOf = (cells: (string | null)[][]) =>
    `${papa.unparse(cells, { delimiter: separator, newline: '\r\n', escapeFormulae: formula, quotes })}\r\n`;
  const parts = [byteOrderMark, linesOf([columns.map(({ header }) => header)])];
  await inSteps(
    rows,
    (step) => {
      const cells = step.map((row) =>
        columns.map(({ cell }) => {
          const value = cell(row);
          return value !== null && typeof value === 'object' ? plainNumber(value, decimal) : value;
        }),
      );
      parts.push(linesOf(cells));
    },
    signal,
  );
  if (note) parts.push(linesOf([[note]]));
  return parts;
};
