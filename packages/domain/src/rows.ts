/** Rows that could be read, and how many could not: one bad row never blanks a page. */
export type Rows<Row> = { items: readonly Row[]; unreadable: number };
