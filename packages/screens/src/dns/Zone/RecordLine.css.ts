import { vars } from '@may/ui/theme/contract.css.ts';
import { fontFamily, typeStep } from '@may/ui/theme/font.ts';
import { space, weight } from '@may/ui/theme/tokens.ts';
import { style } from '@vanilla-extract/css';

const mono = { ...typeStep('small'), fontFamily: fontFamily.mono, overflowWrap: 'anywhere' } as const;

/** From this width of its container a line has three columns, below it two. */
const roomy = '(min-width: 34rem)';

export const place = style({ containerType: 'inline-size', flex: 1, width: '100%', minWidth: 0 });

/** The type has a column of its own, so that the names in a list are aligned. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: space.xsmall,
  rowGap: 2,
  alignItems: 'start',
  '@container': {
    [roomy]: { gridTemplateColumns: '64px minmax(0, 2fr) minmax(0, 3fr)', columnGap: space.small },
  },
});
export const name = style({ ...mono, fontWeight: weight.strong, paddingBlockStart: 1 });
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  gridColumn: '2',
  '@container': { [roomy]: { gridColumn: 'auto', paddingBlockStart: 1 } },
});
export const value = style({ ...mono });
export const facts = style({
  ...typeStep('small'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.small,
  color: vars.color.textMuted,
});
