/** The readable rows and the number of unreadable ones: one bad row never blanks a page. */
export type Rows<Row> = { items: readonly Row[]; unreadable: number };

/** The rows that a log shows at most, its newest ones: so many are quick on a slow phone (docs/decisions/0011). */
export const mostRows = 5_000;

/** The rows of a list that is read to prove that a row is absent. Throws if more rows are unreadable than `before`: one of them may be it. */
export const provingRows = <Row>({ items, unreadable }: Rows<Row>, before: number): readonly Row[] => {
  if (unreadable > before) throw new Error(`${unreadable} rows are unreadable, ${before} were before.`);
  return items;
};
