import { style } from '@vanilla-extract/css';

/** Read aloud, not shown; not selectable either, so that copying what is seen copies just that. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  userSelect: 'none',
});
