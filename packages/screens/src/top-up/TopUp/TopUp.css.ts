import { barsHeight } from '@may/ui/common/shellVars.css.ts';
import { media } from '@may/ui/theme/media.ts';
import { space, topBarHeight } from '@may/ui/theme/tokens.ts';
import { fallbackVar, style } from '@vanilla-extract/css';

/** The choices beside the summary; the summary stays visible while the choices scroll. */
export const columns = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)' } },
});
export const summary = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: `calc(${fallbackVar(barsHeight, `${topBarHeight}px`)} + ${space.large}px)`,
    },
  },
});
/** Label above amount, both at the right edge: the label stays in place when the amount arrives. */
export const balance = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  flexGrow: 1,
  minWidth: 0,
});
export const balancePlaceholder = style({ display: 'grid', alignItems: 'center', width: 128, minHeight: '1.75rem' });
