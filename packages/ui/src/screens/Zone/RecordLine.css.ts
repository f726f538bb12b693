import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontFamily, typeStep } from '../../theme/font.ts';
import { media } from '../../theme/media.ts';
import { space, weight } from '../../theme/tokens.ts';

const mono = { ...typeStep('small'), fontFamily: fontFamily.mono, overflowWrap: 'anywhere' } as const;

/** Type in a column of its own, so that the names of a list begin below each other. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: space.xsmall,
  rowGap: 2,
  alignItems: 'start',
  minWidth: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '64px minmax(0, 2fr) minmax(0, 3fr)', columnGap: space.small },
  },
});
export const name = style({ ...mono, fontWeight: weight.strong, paddingBlockStart: 1 });
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  gridColumn: '2',
  '@media': { [media.tablet]: { gridColumn: 'auto', paddingBlockStart: 1 } },
});
export const value = style({ ...mono });
export const facts = style({
  ...typeStep('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.small,
  color: vars.color.textMuted,
});
export const change = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xxsmall,
  minWidth: 0,
});
export const was = style({ color: vars.color.textMuted, textDecorationColor: vars.color.critical.base });
export const becomes = style({ color: vars.color.text, fontWeight: weight.medium, textDecoration: 'none' });
