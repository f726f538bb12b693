/** Viewport widths in px. Below `desktop` the sidebar collapses (spec section 2, Shell). From `wide` a list fits beside a table. */
export const breakpoints = { tablet: 640, desktop: 991, wide: 1240 } as const;
