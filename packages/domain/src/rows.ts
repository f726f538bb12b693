/** The readable rows and the number of unreadable ones: one bad row never blanks a page. */
export type Rows<Row> = { items: readonly Row[]; unreadable: number };

/** The rows that a log shows at most, its newest ones: so many are quick on a slow phone (docs/decisions/0011). */
export const mostRows = 5_000;
