/** The row of an insert or update that returns exactly one. */
export const only = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('The database returned no row for a change.');
  return row;
};
