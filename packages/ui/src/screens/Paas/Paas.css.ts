import { style } from '@vanilla-extract/css';

/** One line in the table, at most 160 px wide. */
export const word = style({
  display: 'block',
  maxWidth: 160,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
