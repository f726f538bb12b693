import { style } from '@vanilla-extract/css';

/** For screen readers alone. The text is not selectable, so that a copy contains only visible text. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  userSelect: 'none',
});
