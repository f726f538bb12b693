import { randomBytes } from 'node:crypto';

/** A random id with the prefix of its kind, such as `srv_` and hex digits, two per byte. */
export const newId = (prefix: string, bytes: number): string => `${prefix}_${randomBytes(bytes).toString('hex')}`;

/** The first row of a query; undefined if it has none. */
export const first = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> => (await rows)[0];

/** The row of an insert or update that returns exactly one. */
export const only = async <Row>(rows: PromiseLike<Row[]>): Promise<Row> => {
  const row = await first(rows);
  if (!row) throw new Error('The database returned no row for a change.');
  return row;
};
