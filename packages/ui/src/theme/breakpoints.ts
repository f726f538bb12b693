/** Where the layout changes, in pixels of viewport width: the sidebar collapses below `desktop` (spec section 2, Shell), from `wide` a table has room for a list beside it. */
export const breakpoints = { tablet: 640, desktop: 991, wide: 1240 } as const;
