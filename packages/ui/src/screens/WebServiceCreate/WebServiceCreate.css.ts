import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.medium,
  padding: space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { [media.tablet]: { paddingInline: space.large } },
});
export const mark = style({ display: 'inline-flex', color: vars.color.textMuted });
export const note = style({
  padding: space.medium,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { paddingInline: space.large } },
});
