import { breakpoints } from './breakpoints.ts';

/** Media queries, smallest first; styles are written for the phone and widened. */
export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  hover: '(hover: hover)',
} as const;
