import { underBars } from '@may/ui/common/shellVars.css.ts';
import { media } from '@may/ui/theme/media.ts';
import { space } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

/** The choices beside the summary. On a phone the summary follows them, except its bar, which stays at the lower edge of the window. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(288px, 30%, 372px)',
      alignItems: 'start',
    },
  },
});
export const place = style({ scrollMarginBlock: `${underBars} 112px` });
