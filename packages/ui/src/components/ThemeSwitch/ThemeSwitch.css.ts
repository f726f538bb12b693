import { style } from '@vanilla-extract/css';

const shownIn = (theme: 'light' | 'dark') =>
  style({
    // As wide and high as the icon alone.
    display: 'none',
    selectors: { [`[data-theme="${theme}"] &`]: { display: 'contents' } },
  });

/** Content of a page in the light theme alone. */
export const inLight = shownIn('light');

/** Content of a page in the dark theme alone. */
export const inDark = shownIn('dark');
