import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { space } from '../theme/tokens.ts';

/** A button and why it is off: on a wide screen the reason stands before the button. */
export const buttonWithReason = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  '@media': {
    [media.tablet]: { flexDirection: 'row-reverse', alignItems: 'center', gap: space.small },
  },
});
globalStyle(`${buttonWithReason} > span`, { fontVariantNumeric: 'tabular-nums', margin: 0 });
