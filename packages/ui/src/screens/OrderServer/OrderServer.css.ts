import { style } from '@vanilla-extract/css';
import { underBars } from '../../private/shellVars.css.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

/** Choices beside the summary; on a phone it comes after them, but for the bar, which stays at the window's foot. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(288px, 34%, 372px)',
      alignItems: 'start',
    },
  },
});
export const place = style({ scrollMarginBlock: `${underBars} 112px` });
