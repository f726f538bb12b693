import { breakpoints } from './breakpoints.ts';

/** Media queries, narrowest first; a style without a query is for the phone. */
export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  hover: '(hover: hover)',
} as const;
