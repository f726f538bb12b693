/** The readable rows and the number of unreadable ones: one bad row never blanks a page. */
export type Rows<Row> = { items: readonly Row[]; unreadable: number };
