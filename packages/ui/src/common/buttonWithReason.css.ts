import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { space } from '../theme/tokens.ts';

/** A disabled button and its reason, which stands before the button on a wide screen. */
export const buttonWithReason = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  '@media': {
    [media.tablet]: { flexDirection: 'row-reverse', alignItems: 'center', gap: space.small },
  },
});
globalStyle(`${buttonWithReason} > span`, { fontVariantNumeric: 'tabular-nums', margin: 0 });
