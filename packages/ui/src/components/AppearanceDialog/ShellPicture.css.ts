import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius } from '../../theme/tokens.ts';

export const root = style({
  width: 40,
  height: 28,
  borderRadius: radius.small,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});
export const bar = style({ fill: vars.color.textMuted });
export const menu = style({ fill: vars.color.brand.base });
export const page = style({ fill: vars.color.border });
