/** The numbers of rows that a page can have; 10 at the start (spec section 9). */
export const pageSizes = ['5', '10', '20', '50'] as const;
export type PageSize = (typeof pageSizes)[number];
