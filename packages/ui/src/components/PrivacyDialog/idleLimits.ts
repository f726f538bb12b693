/** Minutes without a sign of the customer after which a page may lock itself. */
export const idleLimits = [5, 15, 30, 60] as const;
export type IdleLimit = (typeof idleLimits)[number];
