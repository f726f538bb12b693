/** Where the layout changes, in pixels of viewport width: the sidebar collapses below `desktop` (spec section 2, Shell). */
export const breakpoints = { tablet: 640, desktop: 991 } as const;
