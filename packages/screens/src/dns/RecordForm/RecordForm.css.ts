import { barsHeight } from '@may/ui/common/shellVars.css.ts';
import { media } from '@may/ui/theme/media.ts';
import { space } from '@may/ui/theme/tokens.ts';
import { fallbackVar, style } from '@vanilla-extract/css';

const narrowFirst = (columns: string) => ({
  display: 'grid',
  gap: space.medium,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: columns } },
});

export const nameAndType = style(narrowFirst('minmax(0, 1fr) minmax(140px, 200px)'));
export const delivery = style(narrowFirst('repeat(auto-fit, minmax(140px, 1fr))'));

export const value = style({ display: 'flex', alignItems: 'flex-start', gap: space.xsmall });
export const valueField = style({ flex: 1, minWidth: 0 });
/** Aligns the button with the input below the label. */
export const remove = style({ paddingBlockStart: 26 });

/** Stays visible beside the fields on a desktop. */
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.large,
  alignSelf: 'start',
  minWidth: 0,
  '@media': {
    [media.desktop]: { position: 'sticky', top: `calc(${fallbackVar(barsHeight, '0px')} + ${space.large}px)` },
  },
});
