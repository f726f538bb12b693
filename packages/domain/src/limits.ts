/** Milliseconds that a notice stays (spec section 9). */
export const noticeDuration = 8000;

/** The rows and days that the dashboard shows (spec sections 2 and 9). */
export const dashboardLimits = { transactions: 6, invoices: 6, received: 2, spent: 2, curveDays: 30 } as const;
